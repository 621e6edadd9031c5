import { useQueryClient } from "@tanstack/react-query";
import {
  createContext,
  type ReactNode,
  startTransition,
  use,
  useCallback,
  useEffect,
  useRef,
  useState,
} from "react";
import { useLocation, useNavigate } from "react-router";
import { useBackend } from "../../platform/backend-context.tsx";
import { SESSION_KEY_PATTERN } from "../../platform/early-state.ts";
import { CARRIES_SIGN_IN } from "../../platform/sign-in-address.ts";
import type { FollowedSession, SessionState } from "./follow-session.ts";

const SessionContext = createContext<SessionState>({ status: "loading" });

export function useSession(): SessionState {
  return use(SessionContext);
}

/**
 * The signed-in person, once for the whole site (spec §4). Most readers have no account: the client
 * is loaded only when a session is saved here, when the address carries sign-in data, or when a
 * screen needs it; in every case its session is followed.
 */
export function SessionProvider({ children }: { children: ReactNode }) {
  const { address: backend, connect, connected, siteUrl } = useBackend();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const { pathname, search, hash } = useLocation();
  const [state, setState] = useState<SessionState>({ status: "loading" });
  const followed = useRef<Promise<FollowedSession>>(undefined);

  const follow = useCallback(
    (address?: string) => {
      // In a transition, like the router's own changes: a page that is being left must not see it.
      const show = (next: SessionState) => startTransition(() => setState(next));
      const before = followed.current;
      const now = before ?? begin(address);
      followed.current = now;
      now
        .then((session) => (before && address ? session.open(address) : undefined))
        .catch((error: unknown) => {
          console.error("The session could not be looked up", error);
          followed.current = undefined;
          show({ status: "unreachable", tryAgain: () => follow(address) });
        });

      async function begin(opening?: string) {
        const [client, { followSession }, { createBackendClient }] = await Promise.all([
          connect(),
          import("./follow-session.ts"),
          import("../../platform/backend-client.ts"),
        ]);
        const apart = () => createBackendClient(backend.url, backend.publishableKey, "apart");
        const stopAsking = () => void queries.cancelQueries();
        return followSession({ client, apart, siteUrl, opening, navigate, stopAsking, show });
      }
    },
    [backend, connect, siteUrl, navigate, queries],
  );

  useEffect(() => {
    if (CARRIES_SIGN_IN.test(search + hash)) {
      const { href, pathname } = location;
      // Before anything else can store it or send it on.
      history.replaceState(history.state, "", pathname);
      setState({ status: "loading" });
      follow(href);
    } else if (hasSavedSession()) follow();
    else if (!followed.current) setState({ status: "signed-out" });
  }, [search, hash, follow]);

  useEffect(() => {
    connected.then(() => follow());
    // Another tab has signed in; from then on the client itself receives the events.
    const onStorage = () => hasSavedSession() && follow();
    addEventListener("storage", onStorage);
    return () => removeEventListener("storage", onStorage);
  }, [connected, follow]);

  const askedHere = useRef(false);
  useEffect(() => {
    if (state.status !== "asked") askedHere.current = false;
    else if (state.askedAt === pathname) askedHere.current = true;
    // Leaving the question unanswered keeps the open account.
    else if (askedHere.current) state.answer(false);
  }, [state, pathname]);

  return <SessionContext value={state}>{children}</SessionContext>;
}

/** A browser that refuses storage throws when the property is read: it has no session. */
function hasSavedSession(): boolean {
  try {
    return Object.keys(localStorage).some((key) => SESSION_KEY_PATTERN.test(key));
  } catch {
    return false;
  }
}

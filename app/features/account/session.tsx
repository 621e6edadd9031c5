import type { Session } from "@supabase/supabase-js";
import { createContext, type ReactNode, use, useEffect, useState } from "react";
import { type Client, useBackend } from "../../platform/backend-context.tsx";
import { SESSION_KEY_PATTERN } from "../../platform/early-state.ts";

export type SessionState =
  | { status: "loading" }
  | { status: "signed-out" }
  /** The role is undefined until it has been read, and null where none has been chosen yet. */
  | { status: "signed-in"; session: Session; role: string | null | undefined };

const SessionContext = createContext<SessionState>({ status: "loading" });

/** Looks the session up once for the whole page. */
export function SessionProvider({ children }: { children: ReactNode }) {
  return <SessionContext value={useSessionLookup()}>{children}</SessionContext>;
}

export function useSession(): SessionState {
  return use(SessionContext);
}

/**
 * Who is signed in (spec §4): the initial lookup, then the provider's auth-change events. The
 * client is loaded only when a session is saved here, for most readers have none.
 */
function useSessionLookup(): SessionState {
  const { connect } = useBackend();
  const [state, setState] = useState<SessionState>({ status: "loading" });

  useEffect(() => {
    if (!hasSavedSession()) {
      setState({ status: "signed-out" });
      return;
    }
    let left = false;
    let unsubscribe = () => {};
    connect()
      .then((client) => {
        if (left) return;
        const { data } = client.auth.onAuthStateChange((_event, session) => {
          setState((before) => next(before, session));
          // Not awaited inside the callback: the client holds its lock meanwhile.
          if (session)
            void loadRole(client, session).then((role) => !left && setState(withRole(role)));
        });
        unsubscribe = () => data.subscription.unsubscribe();
      })
      .catch((error: unknown) => {
        console.error("The session could not be looked up", error);
        setState({ status: "signed-out" });
      });
    return () => {
      left = true;
      unsubscribe();
    };
  }, [connect]);

  return state;
}

/** A browser that refuses storage altogether throws at its mere name: it keeps no session. */
function hasSavedSession(): boolean {
  try {
    return Object.keys(localStorage).some((key) => SESSION_KEY_PATTERN.test(key));
  } catch {
    return false;
  }
}

function next(before: SessionState, session: Session | null): SessionState {
  if (!session) {
    delete document.documentElement.dataset.session;
    return { status: "signed-out" };
  }
  const role = before.status === "signed-in" ? before.role : undefined;
  return { status: "signed-in", session, role };
}

function withRole(role: string | null | undefined) {
  return (state: SessionState): SessionState =>
    state.status === "signed-in" ? { ...state, role } : state;
}

/** spec §7 Read profiles; no row (PGRST116) is ignored, other errors are only logged (§8). */
async function loadRole(client: Client, session: Session): Promise<string | null | undefined> {
  const { data, error } = await client
    .from("profiles")
    .select("*")
    .eq("user_id", session.user.id)
    .single();
  if (error?.code === "PGRST116") return null;
  if (error) console.error("The profile could not be read", error);
  return data?.role;
}

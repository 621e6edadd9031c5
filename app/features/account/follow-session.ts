import type { Session } from "@supabase/supabase-js";
import type { NavigateFunction } from "react-router";
import type { Client } from "../../platform/backend-context.tsx";
import { SESSION_KEY_PATTERN } from "../../platform/early-state.ts";
import { pageAfterSignIn } from "../../platform/private-page.ts";
import { onSessionRefused } from "../../platform/refused-session.ts";
import { destinationOf, placeAfter } from "./arrival.ts";
import { type AuthLink, readAuthLink } from "./auth-link.ts";
import { type Opened, type OtherAccount, openAuthLink } from "./open-auth-link.ts";
import { owesCode } from "./owes-code.ts";
import { signOut } from "./sign-out.ts";
import { forget, recall, remember } from "./tab-memory.ts";

/** The signed-in person of this page, as far as known. */
export type SessionState =
  | { status: "loading" }
  /** `ended`: there was a session until now; another device, tab or a new password has ended it. */
  | { status: "signed-out"; ended?: boolean }
  /** The person could not be determined: no connection, or the backend does not answer. */
  | { status: "unreachable"; tryAgain(): void }
  /** A link belongs to another account than the one that is open here. */
  | ({ status: "asked"; askedAt: string; answer(opens: boolean): void } & OtherAccount)
  /** The account has a second factor, which this session has not shown yet. */
  | { status: "code-owed"; session: Session; signOut(): void }
  | {
      status: "signed-in";
      session: Session;
      /** Undefined until it has been read, and null until one has been chosen. */
      role: string | null | undefined;
      roleFailed: boolean;
      readRole(): void;
      signOut(): void;
    };

export type FollowedSession = {
  /** Opens an address with sign-in data that the page reached after it was loaded. */
  open(address: string): Promise<void>;
};

type Role = { of: string; role: string | null | undefined; failed: boolean };

/**
 * Follows the client's auth events for as long as the page is open (spec §4): the saved session
 * first, then every change in this tab and others.
 * @param site.opening the page's initial address, if it carries sign-in data.
 */
export async function followSession(site: {
  client: Client;
  /** Makes a client that does not touch this browser's session. */
  apart(): Client;
  siteUrl: string;
  opening: string | undefined;
  navigate: NavigateFunction;
  /** Aborts requests that would reach the server after the session has ended. */
  stopAsking(): void;
  show(state: SessionState): void;
}): Promise<FollowedSession> {
  const { client, siteUrl, navigate, show } = site;
  let session: Session | null | undefined;
  let role: Role | undefined;
  let ended = false;
  /** Pending while the auth service is asked whether the session is still valid. */
  let check: Promise<void> | undefined;
  /** Meanwhile nothing is shown: somebody opening a link must not be treated as signed out. */
  let opening = site.opening !== undefined;
  /** The path of the page that last asked whether to open another account. */
  let askedAt = "";

  const present = () => {
    if (opening || session === undefined) return;
    if (session === null) {
      delete document.documentElement.dataset.session;
      show({ status: "signed-out", ended });
      return;
    }
    const leave = () => {
      const connect = async () => {
        site.stopAsking();
        return client;
      };
      void signOut(connect);
    };
    if (owesCode(session)) {
      // The link to the second step is shown where visitors sign in.
      delete document.documentElement.dataset.session;
      show({ status: "code-owed", session, signOut: leave });
      return;
    }
    document.documentElement.dataset.session = "";
    const { id } = session.user;
    if (role?.of !== id) void readRole(id);
    show({
      status: "signed-in",
      session,
      role: role?.role,
      roleFailed: role?.failed ?? false,
      readRole: () => void readRole(id),
      signOut: leave,
    });
  };

  /** Once per person, and on request, not at every renewal of a token. */
  const readRole = async (id: string) => {
    role = { of: id, role: undefined, failed: false };
    const read = await roleOf(client, id);
    if (read.failed) await check;
    if (role?.of !== id) return;
    role = { of: id, ...read };
    present();
  };

  const openLink = async (link: AuthLink): Promise<void> => {
    opening = true;
    show({ status: "loading" });
    const wanted = recall("next");
    const next = pageAfterSignIn(wanted, siteUrl);
    if (!isSettled(link)) await navigate(destinationOf(link, next), { replace: true });
    const { apart } = site;
    const begunHere = wanted !== null;
    await arrive(link, next, await openAuthLink({ client, apart, begunHere, mayOpen }, link));
  };

  const arrive = async (link: AuthLink, next: string, opened: Opened): Promise<void> => {
    if (opened.outcome === "unreachable") {
      const tryAgain = async () => {
        show({ status: "loading" });
        await arrive(link, next, await opened.again());
      };
      show({ status: "unreachable", tryAgain: () => void tryAgain() });
      return;
    }
    if (link.purpose === "provider") forget("next");
    if (opened.outcome === "declined") {
      // Somebody who has moved on is not called back.
      if (askedAt === location.pathname) await navigate("/profile", { replace: true });
    } else {
      if (opened.outcome === "opened" && link.purpose === "recovery") await markRecovery(client);
      const { to, state } = placeAfter(link, opened, next);
      if (state) await navigate(to, { replace: true, state });
    }
    opening = false;
    // Events may have arrived before; otherwise the saved session counts.
    session ??= (await client.auth.getSession()).data.session;
    present();
  };

  const mayOpen = (other: OtherAccount) =>
    new Promise<boolean>((resolve) => {
      const answer = (opens: boolean) => {
        show({ status: "loading" });
        resolve(opens);
      };
      askedAt = location.pathname;
      show({ status: "asked", askedAt, ...other, answer });
    });

  client.auth.onAuthStateChange((event, now) => {
    session = now;
    if (now) ended = false;
    else role = undefined;
    // Signed in another way: this tab no longer waits for a provider's answer.
    if (event === "SIGNED_IN" && !opening) forget("next");
    if (event === "SIGNED_OUT") {
      ended = true;
      forget("recovery");
    }
    // Other tabs receive this event too, and must not navigate away unseen.
    if (event === "PASSWORD_RECOVERY" && !opening && document.visibilityState === "visible") {
      if (now) remember("recovery", now.user.id);
      void navigate("/reset-password");
    }
    // Neither awaited nor read here: the client holds its lock during the event.
    setTimeout(present);
  });

  // The client itself drops a session that the service no longer knows, and emits an event.
  onSessionRefused(() => {
    if (!session || check) return;
    check = client.auth
      .getUser()
      .then(() => undefined)
      .catch((error: unknown) => console.error("The session could not be checked", error))
      .finally(() => {
        check = undefined;
      });
  });

  // A sign-out that did not reach the server clears the storage; other tabs receive no event.
  addEventListener("storage", ({ key, newValue }) => {
    if ((key !== null && !SESSION_KEY_PATTERN.test(key)) || newValue !== null) return;
    session = null;
    present();
  });

  const open = async (address: string) => {
    const link = readAuthLink(address);
    if (link) await openLink(link);
    else opening = false;
  };
  if (site.opening !== undefined) void open(site.opening).then(present);
  return { open };
}

/** Whether the link only reports a result, without a token to spend. */
function isSettled({ kind }: AuthLink): boolean {
  return kind === "error" || kind === "empty" || kind === "halfway";
}

async function markRecovery(client: Client): Promise<void> {
  const { data } = await client.auth.getSession();
  if (data.session) remember("recovery", data.session.user.id);
}

/** spec §7 Read profiles; no row (PGRST116) is ignored, other errors are logged (§8). */
async function roleOf(client: Client, id: string): Promise<Omit<Role, "of">> {
  const { data, error } = await client.from("profiles").select("*").eq("user_id", id).maybeSingle();
  if (error && error.code !== "PGRST116") {
    console.error("The profile could not be read", error);
    return { role: undefined, failed: true };
  }
  return { role: data?.role ?? null, failed: false };
}

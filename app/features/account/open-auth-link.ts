import type { AuthError } from "@supabase/supabase-js";
import { isUnanswered } from "../../platform/auth-calls.ts";
import type { Client } from "../../platform/backend-context.tsx";
import type { AuthLink } from "./auth-link.ts";

export type Opened =
  /** `whole` is false until the other mailbox has confirmed. */
  | { outcome: "opened"; whole: boolean }
  /** The link belongs to another account, and the person stays with theirs. */
  | { outcome: "declined" }
  | { outcome: "refused"; code: string }
  /** No answer came: the rest can be tried again. */
  | { outcome: "unreachable"; again(): Promise<Opened> };

/** The account that a link opens, and the one that is open here. */
export type OtherAccount = { email: string; openEmail: string | undefined };

type Site = {
  client: Client;
  apart(): Client;
  begunHere: boolean;
  mayOpen(other: OtherAccount): Promise<boolean>;
};

/**
 * Spends the token of a link; the client then has the session, if there is one. Anybody can send
 * somebody a link into an account of their own and wait for what is entrusted to it. So a link that
 * would replace an open account, or that comes from a provider to whom this tab sent nobody, is
 * spent by a separate client, and opened only if the person says so. Where no account is open, the
 * pages that mails lead to name the address.
 * @param site.apart makes a client that leaves this browser's session alone.
 * @param site.begunHere whether this tab sent the person to a provider.
 */
export async function openAuthLink(site: Site, link: AuthLink): Promise<Opened> {
  const { client } = site;
  const chooseSpender = async () => {
    const isWanted = link.purpose !== "provider" || site.begunHere;
    return isWanted && !(await openUser(client)) ? client : site.apart();
  };
  const again = () => openAuthLink(site, link);
  switch (link.kind) {
    case "token": {
      const { tokenHash: token_hash, type } = link;
      const spender = await chooseSpender();
      const { data, error } = await spender.auth.verifyOtp({ token_hash, type });
      if (error) return failed(error, again);
      if (!data.session) return { outcome: "opened", whole: false };
      return enter(site, spender);
    }
    case "session": {
      const { accessToken: access_token, refreshToken: refresh_token } = link;
      const spender = await chooseSpender();
      // A malformed token makes it throw.
      const { error } = await spender.auth
        .setSession({ access_token, refresh_token })
        .catch(() => ({ error: undefined }));
      if (error === undefined) return { outcome: "refused", code: "bad_jwt" };
      if (error) return failed(error, again);
      return enter(site, spender);
    }
    case "code": {
      // Works only where it was begun: the client keeps the verifier.
      const { error } = await client.auth.exchangeCodeForSession(link.code);
      return error ? failed(error, again) : { outcome: "opened", whole: true };
    }
    case "halfway":
      return { outcome: "opened", whole: false };
    case "error":
      return { outcome: "refused", code: link.code };
    case "empty":
      return { outcome: "refused", code: "" };
  }
}

/** Takes over a session that was opened apart: at once if it is the same person's. */
async function enter(site: Site, spender: Client): Promise<Opened> {
  if (spender === site.client) return { outcome: "opened", whole: true };
  const { session } = (await spender.auth.getSession()).data;
  if (!session) return { outcome: "refused", code: "bad_jwt" };
  const { access_token, refresh_token, user } = session;
  const open = await openUser(site.client);
  const isSame = open?.id === user.id;
  if (!isSame && !(await site.mayOpen({ email: user.email ?? "", openEmail: open?.email }))) {
    await spender.auth.signOut({ scope: "local" });
    return { outcome: "declined" };
  }
  return takeOver(site.client, { access_token, refresh_token });
}

/** The link is spent by now: only this step can be tried again. */
async function takeOver(
  client: Client,
  tokens: { access_token: string; refresh_token: string },
): Promise<Opened> {
  const { error } = await client.auth.setSession(tokens);
  return error ? failed(error, () => takeOver(client, tokens)) : { outcome: "opened", whole: true };
}

async function openUser(client: Client) {
  return (await client.auth.getSession()).data.session?.user;
}

function failed(error: AuthError, again: () => Promise<Opened>): Opened {
  return isUnanswered(error) || error.status === 429
    ? { outcome: "unreachable", again }
    : { outcome: "refused", code: error.code ?? error.name };
}

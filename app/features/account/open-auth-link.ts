import type { AuthError } from "@supabase/supabase-js";
import type { Client } from "../../platform/backend-context.tsx";
import type { AuthLink } from "./auth-link.ts";

export type Opened =
  /** `whole` is false until the other mailbox has confirmed. */
  | { outcome: "opened"; whole: boolean }
  | { outcome: "refused"; code: string }
  /** No answer came: the link may still be good. */
  | { outcome: "unreachable" };

/** Spends the token of a link; the client then has the session, if there is one. */
export async function openAuthLink(client: Client, link: AuthLink): Promise<Opened> {
  switch (link.kind) {
    case "token": {
      const { tokenHash: token_hash, type } = link;
      const { data, error } = await client.auth.verifyOtp({ token_hash, type });
      return error ? failed(error) : { outcome: "opened", whole: data.session !== null };
    }
    case "session": {
      const { accessToken: access_token, refreshToken: refresh_token } = link;
      // A malformed token makes it throw.
      const { error } = await client.auth
        .setSession({ access_token, refresh_token })
        .catch(() => ({ error: undefined }));
      if (error === undefined) return { outcome: "refused", code: "bad_jwt" };
      return error ? failed(error) : { outcome: "opened", whole: true };
    }
    case "code": {
      const { error } = await client.auth.exchangeCodeForSession(link.code);
      return error ? failed(error) : { outcome: "opened", whole: true };
    }
    case "halfway":
      return { outcome: "opened", whole: false };
    case "error":
      return { outcome: "refused", code: link.code };
    case "empty":
      return { outcome: "refused", code: "" };
  }
}

function failed(error: AuthError): Opened {
  const unanswered = error.name === "AuthRetryableFetchError" || error.status === 429;
  return unanswered
    ? { outcome: "unreachable" }
    : { outcome: "refused", code: error.code ?? error.name };
}

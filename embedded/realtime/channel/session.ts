import type { Identity } from "../../gateway/identity.ts";

/** Turns a user's token into an identity; null if it is refused. Rejects if it cannot tell. */
export type VerifyToken = (token: string) => Promise<Identity | null>;

export type Session = {
  /** Verifies a token and, if it is valid, uses it from now on. */
  use(token: string): Promise<Identity | null>;
  end(): void;
};

/** A session can be ended before its token expires, so a token is verified again this often. */
const REVERIFY_MS = 5 * 60_000;
const RETRY_MS = 10_000;

/**
 * Watches one channel's token and calls `onExpired` once it is no longer valid. Errors thrown there
 * go to `onError`, as no caller is left to catch them.
 */
export function createSession(
  verify: VerifyToken,
  onExpired: () => void,
  onError: (error: unknown) => void,
): Session {
  let timer: NodeJS.Timeout | undefined;
  let current: { token: string; expiresAt: number } | null = null;
  let ended = false;

  const watch = (ms: number) => {
    clearTimeout(timer);
    if (ended) return;
    timer = setTimeout(() => void recheck().catch(onError), Math.max(0, ms));
    timer.unref();
  };

  const recheck = async () => {
    const checked = current;
    if (!checked) return;
    const left = checked.expiresAt - Date.now();
    if (left <= 0) return onExpired();
    const identity = await attempt(checked.token);
    if (current !== checked || ended) return;
    if (identity === null) return onExpired();
    // Postgres is away, so we cannot tell whether the session is still valid.
    watch(Math.min(identity === undefined ? RETRY_MS : REVERIFY_MS, left));
  };

  const attempt = async (token: string) => verify(token).catch(() => undefined);

  return {
    async use(token) {
      const identity = await verify(token);
      if (!identity || ended) return identity;
      const { exp } = identity.claims;
      const expiresAt = typeof exp === "number" ? exp * 1000 : Number.POSITIVE_INFINITY;
      if (expiresAt <= Date.now()) return null;
      current = { token, expiresAt };
      watch(Math.min(REVERIFY_MS, expiresAt - Date.now()));
      return identity;
    },
    end() {
      ended = true;
      clearTimeout(timer);
    },
  };
}

import { randomBytes, timingSafeEqual } from "node:crypto";
import type { Log } from "../log.ts";
import type { LiveSecrets } from "./follow-secrets.ts";

const TELL_AGAIN_MS = 24 * 3_600_000;

type KnownKey = {
  role: "anon" | "service_role";
  /** When an earlier key becomes invalid. */
  until?: Date;
};
/** @returns undefined for anything that is no key of ours. */
export type FindKey = (key: string) => KnownKey | undefined;

/** The keys of programs, and those with which this process calls itself. */
export function createApiKeys(secrets: LiveSecrets, log: Log) {
  // Known to nobody else and never stored, so they need no rotation.
  const inner = {
    SUPABASE_PUBLISHABLE_KEY: `sb_publishable_inner_${randomBytes(24).toString("base64url")}`,
    SUPABASE_SECRET_KEY: `sb_secret_inner_${randomBytes(24).toString("base64url")}`,
  };
  const toldAt = new Map<string, number>();
  const tell = (kind: string, until: Date) => {
    const now = Date.now();
    if (now - (toldAt.get(kind) ?? 0) < TELL_AGAIN_MS) return;
    toldAt.set(kind, now);
    log("warn", `A program or an open page still uses an earlier ${kind} key`, {
      voidFrom: until.toISOString(),
    });
  };

  const findEarlier: FindKey = (key) => {
    const { accepted } = secrets.now();
    for (const [kind, role, entries] of [
      ["publishable", "anon", accepted.publishableKey],
      ["secret", "service_role", accepted.secretKey],
    ] as const) {
      const found = entries.find(({ value }) => same(key, value));
      const until = found && new Date(found.until);
      if (!until || until.getTime() <= Date.now()) continue;
      tell(kind, until);
      return { role, until };
    }
    return undefined;
  };

  const find: FindKey = (key) => {
    const { publishableKey, secretKey } = secrets.now();
    if (same(key, publishableKey) || same(key, inner.SUPABASE_PUBLISHABLE_KEY)) {
      return { role: "anon" };
    }
    if (same(key, secretKey) || same(key, inner.SUPABASE_SECRET_KEY)) {
      return { role: "service_role" };
    }
    return findEarlier(key);
  };
  return { find, inner };
}

function same(given: string, wanted: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(wanted)];
  return a.length === b.length && timingSafeEqual(a, b);
}

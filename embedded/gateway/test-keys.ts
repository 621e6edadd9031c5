import type { FindKey } from "./api-keys.ts";

/** A gateway's keys that stay as they are. */
export function fixedKeys(publishableKey: string, secretKey: string): FindKey {
  return (key) => {
    if (key === publishableKey) return { role: "anon" };
    return key === secretKey ? { role: "service_role" } : undefined;
  };
}

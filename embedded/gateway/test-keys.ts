import type { FindKey } from "./api-keys.ts";

/** Keys of a gateway that never change. */
export function fixedKeys(publishableKey: string, secretKey: string): FindKey {
  return (key) => {
    if (key === publishableKey) return { role: "anon" };
    return key === secretKey ? { role: "service_role" } : undefined;
  };
}

/** An actor: a database role, and the claims that the gateway passes to the policies. */
export type Actor = {
  role: "anon" | "authenticated" | "service_role" | "postgres";
  claims: { role?: string; sub?: string; aal?: string };
};

export const visitor: Actor = { role: "anon", claims: { role: "anon" } };

/** A holder of the secret key. */
export const service: Actor = { role: "service_role", claims: { role: "service_role" } };

/** The owner of the data: prepares it for the others. */
export const owner: Actor = { role: "postgres", claims: {} };

/** A signed-in person; `id` is the id of their account. */
export function person(id: string): Actor {
  return { role: "authenticated", claims: { role: "authenticated", sub: id } };
}

/** A signed-in person without any stored data. */
export const stranger: Actor = person("00000000-0000-4000-8000-00000000beef");

/** An actor: a database role, and the claims that the gateway passes to the policies. */
export type Actor = {
  role: "anon" | "authenticated" | "service_role" | "postgres" | "desk_staff";
  claims: { role?: string; sub?: string; aal?: string };
  /** At the desk: who acts, as the operations state it. */
  desk?: { actor: string; hasShownFactor: boolean };
};

export const visitor: Actor = { role: "anon", claims: { role: "anon" } };

/** A holder of the secret key. */
export const service: Actor = { role: "service_role", claims: { role: "service_role" } };

/** The owner of the data, who prepares it for the others. */
export const owner: Actor = { role: "postgres", claims: {} };

/** A signed-in person; `id` is the id of their account. */
export function person(id: string): Actor {
  return { role: "authenticated", claims: { role: "authenticated", sub: id } };
}

/** A signed-in person without any stored data. */
export const stranger: Actor = person("00000000-0000-4000-8000-00000000beef");

/** Somebody at the desk, as server/domain/desk/as-staff.ts lets them act. */
export function atDesk(actor: string, hasShownFactor = true): Actor {
  return { role: "desk_staff", claims: {}, desk: { actor, hasShownFactor } };
}

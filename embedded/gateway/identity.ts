export type Role = "anon" | "authenticated" | "service_role";

/** Who a request acts as: the Postgres role and the JWT claims that policies read. */
export type Identity = { role: Role; claims: Record<string, unknown> };

/** A visitor who is not signed in. */
export const ANYONE: Identity = { role: "anon", claims: { role: "anon" } };

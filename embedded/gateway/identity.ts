export type Role = "anon" | "authenticated" | "service_role";

/** How long a statement of each role may take, in PostgreSQL's format. */
export const ROLE_TIMEOUTS: Record<Role, string> = {
  anon: "3s",
  authenticated: "8s",
  service_role: "60s",
};

/** Who a request acts as: the Postgres role and the JWT claims that policies read. */
export type Identity = { role: Role; claims: Record<string, unknown> };

/** A visitor who is not signed in. */
export const ANYONE: Identity = { role: "anon", claims: { role: "anon" } };

import type pg from "pg";
import { type Role, STARTUP_ROLE } from "../../../contracts/accounts.ts";
import type { PublicDraft } from "../../judging/profiles/profile-evidence.ts";

/** One version of a draft that may be published. */
export type VersionedDraft = { role: Role; version: number; draft: PublicDraft };

const COLUMNS: Record<Role, string> = {
  Startup: `venture_round as "ventureRound", industries, '{}'::text[] as "investorTypes",
            founder_name as "founderName"`,
  Investor: `null as "ventureRound", target_industries as industries,
             investor_types as "investorTypes", '' as "founderName"`,
};

/**
 * The person's draft of that role.
 * @param lock locks it until the transaction ends, so that exactly what was judged is published
 */
export async function readDraft(
  client: pg.ClientBase | pg.Pool,
  userId: string,
  role: Role,
  { lock = false }: { lock?: boolean } = {},
): Promise<VersionedDraft | undefined> {
  const table = role === STARTUP_ROLE ? "startup_profiles" : "investor_profiles";
  const { rows } = await client.query<PublicDraft & { version: number; country: string | null }>(
    `select version, name, tagline, description, country, city, address,
            founded_year as "foundedYear", company_email as "companyEmail", website, ${COLUMNS[role]}
       from public.${table} where user_id = $1 ${lock ? "for update" : ""}`,
    [userId],
  );
  const [found] = rows;
  if (!found) return undefined;
  const { version, country, ...draft } = found;
  return { role, version, draft: { ...draft, country: country ?? "" } };
}

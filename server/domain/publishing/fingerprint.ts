import { createHash } from "node:crypto";
import type pg from "pg";
import { INVESTOR_ROLE, type Role, STARTUP_ROLE } from "../../../contracts/accounts.ts";
import { pageTables } from "../profiles/page-columns.ts";

/**
 * A fingerprint of all that a review judges: the page's content, the company's address, and the files.
 * Equal fingerprints are equal to a reviewer, however often the form was saved in between.
 */
export async function fingerprintOfDraft(
  client: pg.ClientBase | pg.Pool,
  userId: string,
): Promise<string> {
  const { rows } = await client.query(
    `select p.role,
            case when p.role = 'Startup' then ${judged(STARTUP_ROLE)} else ${judged(INVESTOR_ROLE)}
             end as draft,
            array(select kind || ' ' || sha256 from public.profile_files
                   where user_id = p.user_id order by kind) as files
       from public.profiles p where p.user_id = $1`,
    [userId],
  );
  return createHash("sha256").update(JSON.stringify(rows)).digest("hex");
}

function judged(role: Role): string {
  const { drafts, values } = pageTables(role);
  return `(select jsonb_build_array(${values.join(", ")}, d.company_email)::text
             from public.${drafts} d where d.user_id = p.user_id)`;
}

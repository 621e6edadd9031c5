import type pg from "pg";
import { INVESTOR_ROLE, roleOf, STARTUP_ROLE } from "../../../contracts/accounts.ts";
import type { PriceList } from "../../../contracts/price-list.ts";
import { holdUnlocked } from "../account/locked.ts";
import { noteActivity } from "../account/note-activity.ts";
import { readRole } from "../account/read-role.ts";
import { holdFile } from "../profile-files/file-rows.ts";
import { readFile } from "../profile-files/read-file.ts";
import { pageTables } from "../profiles/page-columns.ts";
import { readStatus } from "../profiles/read-status.ts";
import { fingerprintOfDraft } from "../publishing/fingerprint.ts";
import { publishSnapshot } from "../publishing/publish-snapshot.ts";
import { readDraft } from "../publishing/read-draft.ts";

/**
 * Makes a claimed page the claimant's, so that what they publish next goes there.
 * @returns false if that is impossible: it is already somebody's, or their profile has a page, is gone, or not of
 *   their role
 */
export async function linkClaimedPage(client: pg.ClientBase, caseId: string): Promise<boolean> {
  const { rows } = await client.query<{ kind: string; page: string; person: string | null }>(
    "select subject_kind as kind, subject_id as page, asker_id as person from desk.cases where id = $1",
    [caseId],
  );
  const [claim] = rows;
  if (!claim || claim.person === null) return false;
  const role = claim.kind === "startup" ? STARTUP_ROLE : INVESTOR_ROLE;
  if ((await readRole(client, { userId: claim.person })) !== role) return false;
  const { drafts, pages, key } = pageTables(role);
  const { rowCount } = await client.query(
    `update public.${drafts} d set ${key} = $2
      where d.user_id = $1 and d.${key} is null
        and exists (select from public.${pages} where id = $2)
        and not exists (select from public.${drafts} other where other.${key} = $2)`,
    [claim.person, claim.page],
  );
  return (rowCount ?? 0) > 0;
}

export type PublishingMeans = { prices: PriceList; logoAddress(path: string): string };

/**
 * Publishes a profile that was wrongly rejected, as it was judged; the reasons for the rejection become advice.
 * @returns false if the profile has changed since, so that nobody has judged what it says now, or if
 *   another condition of publishing no longer holds (spec §4), such as the deck's score, or the account is locked.
 */
export async function publishAppealed(
  client: pg.ClientBase,
  caseId: string,
  { prices, logoAddress }: PublishingMeans,
): Promise<boolean> {
  const { rows } = await client.query<{
    run: string;
    user: string;
    email: string;
    fingerprint: string;
    role: string;
  }>(
    `select r.id as run, r.user_id as "user", coalesce(u.email, '') as email, r.fingerprint, p.role
       from desk.cases c join public.runs r on r.id = c.run_id
       join public.profiles p on p.user_id = r.user_id
       join auth.users u on u.id = r.user_id where c.id = $1`,
    [caseId],
  );
  const [appealed] = rows;
  if (!appealed) return false;
  const { run, user, email } = appealed;
  const role = roleOf(appealed.role);
  const draft = await readDraft(client, user, role, { lock: true });
  if (!(await holdUnlocked(client, user))) return false;
  await holdFile(client, user, "logo");
  if (!draft || (await fingerprintOfDraft(client, user)) !== appealed.fingerprint) return false;
  const status = await readStatus(client, prices, { userId: user, email });
  // The rejected run was paid for.
  if (status?.blockers.some((blocker) => blocker !== "not_enough_credits")) return false;
  await client.query(
    `update public.publications set verdict = 'approved',
        findings = (select coalesce(jsonb_agg(f || '{"weight": "advice"}'), '[]')
                      from jsonb_array_elements(findings) f)
      where run_id = $1`,
    [run],
  );
  const logo = await readFile(client, user, "logo");
  await publishSnapshot(client, user, role, logo ? logoAddress(logo.path) : "");
  await noteActivity(client, { userId: user }, "profile_published", draft.draft.name);
  return true;
}

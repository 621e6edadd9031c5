import type pg from "pg";
import { STARTUP_ROLE } from "../../../contracts/accounts.ts";
import type { DomainMatch } from "../../../contracts/claims.ts";
import { companyDomain } from "../../../contracts/company-domain.ts";
import type { CaseDetails } from "../../../contracts/desk/cases.ts";
import type { Language } from "../../../contracts/languages.ts";
import { readReportedPage, reportedPath } from "../../../contracts/mistakes.ts";
import { registeredDomain } from "../../../contracts/web-address.ts";
import type { Actor } from "../account/actor.ts";
import { readRole } from "../account/read-role.ts";
import { findPage } from "./find-page.ts";

export type Claimed =
  | { outcome: "claimed"; domain: DomainMatch }
  /** `no_profile`: a page is given to a profile of its own kind, and there is none. */
  | { outcome: "no_page" | "no_profile" };

/** Brings somebody's claim of a company's page before staff, who see whether the domains agree. */
export async function claimPage(
  pool: pg.Pool,
  actor: Actor,
  claim: { page: string; text: string; language: Language },
): Promise<Claimed> {
  const page = readReportedPage(claim.page);
  if (page.kind !== "startup" && page.kind !== "investor") return { outcome: "no_page" };
  const found = await findPage(pool, page);
  if (!found) return { outcome: "no_page" };
  if (!(await hasProfile(pool, actor, page.kind))) return { outcome: "no_profile" };
  const domain = matchOf(actor.email, found.website);
  const details: CaseDetails = {
    domain,
    emailDomain: actor.email.slice(actor.email.lastIndexOf("@") + 1),
    ...(found.website !== null && { website: found.website }),
  };
  // Claiming again before the decision replaces the text; after it, that is another claim.
  const { rowCount: renewed } = await pool.query(
    `update desk.cases set text = $3, details = $4, language = $5
      where kind = 'claim' and subject_id = $1 and asker_id = $2 and decision is null`,
    [found.id, actor.userId, claim.text, JSON.stringify(details), claim.language],
  );
  if (renewed) return { outcome: "claimed", domain };
  await pool.query(
    `insert into desk.cases (kind, subject_kind, subject_id, subject_title, subject_path, text,
       details, origin, asker_id, language)
     select 'claim', $1, $2::uuid, $3, $4, $5, $6,
            $9 || count(*), $7::uuid, $8
       from desk.cases where kind = 'claim' and subject_id = $2::uuid and asker_id = $7::uuid
     on conflict (origin) do nothing`,
    [
      page.kind,
      found.id,
      found.title,
      reportedPath(page),
      claim.text,
      JSON.stringify(details),
      actor.userId,
      claim.language,
      `claim:${found.id}:${actor.userId}:`,
    ],
  );
  return { outcome: "claimed", domain };
}

/** Also checks the person's role: a startup's account may have an investor's profile from before. */
async function hasProfile(
  pool: pg.Pool,
  actor: Actor,
  kind: "startup" | "investor",
): Promise<boolean> {
  const role = await readRole(pool, actor);
  if ((role === STARTUP_ROLE) !== (kind === "startup")) return false;
  const { rowCount } = await pool.query(`select from public.${kind}_profiles where user_id = $1`, [
    actor.userId,
  ]);
  return rowCount === 1;
}

function matchOf(email: string, website: string | null): DomainMatch {
  const company = companyDomain(email);
  if (company === undefined) return "free";
  const host = website === null ? undefined : URL.parse(website)?.hostname;
  const site = host === undefined ? undefined : registeredDomain(host);
  if (site === undefined) return "none";
  return site === company ? "same" : "other";
}

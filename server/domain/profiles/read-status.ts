import type pg from "pg";
import { INVESTOR_ROLE, type Role, STARTUP_ROLE } from "../../../contracts/accounts.ts";
import { sameCompanyDomain } from "../../../contracts/company-domain.ts";
import type {
  ChecklistTask,
  ProfileStatus,
  PublishBlocker,
} from "../../../contracts/profile-status.ts";
import type { Actor } from "../account/actor.ts";
import { missingFields } from "./required-fields.ts";

type Draft = {
  company_email: string;
  website: string;
  match_criteria: string;
  changed_at: Date;
  published_at: Date | null;
  slug: string | null;
};

const TASKS: Record<Role, readonly ChecklistTask[]> = {
  [STARTUP_ROLE]: ["profile", "logo", "website", "pitch_deck", "business_license"],
  [INVESTOR_ROLE]: ["profile", "website", "business_license"],
};

/** How far the person's profile is: what is done, what is missing, and what keeps it from being published (spec §4). */
export async function readStatus(pool: pg.Pool, actor: Actor, role: Role): Promise<ProfileStatus> {
  const [draft, files] = await Promise.all([readDraft(pool, actor, role), readKinds(pool, actor)]);
  const missing = missingFields(role, draft);
  const isDone: Record<ChecklistTask, boolean> = {
    profile: missing.length === 0,
    website: draft !== undefined && draft.website !== "",
    logo: files.has("logo"),
    pitch_deck: files.has("pitch_deck"),
    business_license: files.has("business_license"),
  };
  const tasks = TASKS[role].map((task) => ({
    task,
    done: isDone[task],
    missing: task === "profile" ? missing : [],
  }));
  return {
    tasks,
    blockers: blockersOf({
      role,
      draft,
      accountEmail: actor.email,
      allDone: tasks.every(({ done }) => done),
    }),
    publication: publicationOf(draft),
    page: draft?.slug ? `/${role === STARTUP_ROLE ? "startups" : "investors"}/${draft.slug}` : null,
    criteria: draft?.match_criteria ?? "",
  };
}

function blockersOf(facts: {
  role: Role;
  draft: Draft | undefined;
  accountEmail: string;
  allDone: boolean;
}): PublishBlocker[] {
  const { role, draft, accountEmail, allDone } = facts;
  const blockers: PublishBlocker[] = [];
  if (!allDone) blockers.push("incomplete_tasks");
  // No deck has been reviewed before there are reviews.
  if (role === STARTUP_ROLE) blockers.push("score_unavailable");
  const company = draft?.website || draft?.company_email;
  if (!company || !sameCompanyDomain(accountEmail, company))
    blockers.push("company_email_required");
  return blockers;
}

function publicationOf(draft: Draft | undefined): ProfileStatus["publication"] {
  if (!draft?.published_at) return "not_published";
  return draft.changed_at > draft.published_at ? "needs_publishing" : "published";
}

async function readDraft(pool: pg.Pool, actor: Actor, role: Role): Promise<Draft | undefined> {
  const { rows } = await pool.query<Draft>(
    role === STARTUP_ROLE
      ? `select d.*, s.slug from public.startup_profiles d
           left join public.startups s on s.id = d.startup_id and s.is_published where d.user_id = $1`
      : `select d.*, i.slug from public.investor_profiles d
           left join public.investors i on i.id = d.investor_id and i.is_published where d.user_id = $1`,
    [actor.userId],
  );
  return rows[0];
}

async function readKinds(pool: pg.Pool, actor: Actor): Promise<Set<string>> {
  const { rows } = await pool.query<{ kind: string }>(
    "select kind from public.profile_files where user_id = $1",
    [actor.userId],
  );
  return new Set(rows.map(({ kind }) => kind));
}

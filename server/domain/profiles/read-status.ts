import type pg from "pg";
import { INVESTOR_ROLE, type Role, roleOf, STARTUP_ROLE } from "../../../contracts/accounts.ts";
import { sameCompanyDomain } from "../../../contracts/company-domain.ts";
import { MIN_DECK_SCORE, type PriceList, pricesFor } from "../../../contracts/prices.ts";
import type {
  ChecklistTask,
  ProfileStatus,
  PublishBlocker,
} from "../../../contracts/profile-status.ts";
import type { Actor } from "../account/actor.ts";
import { missingFields } from "./required-fields.ts";

type Draft = Record<string, unknown> & {
  company_email: string;
  website: string;
  match_criteria: string;
};

type Account = {
  role: string;
  kinds: string[];
  /** null until something is saved for the account's role. */
  draft: Draft | null;
  published_at: Date | null;
  /** The draft was changed after it was published. */
  is_ahead: boolean;
  slug: string | null;
  /** From the newest review of the current deck; null if it has not been reviewed. */
  deck_score: number | null;
  /** The spendable balance, without expired credits. */
  balance: number;
};

const TASKS: Record<Role, readonly ChecklistTask[]> = {
  [STARTUP_ROLE]: ["profile", "logo", "website", "pitch_deck", "business_license"],
  [INVESTOR_ROLE]: ["profile", "website", "business_license"],
};

/**
 * The progress of a person's profile: what is done, what is missing, and what keeps it from being
 * published (spec §4).
 * @returns undefined when the account has no role yet.
 */
export async function readStatus(
  client: pg.ClientBase | pg.Pool,
  prices: PriceList,
  actor: Actor,
): Promise<ProfileStatus | undefined> {
  const account = await readAccount(client, actor);
  if (!account) return undefined;
  const { draft, slug } = account;
  const role = roleOf(account.role);
  const files = new Set(account.kinds);
  const missing = missingFields(role, draft);
  const isDone: Record<ChecklistTask, boolean> = {
    profile: missing.length === 0,
    website: draft !== null && draft.website !== "",
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
      companyEmail: draft?.company_email ?? "",
      accountEmail: actor.email,
      allDone: tasks.every(({ done }) => done),
      deckScore: account.deck_score,
      canPay: account.balance >= pricesFor(role, prices).publish,
    }),
    publication: publicationOf(account),
    page: slug && `/${role === STARTUP_ROLE ? "startups" : "investors"}/${slug}`,
    criteria: draft?.match_criteria ?? "",
  };
}

function blockersOf(facts: {
  role: Role;
  companyEmail: string;
  accountEmail: string;
  allDone: boolean;
  deckScore: number | null;
  canPay: boolean;
}): PublishBlocker[] {
  const { role, companyEmail, accountEmail, allDone, deckScore, canPay } = facts;
  const blockers: PublishBlocker[] = [];
  if (!allDone) blockers.push("incomplete_tasks");
  if (role === STARTUP_ROLE) {
    if (deckScore === null) blockers.push("score_unavailable");
    else if (deckScore < MIN_DECK_SCORE) blockers.push("score_too_low");
  }
  if (!sameCompanyDomain(accountEmail, companyEmail)) blockers.push("company_email_required");
  if (!canPay) blockers.push("not_enough_credits");
  return blockers;
}

function publicationOf({ published_at, is_ahead }: Account): ProfileStatus["publication"] {
  if (!published_at) return "not_published";
  return is_ahead ? "needs_publishing" : "published";
}

/** One round trip: the role says which of the two drafts counts. */
async function readAccount(
  client: pg.ClientBase | pg.Pool,
  { userId }: Actor,
): Promise<Account | undefined> {
  const { rows } = await client.query<Account>(
    `select p.role,
            array(select kind from public.profile_files where user_id = p.user_id) as kinds,
            d.draft, d.published_at, coalesce(d.changed_at > d.published_at, false) as is_ahead, d.slug,
            (select r.score::float8 from public.deck_reviews r
               join public.profile_files f
                 on f.user_id = r.user_id and f.kind = 'pitch_deck' and f.sha256 = r.file_sha256
              where r.user_id = p.user_id order by r.created_at desc limit 1) as deck_score,
            (select coalesce(sum(l.remaining), 0) from public.credit_accounts a
               join public.credit_lots l on l.account_id = a.id
              where a.user_id = p.user_id and (l.expires_at is null or l.expires_at > now())
            )::int as balance
       from public.profiles p
       left join lateral (
         select to_jsonb(s) as draft, s.changed_at, s.published_at, page.slug
           from public.startup_profiles s
           left join public.startups page on page.id = s.startup_id and page.is_published
          where s.user_id = p.user_id and p.role = $2
         union all
         select to_jsonb(i), i.changed_at, i.published_at, page.slug
           from public.investor_profiles i
           left join public.investors page on page.id = i.investor_id and page.is_published
          where i.user_id = p.user_id and p.role <> $2) d on true
      where p.user_id = $1`,
    [userId, STARTUP_ROLE],
  );
  return rows[0];
}

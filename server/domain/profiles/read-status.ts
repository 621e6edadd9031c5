import type pg from "pg";
import { INVESTOR_ROLE, type Role, roleOf, STARTUP_ROLE } from "../../../contracts/accounts.ts";
import { companyDomain, companyEmailProblem } from "../../../contracts/company-domain.ts";
import type { Service } from "../../../contracts/credits.ts";
import { type DeckReview, deckReview } from "../../../contracts/deck-review.ts";
import type { MatchDirection } from "../../../contracts/matching.ts";
import type { PriceList } from "../../../contracts/price-list.ts";
import { MIN_DECK_SCORE, pricesFor } from "../../../contracts/prices.ts";
import type {
  ChecklistTask,
  ProfileStatus,
  PublishBlocker,
} from "../../../contracts/profile-status.ts";
import { sectionsHolding } from "../../../contracts/told-sections.ts";
import type { Actor } from "../account/actor.ts";
import { balanceOf } from "../credits/spend.ts";
import { IS_OF_PRESENT_DECK } from "../deck-review/read-reviews.ts";
import { differsFromPage } from "./page-columns.ts";
import { reachable } from "./reachable.ts";
import { missingFields } from "./required-fields.ts";
import { SIDES } from "./sides.ts";

type Draft = Record<string, unknown> & {
  company_email: string;
  website: string;
  match_criteria: string;
  /** Only startups have these. */
  raising?: number | null;
  raising_currency?: string | null;
};

type Account = {
  role: string;
  kinds: string[];
  /** null until something is saved for the account's role. */
  draft: Draft | null;
  published_at: Date | null;
  /** Publishing the draft now would change the page. */
  is_ahead: boolean;
  slug: string | null;
  /** From the newest review of the current deck; null if it has not been reviewed. */
  deck_score: number | null;
  deck_reviewed_at: Date | null;
  deck_review: unknown;
  /** The spendable balance, without expired credits. */
  balance: number;
  under_way: Service | null;
  /** null before the first finished match. */
  matches_found: number | null;
  matches_reachable: number | null;
  /** When the newest review of the profile looked at its current website, and whether that responded. */
  website_checked_at: Date | null;
  website_responded: boolean | null;
};

const TASKS: Record<Role, readonly ChecklistTask[]> = {
  [STARTUP_ROLE]: ["pitch_deck", "profile", "logo", "website", "business_license"],
  [INVESTOR_ROLE]: ["profile", "website", "business_license"],
};

/**
 * The progress of a person's profile: what is done, what is missing, and what keeps it from being
 * published (spec §4).
 * @returns undefined if the account has no role yet
 */
export async function readStatus(
  client: pg.ClientBase | pg.Pool,
  prices: PriceList,
  person: Pick<Actor, "userId" | "email">,
): Promise<ProfileStatus | undefined> {
  const account = await readAccount(client, person.userId);
  if (!account) return undefined;
  const { draft, slug } = account;
  const review = account.deck_review === null ? null : deckReview.parse(account.deck_review);
  const role = roleOf(account.role);
  const files = new Set(account.kinds);
  const missing = missingFields(role, draft);
  const companyEmail = draft?.company_email ?? "";
  const emailProblem = emailProblemOf(person.email, companyEmail);
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
      // Without the company's address there is nothing to compare yet, only a task.
      isOfCompany: companyEmail === "" || emailProblem === null,
      allDone: tasks.every(({ done }) => done),
      deckScore: account.deck_score,
      canPay: account.balance >= pricesFor(role, prices).publish,
    }),
    companyEmailProblem: emailProblem,
    objections: [],
    isRejected: false,
    publication: publicationOf(account),
    page: slug && `/${role === STARTUP_ROLE ? "startups" : "investors"}/${slug}`,
    criteria: draft?.match_criteria ?? "",
    deckScore: account.deck_score,
    deckFound: review && { issues: review.issues.length, sections: sectionsHolding(review) },
    deckReviewedAt: account.deck_reviewed_at?.toISOString() ?? null,
    underWay: account.under_way,
    matchesFound: account.matches_found,
    matchesReachable: account.matches_reachable,
    reviewedWebsite: account.website_checked_at && {
      address: draft?.website ?? "",
      responded: account.website_responded === true,
      checkedAt: account.website_checked_at.toISOString(),
    },
    askDiffers: review && askDiffers(review, draft),
  };
}

/** People who signed up with a public provider's address are told from the start. */
function emailProblemOf(account: string, company: string): ProfileStatus["companyEmailProblem"] {
  if (company !== "") return companyEmailProblem(account, company);
  return companyDomain(account) === undefined ? "account_free" : null;
}

/** Amounts in two currencies are not compared, as exchange rates change daily. */
function askDiffers({ figures }: DeckReview, draft: Draft | null): ProfileStatus["askDiffers"] {
  const deck = figures?.raising;
  const { raising: amount, raising_currency: currency } = draft ?? {};
  if (!deck || !amount || deck.currency !== currency || deck.amount === amount) return null;
  return {
    deck: { amount: deck.amount, currency: deck.currency },
    profile: { amount, currency: deck.currency },
  };
}

function blockersOf(facts: {
  role: Role;
  isOfCompany: boolean;
  allDone: boolean;
  deckScore: number | null;
  canPay: boolean;
}): PublishBlocker[] {
  const { role, isOfCompany, allDone, deckScore, canPay } = facts;
  const blockers: PublishBlocker[] = [];
  if (!allDone) blockers.push("incomplete_tasks");
  if (role === STARTUP_ROLE) {
    if (deckScore === null) blockers.push("score_unavailable");
    else if (deckScore < MIN_DECK_SCORE) blockers.push("score_too_low");
  }
  if (!isOfCompany) blockers.push("company_email_required");
  if (!canPay) blockers.push("not_enough_credits");
  return blockers;
}

function publicationOf({ published_at, is_ahead }: Account): ProfileStatus["publication"] {
  if (!published_at) return "not_published";
  return is_ahead ? "needs_publishing" : "published";
}

/** Reads both drafts in one round trip; the role decides which of them counts. */
async function readAccount(
  client: pg.ClientBase | pg.Pool,
  userId: string,
): Promise<Account | undefined> {
  const { rows } = await client.query<Account>(
    `select p.role,
            array(select kind from public.profile_files where user_id = p.user_id) as kinds,
            d.draft, d.published_at, coalesce(d.is_ahead, false) as is_ahead, d.slug,
            review.score::float8 as deck_score, review.created_at as deck_reviewed_at, review.review as deck_review,
            ${balanceOf("p.user_id")} as balance,
            (select r.service from public.runs r
              where r.user_id = p.user_id and r.state in ('queued', 'running')
              order by r.created_at desc limit 1) as under_way,
            matched.found as matches_found, matched.reachable as matches_reachable,
            judged.created_at as website_checked_at, judged.website_responded
       from public.profiles p
       left join public.profile_files logo on logo.user_id = p.user_id and logo.kind = 'logo'
       left join lateral (
         select d.score, d.created_at, d.review from public.deck_reviews d
          where d.user_id = p.user_id and ${IS_OF_PRESENT_DECK}
          order by d.created_at desc limit 1) review on true
       left join lateral (
         select r.id from public.runs r
          where r.user_id = p.user_id and r.service = 'match' and r.state = 'done'
          order by r.created_at desc, r.id limit 1) match_run on true
       left join lateral (
         select count(*)::int as found,
                count(*) filter (where ${isReachable("startups")} or ${isReachable("investors")})::int as reachable
           from public.match_results m where m.run_id = match_run.id) matched on match_run.id is not null
       left join lateral (
         select to_jsonb(d) as draft, d.published_at, page.slug,
                ${differsFromPage(STARTUP_ROLE, "logo.path")} as is_ahead
           from public.startup_profiles d
           left join public.startups page on page.id = d.startup_id and page.is_published
          where d.user_id = p.user_id and p.role = $2
         union all
         select to_jsonb(d), d.published_at, page.slug,
                ${differsFromPage(INVESTOR_ROLE, "logo.path")}
           from public.investor_profiles d
           left join public.investors page on page.id = d.investor_id and page.is_published
          where d.user_id = p.user_id and p.role <> $2) d on true
       left join lateral (
         select b.website, b.website_responded, b.created_at from public.publications b
          where b.user_id = p.user_id order by b.created_at desc limit 1) judged
         on judged.website = d.draft ->> 'website'
      where p.user_id = $1`,
    [userId, STARTUP_ROLE],
  );
  return rows[0];
}

/** SQL for whether the page of the result `m` of a match in that direction has an owner. */
function isReachable(direction: MatchDirection): string {
  const { other } = SIDES[direction];
  return `exists (select from public.${other.pages} page
    where page.id = m.${other.link} and ${reachable(other, "p.user_id")})`;
}

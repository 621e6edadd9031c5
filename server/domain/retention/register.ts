import { KEPT_DAYS } from "./terms.ts";

/** The jobs that delete what has expired. */
export type ForgettingJob = "forget_old" | "keep_cases" | "forget_old_items";

/** How long something is kept. */
export type Ends =
  /** With the account; as long as books must be kept; until staff remove it; never. */
  | "account"
  | "books"
  | "site"
  | "never"
  | {
      days: number;
      /** What the term begins with: "30 days after …". */
      after: string;
      job: ForgettingJob;
      /** For `forget_old`: the rows that have expired; `$1` is the days. */
      over?: string;
    };

export type Kept = {
  /** The personal data in the table. */
  holds: string;
  why: string;
  ends: readonly [Ends, ...Ends[]];
};

const old = (column: string) => `${column} < now() - make_interval(days => $1)`;

/** A term after which the job just deletes rows. */
const days = (count: number, after: string, over: string): Ends => ({
  days: count,
  after,
  over,
  job: "forget_old",
});

const account = (holds: string, why: string): Kept => ({ holds, why, ends: ["account"] });
const books = (holds: string): Kept => ({
  holds,
  why: "accounting rules; without a person once the account is gone",
  ends: ["books"],
});

const SIGN_IN_STEP = "it began";

/**
 * Every table with personal data, how long it is kept, and why. A test finds tables with such columns that are
 * missing here, and compares docs/operations/retention.md.
 */
export const REGISTER: Readonly<Record<string, Kept>> = {
  "auth.users": {
    holds: "address, password's hash, role and language",
    why: "to sign in",
    ends: [
      "account",
      days(
        KEPT_DAYS.unconfirmedAccount,
        "sign-up without confirming the address",
        `email_confirmed_at is null and phone_confirmed_at is null and last_sign_in_at is null
           and ${old("greatest(created_at, updated_at, confirmation_sent_at)")}
           and not exists (select from public.credit_accounts c where c.user_id = users.id)
           and not exists (select from desk.staff s where s.user_id = users.id)`,
      ),
    ],
  },
  "auth.identities": account("address at Google or Facebook", "to sign in"),
  "auth.mfa_factors": account("sealed secret of the second factor", "to sign in"),
  "internal.recovery_codes": account("hashes of recovery codes", "to sign in"),
  "auth.sessions": {
    holds: "network address, browser",
    why: "the person sees where they are signed in",
    ends: [
      "account",
      days(
        KEPT_DAYS.unusedSession,
        "its last use, or when it is ended",
        old("greatest(created_at, refreshed_at at time zone 'utc')"),
      ),
    ],
  },
  "auth.one_time_tokens": {
    holds: "hashes of mailed links and codes, the address",
    why: "to confirm an address",
    ends: [days(KEPT_DAYS.signInStep, SIGN_IN_STEP, old("(created_at at time zone 'utc')"))],
  },
  "auth.flow_state": {
    holds: "the account, codes",
    why: "a sign-in that is on its way",
    ends: [days(KEPT_DAYS.signInStep, SIGN_IN_STEP, old("created_at"))],
  },
  "auth.mfa_challenges": {
    holds: "network address",
    why: "a second factor that is on its way",
    ends: [days(KEPT_DAYS.signInStep, SIGN_IN_STEP, old("created_at"))],
  },
  "auth.audit_log_entries": {
    holds: "account, network address (hosted projects only)",
    why: "the auth service writes it",
    ends: ["account", days(KEPT_DAYS.authJournal, "the entry", old("created_at"))],
  },
  "public.profiles": account("role, language, choice of mails", "the account"),
  "public.startup_profiles": account("profile, name, telephone, address", "the service"),
  "public.investor_profiles": account("profile, address", "the service"),
  "public.profile_files": account("files' names; with them the files", "the service"),
  "public.kept_forms": account("what was typed and not saved, browser", "goes when saved"),
  "public.saved_startups": account("what they saved", "the service"),
  "public.saved_investors": account("what they saved", "the service"),
  "public.saved_searches": account("what they saved", "the service"),
  "public.runs": account("what was asked of a service", "the service"),
  "public.deck_reviews": account("result of a review, deck's name", "the service"),
  "public.publications": account("result of a review of the profile", "the service"),
  "public.deck_issue_marks": account("what was done about an issue", "the service"),
  "public.match_results": account("whom a match found", "the service"),
  "public.match_feedback": account("what they said of candidates", "the service"),
  "public.criteria_readings": account("criteria, as read", "the service"),
  "public.introductions": account("who asked whom, and the message", "the service"),
  "public.account_activity": {
    holds: "what happened in the account",
    why: "the person sees it",
    ends: ["account", days(KEPT_DAYS.activity, "it happened", old("created_at"))],
  },
  "public.support_grants": {
    holds: "leave to see a deck",
    why: "support",
    ends: ["account", days(KEPT_DAYS.endedSupportGrant, "it ended", old("ends_at"))],
  },
  "public.startups": { holds: "public page, founder", why: "the directory", ends: ["site"] },
  "public.investors": { holds: "public page", why: "the directory", ends: ["site"] },
  "search.people": { holds: "founders of public pages", why: "search", ends: ["site"] },
  "public.credit_accounts": books("whose credits"),
  "public.credit_entries": books("credits that moved"),
  "public.credit_lots": books("credits left"),
  "public.free_reviews": books("that a first review was given"),
  "public.checkouts": books("purchases"),
  "public.subscriptions": books("plans"),
  "public.invoices": books("invoices"),
  "public.payment_customers": books("the gateway's name of a customer"),
  "public.payment_events": books("notices of the gateway, without a person"),
  "public.model_calls": {
    holds: "what a model's work cost, without a person once the run is gone",
    why: "costs",
    ends: ["never"],
  },
  "desk.staff": { holds: "role at the desk", why: "rights", ends: ["account", "site"] },
  "desk.invitations": { holds: "invited address", why: "rights", ends: ["site"] },
  "desk.audit": {
    holds:
      "who of staff did what, to whom; staff's address; what a page said before and after, with its founder",
    why: "nobody can hide an act",
    ends: ["never"],
  },
  "desk.cases": {
    holds: "visitor's address, what they wrote",
    why: "to answer",
    ends: [
      "account",
      {
        days: KEPT_DAYS.answeredAddress,
        after: "the answer (the address; what was wrong on a page stays)",
        job: "keep_cases",
      },
    ],
  },
  "desk.documents": {
    holds: "who of staff wrote; a page's founder, whose name goes with their account",
    why: "versions",
    ends: ["site"],
  },
  "desk.revisions": {
    holds: "who of staff wrote; a page's founder, whose name goes with their account",
    why: "versions",
    ends: ["site"],
  },
  "desk.writings": { holds: "who of staff asked", why: "articles by a model", ends: ["site"] },
  "desk.pictures": { holds: "who of staff added it", why: "pictures", ends: ["site"] },
  "desk.feeds": { holds: "who of staff added it", why: "feeds", ends: ["site"] },
  "desk.different_companies": { holds: "who of staff said so", why: "duplicates", ends: ["site"] },
  "desk.imports": {
    holds: "who of staff brought which file, and its lines",
    why: "to undo it",
    ends: [
      "site",
      days(
        KEPT_DAYS.waitingImport,
        "nobody has taken it in",
        `state in ('uploaded', 'checked') and ${old("updated_at")}`,
      ),
    ],
  },
  "desk.import_changes": {
    holds: "a page's founder, whose name goes with their account",
    why: "to undo it",
    ends: ["site"],
  },
  "desk.feed_items": {
    holds: "publishers' texts, which name people",
    why: "news",
    ends: [{ days: KEPT_DAYS.feedItem, after: "it was listed", job: "forget_old_items" }],
  },
  "desk.empty_searches": {
    holds: "words that found nothing, of nobody",
    why: "to see what is missing",
    ends: [days(KEPT_DAYS.emptySearch, "the day", "day < current_date - $1::int")],
  },
  "desk.mails": {
    holds: "which mails went to which address, and whether they went out",
    why: "support",
    ends: ["account", days(KEPT_DAYS.mailRecord, "the mail", old("at"))],
  },
  "internal.bounces": {
    holds: "a keyed hash of an address, what was reported",
    why: "not to write in vain",
    ends: ["account", days(KEPT_DAYS.bounce, "the report", old("at"))],
  },
  "internal.stopped_addresses": {
    holds: "a keyed hash of an address",
    why: "not to write in vain",
    ends: ["account", days(KEPT_DAYS.stoppedAddress, "it was stopped", old("stopped_at"))],
  },
  "internal.newsletter_subscribers": {
    holds: "address, language",
    why: "the week by mail, until it is left",
    ends: [
      "site",
      days(
        KEPT_DAYS.unconfirmedSubscriber,
        "asking without confirming",
        `confirmed_at is null and ${old("asked_at")}`,
      ),
    ],
  },
  "internal.newsletter_folded": {
    holds: "which account a subscription has become",
    why: "so that older mails' links still end the news",
    ends: ["account"],
  },
  "internal.newsletter_weeks": {
    holds: "what a week's mail held",
    why: "the week by mail",
    ends: [days(KEPT_DAYS.newsletterSend, "the week", old("week"))],
  },
  "internal.newsletter_sends": {
    holds: "who got which week",
    why: "never twice",
    // The job deletes the week, and these go with it.
    ends: ["account", { days: KEPT_DAYS.newsletterSend, after: "the week", job: "forget_old" }],
  },
  "graphile_worker._private_jobs": {
    holds: "ids and now and then an address, for work that waits",
    why: "jobs",
    ends: [
      days(
        KEPT_DAYS.failedJob,
        "it was given up; others go when they are done",
        `attempts >= max_attempts and locked_at is null and ${old("updated_at")}`,
      ),
    ],
  },
  "storage.objects": account("files, each with its row above", "the service"),
};

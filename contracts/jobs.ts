import { z } from "zod";
import { staffRole } from "./desk/staff.ts";
import { LANGUAGES } from "./languages.ts";
import { MATCH_DIRECTIONS } from "./matching.ts";

/** Background work, queued in the transaction of its cause (server/jobs/). */
export type JobContract<Payload extends z.ZodType = z.ZodType> = {
  name: string;
  payload: Payload;
};

function job<Payload extends z.ZodType>(name: string, payload: Payload): JobContract<Payload> {
  return { name, payload };
}

/** Every job that mails somebody begins with one of these words, and no other does. */
export function isMailJob(name: string): boolean {
  return /^(send|tell)_/.test(name);
}

export const sendReceipt = job("send_receipt", z.object({ invoiceId: z.uuid() }));

export const tellOfMissingPayment = job(
  "tell_of_missing_payment",
  z.object({ invoiceId: z.uuid() }),
);

/** Confirms by mail that a plan will not be renewed. */
export const tellOfCancelledPlan = job(
  "tell_of_cancelled_plan",
  z.object({ subscriptionId: z.uuid() }),
);

/** Says by mail that a plan has ended for a missing payment. */
export const tellOfEndedPlan = job("tell_of_ended_plan", z.object({ subscriptionId: z.uuid() }));

/** For locked accounts: nobody is charged for what they cannot use. */
export const endPlansOfLocked = job("end_plans_of_locked", z.object({ userId: z.uuid() }));

/** For locked accounts: nobody waits for them, or is shown their address. */
export const endAsksOfLocked = job("end_asks_of_locked", z.object({ userId: z.uuid() }));

/** For deleted accounts: the gateway must not charge them any more. */
export const forgetCustomer = job(
  "forget_customer",
  z.object({ gateway: z.string(), customer: z.string() }),
);

/** A paid run (table runs). */
export const performRunJob = job("perform_run", z.object({ runId: z.uuid() }));

/** Has a language model read saved match criteria, which rules have read already. */
export const readCriteriaJob = job(
  "read_criteria",
  z.object({ userId: z.uuid(), direction: z.enum(MATCH_DIRECTIONS) }),
);

/** Mails the result of a finished run to its person, if they want such mails. */
export const sendRunResult = job("send_run_result", z.object({ runId: z.uuid() }));

/** Tells one side of an introduction that they were asked, or what the answer was. */
export const sendIntroductionMail = job(
  "send_introduction_mail",
  z.object({
    introductionId: z.uuid(),
    news: z.enum(["asked", "agreed", "declined", "expired"]),
    to: z.enum(["asker", "asked"]),
  }),
);
export type IntroductionNews = z.infer<(typeof sendIntroductionMail)["payload"]>;

/** Asks a visitor to confirm that they want the week's news. */
export const sendNewsletterConfirmation = job(
  "send_newsletter_confirmation",
  z.object({ subscriberId: z.uuid() }),
);

/** One recipient's copy of a week's mail (table internal.newsletter_sends). */
export const sendNewsletter = job("send_newsletter", z.object({ sendId: z.uuid() }));

/** Invites somebody to become staff. */
export const sendStaffInvitation = job(
  "send_staff_invitation",
  z.object({ email: z.string(), role: staffRole, language: z.enum(LANGUAGES) }),
);

/** Tells the person behind a case what staff decided. */
export const sendCaseAnswer = job("send_case_answer", z.object({ caseId: z.uuid() }));

/** What staff do to somebody's property and mail them about. */
export const TOLD_ACTS = [
  "page_changed",
  "page_restored",
  "page_unpublished",
  "page_merged",
  "deck_opened",
  "account_locked",
  "account_unlocked",
  "sessions_ended",
  "credits_given",
  "credits_taken",
  "run_paid_back",
] as const;

/** Tells somebody what staff did with their page, deck or account. */
export const tellOfStaffAct = job(
  "tell_of_staff_act",
  z.object({
    userId: z.uuid(),
    act: z.enum(TOLD_ACTS),
    /** The page or the file. */
    about: z.string().default(""),
    /** The page's path. */
    path: z.string().default(""),
    /** How many sessions or credits. */
    count: z.int().default(0),
    reason: z.string(),
  }),
);

/** Publishes or ends a document of the desk at its scheduled time. */
export const keepSchedule = job("keep_schedule", z.object({ documentId: z.uuid() }));

/** Work on a file of companies or rounds (table desk.imports). */
export const performImportJob = job(
  "perform_import",
  z.object({ importId: z.uuid(), work: z.enum(["check", "run", "undo"]) }),
);

/** Adds names from an import to the search index. */
export const settleNamesJob = job("settle_names", z.object({}));

/** Takes in pictures on other hosts that rows show. */
export const takeInPicturesJob = job("take_in_pictures", z.object({}));

/** A visit to a publisher's feed (table desk.feeds). */
export const visitFeedJob = job("visit_feed", z.object({ feedId: z.uuid() }));

/** Reads what a feed has listed, and adds it to stories. */
export const takeItemsJob = job("take_items", z.object({ feedId: z.uuid() }));

const writing = z.object({ writingId: z.uuid() });

/** Has a model write an article about a story (table desk.writings). */
export const draftStoryJob = job("draft_story", writing);

/** Translates an article's missing and outdated languages. */
export const translateArticleJob = job("translate_article", writing);

/** Translates the texts of a page that its owner has published. */
export const translateProfileJob = job("translate_profile", writing);

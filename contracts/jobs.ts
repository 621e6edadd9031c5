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

/** Jobs that tell somebody something by mail are named by it: no other name begins so. */
export function isMailJob(name: string): boolean {
  return /^(send|tell)_/.test(name);
}

export const sendReceipt = job("send_receipt", z.object({ invoiceId: z.uuid() }));

export const tellOfMissingPayment = job(
  "tell_of_missing_payment",
  z.object({ invoiceId: z.uuid() }),
);

/** To confirm by mail that a plan will not be renewed. */
export const tellOfCancelledPlan = job(
  "tell_of_cancelled_plan",
  z.object({ subscriptionId: z.uuid() }),
);

/** That a plan has ended for a missing payment. */
export const tellOfEndedPlan = job("tell_of_ended_plan", z.object({ subscriptionId: z.uuid() }));

/** For somebody whose account was locked: nobody is charged for what they cannot use. */
export const endPlansOfLocked = job("end_plans_of_locked", z.object({ userId: z.uuid() }));

/** For somebody whose account was locked: nobody waits for them, or shows them an address. */
export const endAsksOfLocked = job("end_asks_of_locked", z.object({ userId: z.uuid() }));

/** For a person who deleted their account: the gateway must not charge them any more. */
export const forgetCustomer = job(
  "forget_customer",
  z.object({ gateway: z.string(), customer: z.string() }),
);

/** A paid run (table runs). */
export const performRunJob = job("perform_run", z.object({ runId: z.uuid() }));

/** To have a language model read somebody's saved match criteria, which rules have read already. */
export const readCriteriaJob = job(
  "read_criteria",
  z.object({ userId: z.uuid(), direction: z.enum(MATCH_DIRECTIONS) }),
);

/** Mails the result of a finished run to its person, if they want such mails. */
export const sendRunResult = job("send_run_result", z.object({ runId: z.uuid() }));

/** Tells one side of an introduction that they were asked, or what was answered. */
export const sendIntroductionMail = job(
  "send_introduction_mail",
  z.object({
    introductionId: z.uuid(),
    news: z.enum(["asked", "agreed", "declined", "expired"]),
    to: z.enum(["asker", "asked"]),
  }),
);
export type IntroductionNews = z.infer<(typeof sendIntroductionMail)["payload"]>;

/** Asks whoever has an address whether they want the week's news there. */
export const sendNewsletterConfirmation = job(
  "send_newsletter_confirmation",
  z.object({ subscriberId: z.uuid() }),
);

/** The mail of one week to one of its recipients (table internal.newsletter_sends). */
export const sendNewsletter = job("send_newsletter", z.object({ sendId: z.uuid() }));

/** Asks somebody to become staff. */
export const sendStaffInvitation = job(
  "send_staff_invitation",
  z.object({ email: z.string(), role: staffRole, language: z.enum(LANGUAGES) }),
);

/** Tells who brought a case before staff what was decided. */
export const sendCaseAnswer = job("send_case_answer", z.object({ caseId: z.uuid() }));

/** What staff do with what is somebody's own, and tell them by mail. */
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
    /** The page's own. */
    path: z.string().default(""),
    /** Sessions or credits. */
    count: z.int().default(0),
    reason: z.string(),
  }),
);

/** A document of the desk whose time to appear, or to go, has come. */
export const keepSchedule = job("keep_schedule", z.object({ documentId: z.uuid() }));

/** Work on a file of companies or rounds (table desk.imports). */
export const performImportJob = job(
  "perform_import",
  z.object({ importId: z.uuid(), work: z.enum(["check", "run", "undo"]) }),
);

/** Names that an import has left to the search index. */
export const settleNamesJob = job("settle_names", z.object({}));

/** Pictures that rows show from other hosts, to be taken in. */
export const takeInPicturesJob = job("take_in_pictures", z.object({}));

/** A visit to a publisher's feed (table desk.feeds). */
export const visitFeedJob = job("visit_feed", z.object({ feedId: z.uuid() }));

/** What a feed has listed, to be read and put to its stories. */
export const takeItemsJob = job("take_items", z.object({ feedId: z.uuid() }));

const writing = z.object({ writingId: z.uuid() });

/** An article that a model is to write of a story (table desk.writings). */
export const draftStoryJob = job("draft_story", writing);

/** An article's missing and outdated translations. */
export const translateArticleJob = job("translate_article", writing);

/** The texts of a page that its owner has published. */
export const translateProfileJob = job("translate_profile", writing);

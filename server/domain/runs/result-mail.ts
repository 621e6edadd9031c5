import type pg from "pg";
import type { Service } from "../../../contracts/credits.ts";
import type { Mail } from "../../services/mail/mailer.ts";
import { layOutMail } from "../mail/lay-out-mail.ts";
import type { MailContent } from "../mail/mail-content.ts";
import { type FinishedRun, readFinishedRun } from "./finished-run.ts";
import { resultWords } from "./result-words.ts";
import { tellReview } from "./tell-review.ts";

type Words = ReturnType<typeof resultWords>;
type Told = Omit<MailContent, "notes">;

const TABS: Record<Service, string> = { deck_review: "review", publish: "publish", match: "match" };

/**
 * The mail about a run's result; undefined if it has not finished, or the person is gone or does not
 * want such mails. For a deck it gives the score, never its text, as others may read the mail, too.
 */
export async function composeResultMail(
  pool: pg.Pool,
  runId: string,
  publicUrl: string,
): Promise<Mail | undefined> {
  const run = await readFinishedRun(pool, runId);
  if (!run) return undefined;
  const t = resultWords(run.language);
  const tab = `${publicUrl}/profile?tab=${TABS[run.service]}`;
  const told = run.isFailed ? tellFailure(run, t, tab) : TELL[run.service](run, t, tab, publicUrl);
  if (!told) return undefined;
  return layOutMail(run.email, run.language, {
    ...told,
    kind: "result",
    notes: [t("resultsNote")],
  });
}

type Tell = (run: FinishedRun, t: Words, tab: string, publicUrl: string) => Told | undefined;

const TELL: Record<Service, Tell> = {
  deck_review: ({ review, language }, t, tab) => {
    if (review === null) return undefined;
    const { paragraphs, points } = tellReview(review, language);
    return {
      subject: t("deckSubject"),
      heading: t("deckHeading"),
      paragraphs: [...paragraphs, ...(review.judgedBy === "rules" ? [t("deckCheck")] : [])],
      ...(points && { points }),
      button: { label: t("deckButton"), href: tab },
    };
  },

  publish: (run, t, tab, publicUrl) => {
    if (run.verdict === "rejected") return tellRejection(run, t, tab);
    const { page, verdict } = run;
    // Withdrawn before the mail was written, so there is nothing to link to.
    if (verdict === null || !page) return undefined;
    return {
      subject: t("publishedSubject"),
      heading: t("publishedHeading", { name: page.name }),
      paragraphs: [t("publishedText")],
      button: { label: t("publishedButton"), href: `${publicUrl}${page.path}` },
    };
  },

  match: ({ matches, bestMatch, isPaidBack }, t, tab) => {
    if (bestMatch !== null) {
      return {
        subject: t("matchSubject"),
        heading: t("matchHeading"),
        paragraphs: [t("matchText", { count: matches, name: bestMatch })],
        button: { label: t("matchButton"), href: tab },
      };
    }
    // All matches withdrew before the mail was written: the run was paid for, but there is nobody to name.
    if (!isPaidBack) return undefined;
    return {
      subject: t("noMatchSubject"),
      heading: t("noMatchHeading"),
      paragraphs: [t("noMatchText")],
      button: { label: t("noMatchButton"), href: tab },
    };
  },
};

function tellRejection({ reasons }: FinishedRun, t: Words, tab: string): Told {
  return {
    subject: t("rejectedSubject"),
    heading: t("rejectedHeading"),
    paragraphs: [t("rejectedText", { count: reasons })],
    button: { label: t("rejectedButton"), href: tab },
  };
}

const FAILED_SUBJECTS = {
  deck_review: "deckFailedSubject",
  publish: "publishFailedSubject",
  match: "matchFailedSubject",
} as const satisfies Record<Service, string>;

function tellFailure({ service, price, isFree }: FinishedRun, t: Words, tab: string): Told {
  return {
    subject: t(FAILED_SUBJECTS[service]),
    heading: t(isFree ? "freeFailedHeading" : "failedHeading"),
    paragraphs: [isFree ? t("freeFailedText") : t("failedText", { count: price })],
    button: { label: t("failedButton"), href: tab },
  };
}

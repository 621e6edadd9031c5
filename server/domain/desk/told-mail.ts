import type pg from "pg";
import type { z } from "zod";
import type { TOLD_ACTS, tellOfStaffAct } from "../../../contracts/jobs.ts";
import { languageOrDefault } from "../../../contracts/languages.ts";
import type { Mail } from "../../services/mail/mailer.ts";
import { serverWords } from "../../words/server-words.ts";
import type { MailSite } from "../mail/auth-mail.ts";
import { layOutMail } from "../mail/lay-out-mail.ts";

const words = serverWords("staffActMails", [
  "page_changedSubject",
  "page_changedText",
  "page_restoredSubject",
  "page_restoredText",
  "page_unpublishedSubject",
  "page_unpublishedText",
  "page_mergedSubject",
  "page_mergedText",
  "deck_openedSubject",
  "deck_openedText",
  "account_lockedSubject",
  "account_lockedText",
  "account_unlockedSubject",
  "account_unlockedText",
  "sessions_endedSubject",
  "sessions_endedText",
  "credits_givenSubject",
  "credits_givenText",
  "credits_takenSubject",
  "credits_takenText",
  "run_paid_backSubject",
  "run_paid_backText",
  "buttonPage",
  "buttonProfile",
  "buttonDeck",
  "buttonSignIn",
  "buttonCredits",
  "reason",
  "askMailbox",
  "askPage",
  "always",
]);

type Key = Parameters<ReturnType<typeof words>>[0];
type Button = { label: Key; path: string };

const PAGE: Button = { label: "buttonPage", path: "" };
const CREDITS: Button = { label: "buttonCredits", path: "/credits" };
const SIGN_IN: Button = { label: "buttonSignIn", path: "/auth" };

/** Where the mail's button leads; an empty path is the page's own. */
const BUTTONS: Record<(typeof TOLD_ACTS)[number], Button | undefined> = {
  page_changed: PAGE,
  page_restored: PAGE,
  page_unpublished: { label: "buttonProfile", path: "/profile?tab=publish" },
  page_merged: PAGE,
  deck_opened: { label: "buttonDeck", path: "/pitch-deck-upload" },
  account_locked: undefined,
  account_unlocked: SIGN_IN,
  sessions_ended: SIGN_IN,
  credits_given: CREDITS,
  credits_taken: CREDITS,
  run_paid_back: CREDITS,
};

/**
 * Tells somebody what staff did with something of theirs, why, and whom they may ask. Sent whatever
 * mails the person has chosen; undefined if they are gone.
 */
export async function composeToldAct(
  pool: pg.Pool,
  told: z.output<(typeof tellOfStaffAct)["payload"]>,
  { publicUrl, mailbox }: MailSite,
): Promise<Mail | undefined> {
  const { act, about, count, reason } = told;
  const { rows } = await pool.query<{ email: string; language: string | null }>(
    `select u.email, p.language from auth.users u left join public.profiles p on p.user_id = u.id
      where u.id = $1 and u.email <> '' and u.deleted_at is null`,
    [told.userId],
  );
  const [person] = rows;
  if (!person) return undefined;
  const language = languageOrDefault(person.language);
  const t = words(language);
  const heading = t(`${act}Subject`, { about, count });
  const button = BUTTONS[act];
  return layOutMail(person.email, language, {
    kind: "staff_act",
    subject: heading,
    heading,
    paragraphs: [t(`${act}Text`, { about, count })],
    ...(reason !== "" && { quote: { introduction: t("reason"), text: reason } }),
    ...(button && {
      button: { label: t(button.label), href: publicUrl + (button.path || told.path) },
    }),
    notes: [
      mailbox ? t("askMailbox", { mailbox }) : t("askPage", { address: `${publicUrl}/contact` }),
      t("always"),
    ],
  });
}

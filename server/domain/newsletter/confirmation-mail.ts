import type pg from "pg";
import { languageOrDefault } from "../../../contracts/languages.ts";
import { CONFIRMATION_DAYS } from "../../../contracts/newsletter.ts";
import type { Mail } from "../../services/mail/mailer.ts";
import { layOutMail } from "../mail/lay-out-mail.ts";
import { readLinks } from "./links.ts";
import { newsletterWords } from "./newsletter-words.ts";

/** Asks whether the news is wanted at an address. @returns undefined if that is known by now. */
export async function composeConfirmation(
  pool: pg.Pool,
  subscriberId: string,
  publicUrl: string,
): Promise<Mail | undefined> {
  const { rows } = await pool.query<{ email: string; language: string }>(
    `select email, language from internal.newsletter_subscribers
      where id = $1 and confirmed_at is null`,
    [subscriberId],
  );
  const [row] = rows;
  if (!row) return undefined;
  const language = languageOrDefault(row.language);
  const t = newsletterWords(language);
  const links = await readLinks(pool);
  const href = links.address(publicUrl, "confirm", { kind: "visitor", id: subscriberId });
  href.searchParams.set("lang", language);
  return layOutMail(row.email, language, {
    kind: "newsletter_confirmation",
    subject: t("confirmSubject"),
    heading: t("confirmHeading"),
    paragraphs: [t("confirmText")],
    button: { label: t("confirmButton"), href: href.href, isOnlyWay: true },
    notes: [t("confirmNote", { count: CONFIRMATION_DAYS }), t("notYou")],
  });
}

import type { Language } from "../../../contracts/languages.ts";
import type { Mail } from "../../services/mail/mailer.ts";
import type { MailContent, MailFact, MailLink } from "./mail-content.ts";
import { mailHtml } from "./mail-html.ts";
import { mailWords } from "./mail-words.ts";

/** A mail in our design, with the same words as plain text. */
export function layOutMail(to: string, language: Language, content: MailContent): Mail {
  return {
    to,
    subject: content.subject,
    text: asText(language, content),
    html: mailHtml(language, content),
    kind: content.kind ?? "other",
  };
}

function asText(language: Language, content: MailContent): string {
  const t = mailWords(language);
  const { heading, paragraphs, credit, points, facts, quote, code, button, list, notes, end } =
    content;
  return [
    heading,
    ...paragraphs,
    ...(credit ? [credit] : []),
    ...(points
      ? [[points.introduction, ...points.items.map((item) => `• ${item}`)].join("\n")]
      : []),
    ...(facts?.length ? [facts.map(factLine).join("\n")] : []),
    ...(quote ? [quote.introduction, quote.text.replace(/^/gm, "> ")] : []),
    ...(code ? [code] : []),
    ...(button ? [linkLines(button)] : []),
    ...(list?.items.length
      ? [list.heading, ...list.items.map(({ title, href, note }) => `${title}\n${note}\n${href}`)]
      : []),
    ...notes,
    ...(end ? [linkLines(end)] : []),
    `--\n${t("footer")}`,
  ].join("\n\n");
}

function factLine({ name, value, href }: MailFact): string {
  const isSaid = href === undefined || href.endsWith(value);
  return isSaid ? `${name}: ${value}` : `${name}: ${value}\n${href}`;
}

function linkLines({ label, href }: MailLink): string {
  return `${label}:\n${href}`;
}

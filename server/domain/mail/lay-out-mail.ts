import { escapeHtml } from "../../../contracts/html-text.ts";
import { LANGUAGE_TAGS, type Language } from "../../../contracts/languages.ts";
import type { MailKind } from "../../../contracts/mails.ts";
import type { Mail } from "../../services/mail/mailer.ts";
import { mailWords } from "./mail-words.ts";

/** A mail's content, already in the person's language. */
export type MailContent = {
  /** What it is about, for the record of mails. */
  kind?: MailKind;
  subject: string;
  heading: string;
  paragraphs: string[];
  /** Smaller, below them: who made what they tell. */
  credit?: string;
  /** Somebody else's words, set apart from ours. */
  quote?: { introduction: string; text: string };
  /** A code to type, shown large. */
  code?: string;
  button?: MailLink;
  /** Pages to read, each with what is to be known of it. */
  list?: { heading: string; items: { title: string; href: string; note: string }[] };
  /** Smaller, at the end: how long it is valid, and what to do if it was not you. */
  notes: string[];
  /** Below the notes and as small: how to get no more of these. */
  end?: MailLink;
};

type MailLink = { label: string; href: string };

const FONT =
  "font-family:'Be Vietnam Pro',system-ui,-apple-system,'Segoe UI',Roboto,'Noto Sans',sans-serif";
/** The brand's face where a mail program has it, and a serif elsewhere. */
const DISPLAY = "font-family:Fraunces,Georgia,'Songti SC','Noto Serif',serif";

/**
 * A mail in our design, with the same words as plain text. Tables and inline styles are what the
 * mail programs of the last twenty years have in common. The colours also work in programs that
 * darken mails.
 */
export function layOutMail(to: string, language: Language, content: MailContent): Mail {
  return {
    to,
    subject: content.subject,
    text: asText(language, content),
    html: asHtml(language, content),
    kind: content.kind ?? "other",
  };
}

function asText(language: Language, content: MailContent): string {
  const t = mailWords(language);
  const { heading, paragraphs, credit, quote, code, button, list, notes, end } = content;
  return [
    heading,
    t("greeting"),
    ...paragraphs,
    ...(credit ? [credit] : []),
    ...(quote ? [quote.introduction, quote.text.replace(/^/gm, "> ")] : []),
    ...(code ? [code] : []),
    ...(button ? [asLine(button)] : []),
    ...(list?.items.length
      ? [list.heading, ...list.items.map(({ title, href, note }) => `${title}\n${note}\n${href}`)]
      : []),
    ...notes,
    ...(end ? [asLine(end)] : []),
    `--\n${t("footer")}`,
  ].join("\n\n");
}

function asLine({ label, href }: MailLink): string {
  return `${label}:\n${href}`;
}

function asHtml(language: Language, content: MailContent): string {
  const t = mailWords(language);
  const { subject, heading, paragraphs, credit, quote, code, button, list, notes, end } = content;
  // Thai reads best bold in the face of the text (app/app.css), and needs room above its lines.
  const isThai = language === "th";
  const rows = [
    row(
      `<h1 style="margin:0;font-size:26px;line-height:${isThai ? 1.45 : 1.25};color:#16231d;${isThai ? FONT : DISPLAY}">${escapeHtml(heading)}</h1>`,
    ),
    ...[t("greeting"), ...paragraphs].map((text) => row(paragraph(text))),
    ...(credit ? [row(small(escapeHtml(credit)))] : []),
    ...(quote ? [row(paragraph(quote.introduction)), row(quoteBox(quote.text))] : []),
    ...(code ? [row(codeBox(code))] : []),
    ...(button ? [row(buttonBox(button)), row(addressLine(t("linkHint"), button.href))] : []),
    ...(list?.items.length
      ? [row(subheading(list.heading, isThai)), ...list.items.map(listItem)]
      : []),
    ...notes.map((text) => row(small(escapeHtml(text)))),
    ...(end ? [row(small(anchor(end)))] : []),
  ];
  return `<!doctype html>
<html lang="${LANGUAGE_TAGS[language]}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${escapeHtml(subject)}</title>
</head>
<body style="margin:0;padding:0;background:#f3eddf;${FONT}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:#f3eddf"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:#ffffff;border-radius:16px;border:1px solid #e2dac8">
<tr><td style="padding:24px 28px 0;font-size:22px;font-weight:700;color:#0f5a45;${DISPLAY}">Benih</td></tr>
${rows.join("\n")}
<tr><td style="height:20px"></td></tr>
<tr><td style="padding:24px 28px;font-size:12px;line-height:1.5;color:#55635b;border-top:1px solid #e2dac8">${escapeHtml(t("footer"))}</td></tr>
</table>
</td></tr></table>
</body>
</html>`;
}

function row(html: string): string {
  return `<tr><td style="padding:16px 28px 0;${FONT}">${html}</td></tr>`;
}

function paragraph(text: string): string {
  return `<p style="margin:0;font-size:16px;line-height:1.6;color:#16231d">${escapeHtml(text)}</p>`;
}

function small(html: string): string {
  return `<p style="margin:0;font-size:14px;line-height:1.5;color:#55635b">${html}</p>`;
}

function anchor({ label, href }: MailLink): string {
  return `<a href="${escapeHtml(href)}" style="color:#0f5a45">${escapeHtml(label)}</a>`;
}

function subheading(text: string, isThai: boolean): string {
  return `<h2 style="margin:12px 0 0;font-size:18px;line-height:1.4;color:#16231d;${isThai ? FONT : DISPLAY}">${escapeHtml(text)}</h2>`;
}

function listItem({ title, href, note }: { title: string; href: string; note: string }): string {
  return row(
    `<p style="margin:0;font-size:16px;line-height:1.5;font-weight:600">${anchor({ label: title, href })}</p>${small(escapeHtml(note))}`,
  );
}

function quoteBox(text: string): string {
  const lines = escapeHtml(text).replace(/\n/g, "<br>");
  return `<blockquote style="margin:0;padding:4px 0 4px 16px;border-left:3px solid #e2dac8;font-size:16px;line-height:1.6;color:#55635b">${lines}</blockquote>`;
}

function buttonBox({ label, href }: MailLink): string {
  return `<table role="presentation" cellpadding="0" cellspacing="0"><tr><td style="border-radius:999px;background:#0f5a45"><a href="${escapeHtml(href)}" style="display:inline-block;padding:14px 28px;font-size:16px;font-weight:600;color:#ffffff;text-decoration:none;${FONT}">${escapeHtml(label)}</a></td></tr></table>`;
}

function codeBox(code: string): string {
  return `<p style="margin:0;padding:14px 20px;border-radius:12px;background:#f3eddf;font-size:28px;font-weight:700;letter-spacing:4px;color:#16231d">${escapeHtml(code)}</p>`;
}

function addressLine(hint: string, href: string): string {
  return `<p style="margin:0;font-size:13px;line-height:1.5;color:#55635b">${escapeHtml(hint)}<br><a href="${escapeHtml(href)}" style="color:#0f5a45;word-break:break-all">${escapeHtml(href)}</a></p>`;
}

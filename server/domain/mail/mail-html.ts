import { escapeHtml } from "../../../contracts/html-text.ts";
import { LANGUAGE_TAGS, type Language } from "../../../contracts/languages.ts";
import type { MailContent, MailFact, MailLink } from "./mail-content.ts";
import { mailWords } from "./mail-words.ts";

const FONT =
  "font-family:'Be Vietnam Pro',system-ui,-apple-system,'Segoe UI',Roboto,'Noto Sans',sans-serif";
/** The brand's font if a mail program has it, else a serif. */
const DISPLAY = "font-family:Fraunces,Georgia,'Songti SC','Noto Serif',serif";

/** The colours of app/app.css. */
const INK = "#16231d";
const MUTED = "#55635b";
const LEAF = "#0f5a45";
const LINE = "#e2dac8";
const SUNKEN = "#f3eddf";

/**
 * Styles that cannot be inline: dark colours for programs that support them (others darken inline
 * colours by themselves), and narrower margins on a phone.
 */
const STYLES = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (max-width:480px){.edge{padding-left:20px!important;padding-right:20px!important}.outer{padding:8px!important}}
@media (prefers-color-scheme:dark){.page{background:#0e1613!important}.sheet{background:#16201c!important}.line{border-color:#2b3a33!important}.ink{color:#eef2ec!important}.muted{color:#a5b3ab!important}.leaf{color:#6fcf9b!important}.box{background:#1c2823!important}.way{background:#6fcf9b!important}.way a{color:#07281d!important}}`;

/** Follows the preheader: mailboxes would fill the rest of the line with the mail's next words. */
const FILL = "&#847;&zwnj;&nbsp;".repeat(60);

/**
 * The mail as a page. Tables and inline styles are what the mail programs of the last twenty years
 * have in common.
 */
export function mailHtml(language: Language, content: MailContent): string {
  const t = mailWords(language);
  const { subject, heading, paragraphs, credit, points, facts, quote, code, button, list } =
    content;
  const { notes, end } = content;
  // Thai headings read best in bold text font (app/app.css), and need room above their lines.
  const isThai = language === "th";
  const face = isThai ? FONT : DISPLAY;
  const rows = [
    row(
      `<h1 class="ink" style="margin:0;font-size:26px;line-height:${isThai ? 1.45 : 1.25};color:${INK};${face}">${escapeHtml(heading)}</h1>`,
    ),
    ...paragraphs.map((text) => row(paragraph(text))),
    ...(credit ? [row(small(escapeHtml(credit)))] : []),
    ...(points ? [row(paragraph(points.introduction) + pointList(points.items))] : []),
    ...(facts?.length ? [row(factTable(facts))] : []),
    ...(quote ? [row(paragraph(quote.introduction)), row(quoteBox(quote.text))] : []),
    ...(code ? [row(codeBox(code))] : []),
    ...(button ? [row(buttonBox(button), 24)] : []),
    ...(list?.items.length
      ? [row(subheading(list.heading, face)), ...list.items.map(listItem)]
      : []),
    ...notes.map((text, place) => row(small(escapeHtml(text)), place === 0 ? 24 : 8)),
    ...(end ? [row(small(anchor(end)), 8)] : []),
    ...(button?.isOnlyWay ? [row(addressLine(t("linkHint"), button.href), 8)] : []),
  ];
  return `<!doctype html>
<html lang="${LANGUAGE_TAGS[language]}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>
${STYLES}
</style>
</head>
<body class="page" style="margin:0;padding:0;background:${SUNKEN};${FONT}">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(paragraphs[0] ?? "")}${FILL}</div>
<table class="page" role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${SUNKEN}"><tr><td class="outer" align="center" style="padding:24px 12px">
<table class="sheet line" role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:#ffffff;border-radius:16px;border:1px solid ${LINE};text-align:left">
<tr><td class="edge leaf" style="padding:24px 28px 0;font-size:20px;font-weight:700;color:${LEAF};${DISPLAY}">Benih</td></tr>
${rows.join("\n")}
<tr><td style="height:24px"></td></tr>
<tr><td class="edge line muted" style="padding:20px 28px;font-size:12px;line-height:1.5;color:${MUTED};border-top:1px solid ${LINE}">${escapeHtml(t("footer"))}</td></tr>
</table>
</td></tr></table>
</body>
</html>`;
}

function row(html: string, above = 16): string {
  return `<tr><td class="edge" style="padding:${above}px 28px 0;${FONT}">${html}</td></tr>`;
}

function paragraph(text: string): string {
  return `<p class="ink" style="margin:0;font-size:16px;line-height:1.6;color:${INK}">${escapeHtml(text)}</p>`;
}

function small(html: string): string {
  return `<p class="muted" style="margin:0;font-size:14px;line-height:1.5;color:${MUTED}">${html}</p>`;
}

function anchor({ label, href }: MailLink): string {
  return `<a class="leaf" href="${escapeHtml(href)}" style="color:${LEAF}">${escapeHtml(label)}</a>`;
}

function pointList(items: string[]): string {
  const lines = items.map((item) => `<li style="margin:6px 0 0">${escapeHtml(item)}</li>`);
  return `<ul class="ink" style="margin:2px 0 0;padding:0 0 0 20px;font-size:16px;line-height:1.5;color:${INK}">${lines.join("")}</ul>`;
}

function factTable(facts: MailFact[]): string {
  const lines = facts.map(
    ({ name, value, href }, place) =>
      `<tr><td class="line muted" valign="top" width="1%" style="padding:10px 20px 10px 0;white-space:nowrap;font-size:14px;line-height:1.5;color:${MUTED};${lineAbove(place)}">${escapeHtml(name)}</td><td class="line ink" valign="top" style="padding:10px 0;font-size:16px;line-height:1.4;color:${INK};word-break:break-word;${lineAbove(place)}">${href === undefined ? escapeHtml(value) : anchor({ label: value, href })}</td></tr>`,
  );
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0">${lines.join("")}</table>`;
}

function lineAbove(place: number): string {
  return place === 0 ? "" : `border-top:1px solid ${LINE}`;
}

function subheading(text: string, face: string): string {
  return `<h2 class="ink" style="margin:12px 0 0;font-size:18px;line-height:1.4;color:${INK};${face}">${escapeHtml(text)}</h2>`;
}

function listItem({ title, href, note }: { title: string; href: string; note: string }): string {
  return row(
    `<p style="margin:0;font-size:16px;line-height:1.5;font-weight:600">${anchor({ label: title, href })}</p>${small(escapeHtml(note))}`,
  );
}

function quoteBox(text: string): string {
  const lines = escapeHtml(text).replace(/\n/g, "<br>");
  return `<blockquote class="line muted" style="margin:0;padding:4px 0 4px 16px;border-left:3px solid ${LINE};font-size:16px;line-height:1.6;color:${MUTED}">${lines}</blockquote>`;
}

function buttonBox({ label, href }: MailLink): string {
  return `<table role="presentation" cellpadding="0" cellspacing="0"><tr><td class="way" style="border-radius:999px;background:${LEAF}"><a href="${escapeHtml(href)}" style="display:inline-block;padding:14px 28px;font-size:16px;line-height:1.25;font-weight:600;color:#ffffff;text-decoration:none;text-align:center;${FONT}">${escapeHtml(label)}</a></td></tr></table>`;
}

function codeBox(code: string): string {
  return `<p class="box ink" style="margin:0;padding:14px 20px;border-radius:12px;background:${SUNKEN};font-size:28px;font-weight:700;letter-spacing:4px;color:${INK}">${escapeHtml(code)}</p>`;
}

function addressLine(hint: string, href: string): string {
  return `<p class="muted" style="margin:0;font-size:13px;line-height:1.5;color:${MUTED}">${escapeHtml(hint)}<br><a class="leaf" href="${escapeHtml(href)}" style="color:${LEAF};word-break:break-all">${escapeHtml(href)}</a></p>`;
}

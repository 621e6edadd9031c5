import { escapeHtml } from "../../../contracts/html-text.ts";
import type { Operator } from "../../../contracts/operator.ts";
import { OPERATOR_WORDS } from "../../../contracts/site-pages.ts";
import { articleHtml } from "../news/article-html.server.ts";

/**
 * The body of a page of the site as safe HTML, with the operator's details filled in. A line that
 * needs a missing detail is left out, so that no page promises a mailbox that does not exist.
 */
export function sitePageHtml(body: string, operator: Operator): string {
  const isKnown = (line: string) =>
    OPERATOR_WORDS.every((word) => operator[word] !== undefined || !line.includes(`{${word}}`));
  const known = body.split("\n").filter(isKnown).join("\n");
  // In one pass: a value that looks like a placeholder is not replaced.
  return articleHtml(known).replace(MARKS, (mark) => {
    const word = OPERATOR_WORDS.find((one) => mark === `{${one}}`);
    const text = escapeHtml((word && operator[word]) ?? "");
    return word === "mailbox" ? `<a href="mailto:${text}">${text}</a>` : text;
  });
}

const MARKS = new RegExp(`\\{(?:${OPERATOR_WORDS.join("|")})\\}`, "g");

const LONGEST = 160;

/** The first paragraph as plain text, for search engines. */
export function sitePageLead(body: string): string {
  const [first = ""] = body.split(/\n\s*\n/).filter((part) => !/^\s*(#|[-*>])/.test(part));
  const text = first
    .replace(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/\*+|[`_]{2,}/g, "")
    .replace(/\s+/g, " ")
    .trim();
  if (text.length <= LONGEST) return text;
  const cut = text.slice(0, LONGEST);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(" "), LONGEST / 2))}…`;
}

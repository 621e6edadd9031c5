import type { Outline } from "../outline/outline.ts";
import { quoteOf, type Sentence } from "../text/sentences.ts";
import type { Finding, Rule } from "./finding.ts";

/** Separates the clauses of a sentence. */
const CLAUSE_END = /[,;:.!?、，；：。！？]|\s[–—-]\s/u;

/**
 * "We have no competitors": there is always what people do today, and naming others on the same page does not unsay
 * it. Only of the company itself, or on a page about competition.
 */
export const competitorsDenied: Rule = ({ outline }) => {
  const { deck, told, onPage, says } = outline;
  const titled = told.get("competition")?.isTitled ? told.get("competition")?.pages : undefined;
  const [first, ...others] = deck.pages.flatMap(({ number, text }) => {
    const isOfCompetition = titled?.includes(number) === true;
    const lines = onPage(number);
    const isDenial = (line: Sentence) =>
      !goesOn(line, text) && denies(line, isOfCompetition, outline);
    const namesIndirect = lines.some(
      (line) => !line.isTitle && says(line, "indirect") && !isDenial(line),
    );
    return lines.filter(
      (line) =>
        isDenial(line) &&
        (isOfCompetition || says(line, "we")) &&
        !(namesIndirect && says(line, "direct")),
    );
  });
  if (!first) return [];
  const also = others.map(({ page, text }) => ({ page, quote: quoteOf(text) }));
  const finding: Finding = { rule: "denial", page: first.page, text: quoteOf(first.text), also };
  return [finding];
};

/** Chinese sentences also end at "；", although the text after it belongs to them. */
function goesOn({ text }: Sentence, page: string): boolean {
  return /[;；]$/u.test(text) && /^ *\S/u.test(page.slice(page.indexOf(text) + text.length));
}

/** The clause must end in the denial: "no competitor pays on delivery" and "no competition among middlemen" deny nothing. */
function denies(line: Sentence, isOfCompetition: boolean, { says }: Outline): boolean {
  const clauses = line.folded.split(CLAUSE_END).map((clause) => clause.trim());
  const folded = clauses.findLast((clause) => clause !== "") ?? "";
  // A company may well be the first in anything else.
  return says({ folded }, "denial") || (isOfCompetition && says(line, "alone"));
}

import type { Outline } from "../outline/outline.ts";
import { quoteOf, type Sentence } from "../outline/sentences.ts";
import type { Finding, Rule } from "./finding.ts";

/** What parts the clauses of a sentence. */
const CLAUSE_END = /[,;:.!?、，；：。！？]|\s[–—-]\s/u;

/**
 * "We have no competitors": there is always what people do today. Said only where nothing else is told of
 * them: whoever names others denies at most the direct ones.
 */
export const competitorsDenied: Rule = ({ outline }) => {
  const { deck, told } = outline;
  const titled = told.get("competition")?.isTitled ? told.get("competition")?.pages : undefined;
  const isOfCompetition = (page: number) => titled?.includes(page) === true;
  const denials = (page: number) => {
    const lines = linesOf(page, outline);
    const isOnly = lines.every((line) => denies(line, isOfCompetition(page), outline));
    const isOurs = isOfCompetition(page) || lines.some((line) => outline.says(line, "we"));
    return isOnly && isOurs ? lines : [];
  };
  if (titled?.some((page) => denials(page).length === 0)) return [];
  const [first, ...others] = deck.pages.flatMap(({ number }) => denials(number));
  if (!first) return [];
  const also = others.map(({ page, text }) => ({ page, quote: quoteOf(text) }));
  const finding: Finding = { rule: "denial", page: first.page, text: quoteOf(first.text), also };
  return [finding];
};

/** What a page says below its title, or the title that is all it says. */
function linesOf(page: number, { onPage }: Outline): Sentence[] {
  const lines = onPage(page).filter(({ text }) => /\p{L}/u.test(text));
  const body = lines.filter(({ isTitle }) => !isTitle);
  return body.length > 0 ? body : lines;
}

/** Ends in a denial: "no competitor pays on delivery" and "no competition among middlemen" are none. */
function denies(line: Sentence, isOfCompetition: boolean, { says }: Outline): boolean {
  const clauses = line.folded.split(CLAUSE_END).map((clause) => clause.trim());
  const folded = clauses.findLast((clause) => clause !== "") ?? "";
  // Of anything else one may well be the first.
  return says({ folded }, "denial") || (isOfCompetition && says(line, "alone"));
}

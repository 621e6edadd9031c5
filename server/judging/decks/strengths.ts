import type { IssueSubject } from "../../../contracts/review-terms.ts";
import type { Topic } from "./rubric/sections.ts";
import { STRENGTH_SUBJECTS, STRENGTHS, type Strength } from "./rubric/strengths.ts";
import type { Evidence } from "./rules/finding.ts";
import { quoteOf, type Sentence } from "./text/sentences.ts";

export type FoundStrength = {
  strength: Strength;
  about: IssueSubject;
  page: number;
  text: string;
};

/** Figures of a customer's cost or value. */
const OF_A_CUSTOMER: ReadonlySet<Topic> = new Set(["ltvToCac", "cac", "ltv", "payback"]);

/** What a deck does well, in page order, with its words; never words with a fault, nor a subject that figures refute. */
export function strengthsOf(
  { outline, facts }: Evidence,
  faulty: ReadonlySet<string>,
  refuted: ReadonlySet<IssueSubject>,
): FoundStrength[] {
  const { says, told } = outline;
  const on = (section: Parameters<typeof told.get>[0]) => told.get(section)?.sentences ?? [];
  const hasFigure = ({ amounts }: Sentence) => amounts.length > 0;
  const isDated = (one: Sentence) => one.dates.length > 0 || says(one, "period");
  const candidates: Record<Strength, Sentence | undefined> = {
    // The figures themselves rather than the line that names their source.
    market:
      on("market").find((one) => says(one, "bottomUp")) ??
      on("market").find((one) => says(one, "source")),
    dated: on("traction").find((one) => hasFigure(one) && isDated(one)),
    growth: on("traction").find((one) => says(one, "fromTo") && hasFigure(one)),
    // A margin is about sales, not about a customer.
    economics: facts.find(({ topic }) => OF_A_CUSTOMER.has(topic))?.sentence,
    team: on("team").find((one) => says(one, "role") && says(one, "experience")),
    funds: on("useOfFunds").find((one) => hasFigure(one) && says(one, "fundsItem")),
    licence: outline.sentences.find((one) => says(one, "licensed") && !says(one, "fundsItem")),
    competition: on("competition").find(hasFigure),
  };
  const taken = new Set<string>();
  const found = STRENGTHS.flatMap((strength) => {
    const shown = candidates[strength];
    if (refuted.has(STRENGTH_SUBJECTS[strength])) return [];
    if (!shown || faulty.has(`${shown.page} ${quoteOf(shown.text)}`) || taken.has(shown.text))
      return [];
    taken.add(shown.text);
    const whole = wholeSentence(outline.page(shown.page)?.text ?? "", shown.text);
    const text = quoteOf(whole.replace(/\s*\n\s*/g, " "));
    return [{ strength, about: STRENGTH_SUBJECTS[strength], page: shown.page, text }];
  });
  return found.toSorted((one, other) => one.page - other.page);
}

const ENDS = /[.!?:;。！？：；]$/u;
const GOES_ON = /[,，、]$/u;
const BEGINS_SMALL = /^\p{Ll}/u;
const BEGINS_WITH_FIGURE = /^\p{N}/u;
const ENDS_SENTENCE = /[.!?。！？]$/u;
/** An address or a label makes a line a statement of its own, however it begins. */
const STANDS_ALONE = /@|www\.|:\/\/|^[\p{L}\p{M} ]{1,24}[:：]/u;
/** A shorter line was ended by its author, not by the edge of the page. */
const WRAPPED_FROM = 60;

/**
 * The whole sentence around a found line, if it runs over several lines of its page. A line continues
 * after a comma, if the next begins with a small letter, or if a long line breaks right before a figure.
 */
function wholeSentence(page: string, found: string): string {
  const lines = page.split("\n").map((line) => line.trim());
  const first = lines.findIndex((line) => line.includes(found));
  const line = lines[first];
  if (line === undefined) return found;
  const continues = (one: string | undefined, next: string | undefined) =>
    one !== undefined &&
    next !== undefined &&
    next !== "" &&
    !ENDS.test(one) &&
    !STANDS_ALONE.test(next) &&
    (GOES_ON.test(one) ||
      BEGINS_SMALL.test(next) ||
      (one.length >= WRAPPED_FROM && BEGINS_WITH_FIGURE.test(next) && ENDS_SENTENCE.test(next)));
  let whole = found;
  if (line.startsWith(found)) {
    for (let at = first; at > 0 && continues(lines[at - 1], lines[at]); at--) {
      whole = `${lines[at - 1]} ${whole}`;
    }
  }
  if (line.endsWith(found)) {
    for (let at = first; continues(lines[at], lines[at + 1]); at++) {
      whole = `${whole} ${firstSentenceOf(lines[at + 1] ?? "")}`;
      if (ENDS.test(whole)) break;
    }
  }
  return whole;
}

function firstSentenceOf(line: string): string {
  return /^.*?[.!?。！？](?=\s|$)/u.exec(line)?.[0] ?? line;
}

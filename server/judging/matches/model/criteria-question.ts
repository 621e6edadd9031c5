import { z } from "zod";
import {
  CONSTRAINT_SUBJECTS,
  type Constraint,
  MOST_EXCEPTIONS,
  MOST_TERMS,
  POLARITIES,
  READINGS,
} from "../../../../contracts/constraints.ts";
import type { MatchDirection } from "../../../../contracts/matching.ts";
import { readMoneyRange } from "../../../language/money-ranges.ts";
import type { Question } from "../../../services/language-model/language-model.ts";
import { ABOUT_EVIDENCE, evidenceOf } from "../../evidence.ts";
import { locateQuote } from "../../locate-quote.ts";

const MOST = 40;

const words = z.string().trim().min(1).max(120);
const answer = z.object({
  constraints: z.array(
    z.object({
      polarity: z.enum(POLARITIES),
      about: z.enum(CONSTRAINT_SUBJECTS),
      terms: z.array(words),
      unless: z.array(words),
      condition: z.string().max(300).nullable(),
      range: z
        .object({
          min: z.number().nonnegative(),
          max: z.number().nonnegative().nullable(),
          currency: z.string(),
        })
        .nullable(),
      quote: z.string(),
      reading: z.enum(READINGS),
    }),
  ),
});

export type CriteriaAnswer = z.infer<typeof answer>;

/** Asks a model what a text of criteria asks for, and what it refuses. */
export function criteriaQuestion(
  text: string,
  direction: MatchDirection,
): Question<CriteriaAnswer> {
  const [who, whom] =
    direction === "startups" ? ["A startup", "investors"] : ["An investor", "startups"];
  return {
    purpose: "criteria",
    instructions: `${who} has written which ${whom} it looks for and which it refuses. Read the text into points, so that it can be compared with others.

${ABOUT_EVIDENCE}

constraints: one for each thing asked for or refused, in the order of the text, at most ${MOST}. A list is as many points as it has members, unless they only hold together ("B2C e-commerce" is one point with two terms).
- polarity: "only" (nothing else is looked at), "must" (a condition of every deal), "prefer", "seek" (a plain wish or focus), "avoid" (unlikely, disliked), "never" (refused).
- about: "field" is a sector, business model, customer, product or technology; "trait" what a company is like (profit, growth, margin, licence, founders, ownership, Shariah); "help" what an investor brings or takes (lead, network, board seat, instrument); "market" where it works, "base" where it sits, "registration"; "investorType"; "cheque", "raising", "revenue" with a range; "rival" a competitor of itself or of a named holding; "everySector"; "newDeals" when nothing new is done at all; else "other".
- terms: what it names, in plain English words, the common term first; a named company as it is written.
- unless: what is excepted from it. condition: when it holds or is lifted (until, if, from when), in the text's own words; else null.
- range: for amounts only, with the currency's three letters; an open end is null (an open beginning 0). With "only", "must", "prefer" and "seek" it is what is looked for, with "never" and "avoid" what is refused. Revenue is by the year.
- quote: the whole sentence it stands on, letter by letter.
- reading: "sure" where anybody would read it so; "doubtful" where irony, a double negation, hearsay or a vague word leaves a doubt; "notUnderstood" for a sentence that sets something and that you cannot read.

What is merely allowed or does not matter ("any sector", unless that is the point; "foreign owners are fine") is no point, but an exception of the point that it lifts. Alternatives ("Java, Bali or Lombok") are points of their own: any of them will do. What was once and is no more, what others do, what is only told about oneself, is no point. A past focus that was given up is "never" only where the text says so. A double negation is read as what it means. Nothing that is not in the text is a point.`,
    material: evidenceOf({ text }),
    answer,
  };
}

/** The points whose quotes are really in the text, with amounts in US dollars. */
export function constraintsFrom(said: CriteriaAnswer, text: string): Constraint[] {
  return said.constraints.slice(0, MOST).flatMap(({ range, condition, ...point }) => {
    const quote = locateQuote(text, point.quote);
    if (quote === undefined) return [];
    const terms = point.terms.slice(0, MOST_TERMS);
    const unless = point.unless.slice(0, MOST_EXCEPTIONS);
    const dollars = range && inDollars(range);
    return [{ ...point, terms, unless, quote, range: dollars, condition: condition || null }];
  });
}

/** Null if we do not know the currency. */
function inDollars(range: {
  min: number;
  max: number | null;
  currency: string;
}): Constraint["range"] {
  const amount = (value: number) =>
    readMoneyRange(`${range.currency} ${value.toLocaleString("en", { useGrouping: false })}`)?.min;
  const min = range.min === 0 ? 0 : amount(range.min);
  const max = range.max === null ? null : amount(range.max);
  return min === undefined || max === undefined ? null : { min, max };
}

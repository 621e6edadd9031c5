import type { ComparedPoint, PointBasis } from "../../../../contracts/compared-points.ts";
import { type Stages, stageNames } from "../../../language/stages.ts";
import type { Range } from "../criteria/money.ts";
import { readText } from "../criteria/read-text.ts";
import { written } from "../criteria/sentences.ts";
import { conceptOf, isIndustry, withImplied } from "../lexicon/concepts.ts";

/** The parts of the other side's page that a finding rests on. */

const LONGEST_QUOTE = 160;

/** What the comparison found on a point. */
export type Found = Pick<ComparedPoint, "state" | "basis">;

export function stagesBasis(stages: Stages): PointBasis | null {
  return stages === 0 ? null : { kind: "stages", values: stageNames(stages) };
}

export function countryBasis(country: string | undefined): PointBasis | null {
  return country === undefined ? null : { kind: "country", values: [country] };
}

export function industriesBasis(industries: Iterable<number>): PointBasis | null {
  const values = [...industries].map((industry) => conceptOf(industry).id);
  return values.length === 0 ? null : { kind: "industries", values };
}

export function moneyBasis(
  kind: "cheque" | "raising" | "revenue",
  range: Range | undefined,
): PointBasis | null {
  if (!range) return null;
  const { min, max } = range;
  return { kind, range: { min, max: Number.isFinite(max) ? max : null } };
}

/** The sentence of a page that names one of the concepts. */
export function wordsBasis(about: string, concepts: readonly number[]): PointBasis | null {
  const { sentences, units, written: asWritten } = readText(about);
  for (const { sentence, reading } of sentences) {
    const names = reading.mentions.some(({ item, stance }) =>
      stance === "exclude" || stance === "aside"
        ? false
        : item.meanings.some(
            (meaning) =>
              meaning.kind === "concept" &&
              withImplied(meaning.concept).some((concept) => concepts.includes(concept)),
          ),
    );
    if (!names) continue;
    const quote = written({ ...units, text: asWritten }, sentence.from, sentence.to)
      .replace(/\s+/g, " ")
      .trim();
    return { kind: "words", quote: shortened(quote) };
  }
  return null;
}

/** The industry that a concept is, or those it belongs to; none for a trait. */
export function industriesOf(concept: number): readonly number[] {
  return isIndustry(concept) ? [concept] : conceptOf(concept).of;
}

function shortened(quote: string): string {
  if (quote.length <= LONGEST_QUOTE) return quote;
  const cut = quote.slice(0, LONGEST_QUOTE);
  const end = Math.max(cut.lastIndexOf(" "), LONGEST_QUOTE - 20);
  return `${cut.slice(0, end).toWellFormed().trimEnd()}…`;
}

import { LEXICON } from "../lexicon/lexicon.ts";
import { findTerms } from "../lexicon/terms.ts";
import { type Amount, findAmounts } from "../text/amounts.ts";
import { normalise } from "../text/normalise.ts";
import { readUnits, type Units } from "../text/units.ts";
import { type Sentence, sentencesOf } from "./sentences.ts";
import { readStances, type SentenceReading } from "./stances.ts";

/** A text with what it names, sentence by sentence, and how it is meant: read once for all uses. */
export type ReadText = {
  units: Units;
  amounts: Amount[];
  sentences: { sentence: Sentence; reading: SentenceReading }[];
};

export function readText(text: string | undefined): ReadText {
  const normal = normalise(text ?? "");
  const units = readUnits(normal);
  return {
    units,
    amounts: findAmounts(normal),
    sentences: sentencesOf(units, findTerms(LEXICON, units)).map((sentence) => ({
      sentence,
      reading: readStances(units, sentence),
    })),
  };
}

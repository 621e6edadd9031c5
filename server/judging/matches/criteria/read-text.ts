import { type MoneyRange, moneyRangesIn } from "../../../language/money-ranges.ts";
import { LEXICON } from "../lexicon/lexicon.ts";
import { findTerms } from "../lexicon/terms.ts";
import { normalise, readUnits, type Units } from "../text/units.ts";
import { refuseWhatIsOver } from "./aftermath.ts";
import type { SentenceReading } from "./mentions.ts";
import { type Sentence, sentencesOf } from "./sentences.ts";
import { readStances } from "./stances.ts";

/** A text with what it names, sentence by sentence, and how it is meant: read once for all uses. */
export type ReadText = {
  /** As it was written, to be quoted; offsets are those of `units`. */
  written: string;
  units: Units;
  amounts: MoneyRange[];
  sentences: { sentence: Sentence; reading: SentenceReading }[];
};

export function readText(text: string | undefined): ReadText {
  return text ? readWritten(text) : NOTHING;
}

const NOTHING = readWritten("");

function readWritten(text: string): ReadText {
  const normal = normalise(text);
  const composed = text.normalize("NFC");
  const units = readUnits(normal);
  const sentences = sentencesOf(units, findTerms(LEXICON, units)).map((sentence) => ({
    sentence,
    reading: readStances(units, sentence),
  }));
  refuseWhatIsOver(units, sentences);
  return {
    // Where nothing was left out, the characters still stand at the same places.
    written: composed.length === normal.length ? composed : normal,
    units,
    amounts: moneyRangesIn(normal),
    sentences,
  };
}

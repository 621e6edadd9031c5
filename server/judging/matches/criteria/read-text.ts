import { currencyNamesIn } from "../../../language/currency-names.ts";
import { foldWithPlaces } from "../../../language/fold.ts";
import { type MoneyRange, moneyRangesIn } from "../../../language/money-ranges.ts";
import { lexicon, type Meaning } from "../lexicon/lexicon.ts";
import { type Found, findTerms } from "../lexicon/terms.ts";
import { normalise, readUnits, type Units } from "../text/units.ts";
import type { SentenceReading } from "./mentions.ts";
import { refuseWhatIsOver } from "./refuse-what-is-over.ts";
import { type Sentence, sentencesOf } from "./sentences.ts";
import { setAsideWhatIsSoFar } from "./set-aside-so-far.ts";
import { readStances } from "./stances.ts";

/** A text, with what it names and how it means it, sentence by sentence: read once for all uses. */
export type ReadText = {
  /** As it was written, to be quoted; offsets are those of `units`. */
  written: string;
  units: Units;
  amounts: MoneyRange[];
  sentences: { sentence: Sentence; reading: SentenceReading }[];
};

export function readText(text: string | undefined): ReadText {
  if (text) return readWritten(text);
  // Most candidates say nothing; reading even that needs the lexicon, which no start should wait for.
  nothing ??= readWritten("");
  return nothing;
}

let nothing: ReadText | undefined;

function readWritten(text: string): ReadText {
  const normal = normalise(text);
  const composed = text.normalize("NFC");
  const units = readUnits(normal);
  const sentences = sentencesOf(units, termsBesideMoney(units)).map((sentence) => ({
    sentence,
    reading: readStances(units, sentence),
  }));
  for (const { sentence, reading } of sentences) {
    setAsideWhatIsSoFar(units, sentence, reading.mentions);
  }
  refuseWhatIsOver(units, sentences);
  return {
    // If nothing was left out, the offsets are still the same.
    written: composed.length === normal.length ? composed : normal,
    units,
    amounts: moneyRangesIn(normal),
    sentences,
  };
}

/** The country in a currency's name is no market: "Thai" in "Thai baht", 新加坡 in "新加坡元". */
function termsBesideMoney(units: Units): Found<Meaning>[] {
  const found = findTerms(lexicon(), units);
  if (found.every(({ meanings }) => meanings.every(({ kind }) => kind !== "place"))) return found;
  const { text, places } = foldWithPlaces(units.text);
  const money = currencyNamesIn(text).map(({ start, end }) => ({
    from: places[start] ?? 0,
    to: places[end] ?? units.text.length,
  }));
  let next = 0;
  // Keeps its place in `money`, so the terms must be asked about in the order of the text.
  const isMoney = ({ from, to }: Found<Meaning>) => {
    const [start, end] = [units.starts[from] ?? 0, units.ends[to - 1] ?? 0];
    while ((money[next]?.to ?? end) < end) next += 1;
    return (money[next]?.from ?? end) <= start;
  };
  return found.map((term) =>
    term.meanings.some(({ kind }) => kind === "place") && isMoney(term)
      ? { ...term, meanings: [{ kind: "cue", cue: "inert" }] }
      : term,
  );
}

import type { Units } from "../text/units.ts";
import { isListGap, isParted } from "./between-words.ts";
import type { Mention } from "./mentions.ts";
import type { Item, Sentence } from "./sentences.ts";

/**
 * "We have no investors from Singapore yet" tells what they have, which may change: it neither refuses nor asks
 * for anything, unless it is about what they want or do: "we do not want funds yet".
 */
export function setAsideWhatIsSoFar(
  units: Units,
  sentence: Sentence,
  mentions: readonly Mention[],
): void {
  const refusedFrom = (start: number, step: 1 | -1, cue: Item) => {
    const found: Mention[] = [];
    for (let at = start; mentions[at]?.stance === "exclude"; at += step) {
      const mention = mentions[at];
      const last = found.at(-1)?.item ?? cue;
      if (!mention) break;
      const [left, right] = step === 1 ? [last, mention.item] : [mention.item, last];
      const isNext =
        last === cue
          ? !isParted(units, left.to, right.from) && !isDecided(mention.item, sentence)
          : isListGap(units, sentence, left, right);
      if (!isNext) break;
      found.push(mention);
    }
    return found;
  };
  for (const cue of sentence.items.filter(({ cues }) => cues.has("so_far"))) {
    const next = mentions.findIndex(({ item }) => item.from >= cue.to);
    const first = next === -1 ? mentions.length : next;
    // A cue that is a "no" itself is about what follows.
    const before = cue.cues.has("neg") ? [] : refusedFrom(first - 1, -1, cue);
    const met = before.length > 0 ? before : refusedFrom(first, 1, cue);
    for (const mention of met) mention.stance = "aside";
  }
}

/** Whether a verb of wanting or refusing directly follows the "no"; the 投资 of 投资人 is none. */
export function isDecided(item: Item, { items }: Sentence): boolean {
  const before = items.slice(0, items.indexOf(item));
  const place = before.findLastIndex(({ cues }) => cues.has("neg"));
  const [no, verb] = before.slice(Math.max(0, place), place + 2);
  if (no?.cues.has("neg") !== true) return true;
  return verb?.from === no.to && (verb.cues.has("want") || verb.cues.has("refuse"));
}

import type { Cue, Meaning } from "../lexicon/lexicon.ts";
import type { Found } from "../lexicon/terms.ts";
import type { Units } from "../text/units.ts";

/** A word of the lists in its sentence, with what it means and what it says about others. */
export type Item = {
  from: number;
  to: number;
  meanings: Exclude<Meaning, { kind: "cue" }>[];
  cues: Set<Cue>;
};

export type Sentence = { from: number; to: number; items: Item[] };

const ENDS = new Set([".", "!", ";", "。", "•", "·"]);
const BULLET = /\n\s*([-–—•*·]|\d+[.)])\s*$/;

/**
 * The sentences of a text. A list under a line that ends with a colon belongs to that line, so
 * that "We do not back:" reaches its bullets.
 */
export function sentencesOf(units: Units, found: Found<Meaning>[]): Sentence[] {
  const sentences: Sentence[] = [];
  const items = found.map(itemOf);
  let from = 0;
  let next = 0;
  let underColon = false;
  for (let at = 1; at <= units.words.length; at += 1) {
    const gap = units.text.slice(units.ends[at - 1], units.starts[at] ?? units.text.length);
    const isLine = gap.includes("\n") || at === units.words.length;
    const previous = units.words[at - 1] ?? "";
    if (isLine && previous === ":") underColon = true;
    else if (isLine && underColon && !BULLET.test(gap)) underColon = false;
    const ended = isLine ? !underColon : ENDS.has(previous) && !underColon;
    if (!ended && at < units.words.length) continue;
    const inside: Item[] = [];
    for (let item = items[next]; item && item.to <= at; item = items[next]) {
      inside.push(item);
      next += 1;
    }
    sentences.push({ from, to: at, items: inside });
    from = at;
  }
  return sentences;
}

function itemOf({ from, to, meanings }: Found<Meaning>): Item {
  const item: Item = { from, to, meanings: [], cues: new Set() };
  for (const meaning of meanings) {
    if (meaning.kind === "cue") item.cues.add(meaning.cue);
    else item.meanings.push(meaning);
  }
  return item;
}

/** The written words of a stretch of units. */
export function written(units: Units, from: number, to: number): string {
  const last = Math.min(to, units.ends.length) - 1;
  return units.text.slice(units.starts[Math.max(0, from)], units.ends[last]);
}

import type { Cue, Meaning } from "../lexicon/lexicon.ts";
import type { Found } from "../lexicon/terms.ts";
import type { Units } from "../text/units.ts";

/** A known word in its sentence, with what it means and what it says about others. */
export type Item = {
  from: number;
  to: number;
  written: string;
  meanings: Exclude<Meaning, { kind: "cue" }>[];
  cues: Set<Cue>;
};

/** Must be a function that is made once: answers are cached by its identity. */
type IsOne = (item: Item) => boolean;

/**
 * The words of a sentence from left to right. Each is asked what comes after it; the answers are
 * indexed, so that the time for an endless sentence grows only with its length.
 */
export class Sentence {
  readonly from: number;
  readonly to: number;
  readonly items: readonly Item[];
  /** The place of the last item that names something; -1 where none does. */
  readonly lastNamed: number;
  /** For each predicate: the next matching item from each place on. */
  private readonly nexts = new Map<IsOne, Int32Array>();
  private cues: ReadonlySet<Cue> | undefined;

  constructor(from: number, to: number, items: readonly Item[]) {
    this.from = from;
    this.to = to;
    this.items = items;
    this.lastNamed = items.findLastIndex(isNamed);
  }

  /** The place of the first such item from a place on; `items.length` if there is none. */
  find(at: number, is: IsOne): number {
    let next = this.nexts.get(is);
    if (!next) {
      next = new Int32Array(this.items.length);
      let found = this.items.length;
      for (let place = found - 1; place >= 0; place -= 1) {
        const item = this.items[place];
        if (item && is(item)) found = place;
        next[place] = found;
      }
      this.nexts.set(is, next);
    }
    return next[at] ?? this.items.length;
  }

  next(at: number, is: IsOne): Item | undefined {
    return this.items[this.find(at, is)];
  }

  /** The place of the first item that begins at or after a unit. */
  placeFrom(unit: number): number {
    let [low, high] = [0, this.items.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.items[middle]?.from ?? unit) < unit) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** Whether such an item lies between two units. */
  hasBetween(from: number, to: number, is: IsOne): boolean {
    const item = this.next(this.placeFrom(from), is);
    return item !== undefined && item.to <= to;
  }

  /** All items between two units. */
  between(from: number, to: number): Item[] {
    return this.around(from, to).filter((item) => item.from >= from && item.to <= to);
  }

  /** All items between two units, or touching them. */
  around(from: number, to: number): Item[] {
    const found: Item[] = [];
    // An item that began before may end here.
    for (let at = Math.max(0, this.placeFrom(from) - 1); at < this.items.length; at += 1) {
      const item = this.items[at];
      if (!item || item.from > to) break;
      if (item.to >= from) found.push(item);
    }
    return found;
  }

  says(cue: Cue): boolean {
    this.cues ??= new Set(this.items.flatMap(({ cues }) => [...cues]));
    return this.cues.has(cue);
  }
}

export function isNamed({ meanings }: Item): boolean {
  return meanings.length > 0;
}

const ENDS = new Set([".", "!", ";", "。", "•", "·"]);
/** A line's bullet. The pattern starts at its sign: starting at the blanks would be slow where they are many. */
const BULLET = /[-–—•*·](?<=\n\s*.)\s*$/;

/**
 * The sentences of a text. A list under a line that ends with a colon belongs to that line, so
 * that "We do not back:" reaches its bullets.
 */
export function sentencesOf(units: Units, found: Found<Meaning>[]): Sentence[] {
  const sentences: Sentence[] = [];
  const items = found.map((one) => itemOf(units, one));
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
    sentences.push(new Sentence(from, at, inside));
    from = at;
  }
  return sentences;
}

function itemOf(units: Units, { from, to, meanings }: Found<Meaning>): Item {
  const item: Item = { from, to, written: written(units, from, to), meanings: [], cues: new Set() };
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

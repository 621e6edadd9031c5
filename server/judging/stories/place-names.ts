import { fold } from "../../language/fold.ts";
import { PLACE_WORDS, REGION_WORDS } from "../../language/places.ts";
import { namesPattern, readWordList, wordEntry } from "../../language/word-lists.ts";

/** Towns and provinces in company news, to tell them from companies; no search uses them. */
const TOWN_WORDS = readWordList(new URL("words/towns.json", import.meta.url), wordEntry);
const PATTERNS = [...PLACE_WORDS, ...REGION_WORDS, ...TOWN_WORDS].map(([, entry]) =>
  namesPattern(entry),
);

const AT_START = PATTERNS.map(({ source }) => new RegExp(`^(?:${source})`, "u"));

/** The length of the known place with which a text begins; 0 if there is none. */
export function placeAt(text: string): number {
  const low = fold(text);
  // Folding only drops Thai marks, which come after their letters.
  const lengths = AT_START.map((pattern) => pattern.exec(low)?.[0].length ?? 0);
  const most = Math.max(0, ...lengths);
  return most === 0 ? 0 : unfolded(text, most);
}

/** Whether a text ends with a place that we know. */
export function endsWithPlace(text: string): boolean {
  const low = fold(text.trimEnd());
  return PATTERNS.some((pattern) =>
    [...low.matchAll(pattern)].some(({ 0: place, index }) => index + place.length === low.length),
  );
}

function unfolded(text: string, folded: number): number {
  for (let length = folded; length <= text.length; length += 1) {
    if (fold(text.slice(0, length)).length >= folded) {
      let end = length;
      while (end < text.length && fold(text.slice(0, end + 1)).length === folded) end += 1;
      return end;
    }
  }
  return text.length;
}

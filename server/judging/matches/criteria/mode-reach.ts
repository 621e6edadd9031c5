import type { Units } from "../text/units.ts";
import { hasComma, isJoined, isListGap, isParted } from "./between-words.ts";
import type { Item, Sentence } from "./sentences.ts";
import { isLikedBehind } from "./words-behind.ts";

/** What a cue makes of the things named after it. */
export type Mode = "plain" | "prefer" | "must" | "only" | "neg" | "exception" | "aside";

/** A mode, where its cue ended, and how much has been named since. */
export type Begun = { mode: Mode; firm: boolean; cueEnd: number; seen: number };

/** The most units between a mere "no" and what it refuses. */
const REACH = 6;
/** Units of a first member and the comma after it. */
const FIRST_MEMBER = 3;
const OR = /^(?:or|nor|atau|hoặc|hay|หรือ|或|或者)$/i;

/** Whether a mode still applies to what is named next: how far does a "no" reach in a list? */
export function reachesTo(
  item: Item,
  previous: Item | undefined,
  { mode, firm, cueEnd, seen }: Begun,
  units: Units,
  sentence: Sentence,
): boolean {
  if (mode === "plain") return true;
  if (seen === 0 || !previous) {
    const parted = mode !== "prefer" && hasComma(units, cueEnd, item.from);
    const near = item.from - cueEnd <= REACH;
    return firm || (near && (!parted || isLaterMember(item, cueEnd, mode, units, sentence)));
  }
  if (!isParted(units, previous.to, item.from)) {
    return firm || item.from - previous.to <= REACH;
  }
  if (isNewSubject(sentence, previous, item) || isAfterColon(units, previous, item)) return false;
  const sameKind = kindOf(previous) === kindOf(item);
  const joined = isJoined(sentence, previous.to, item.from);
  // "crypto, Chinese companies, or gambling": the list goes on to its last member.
  if (mode === "neg" && firm) {
    if (sameKind || joined || isJoined(sentence, item.to, sentence.to)) return true;
    return isMember(previous, item, units, sentence);
  }
  if (mode === "neg" && isLikedBehind(units, sentence, item)) return false;
  return isListGap(units, sentence, previous, item) && (sameKind || joined);
}

/** "No dropshipping, crypto or MLM": a list whose first member is a word we do not know. */
function isLaterMember(item: Item, cueEnd: number, mode: Mode, units: Units, sentence: Sentence) {
  if (mode !== "neg" || isLikedBehind(units, sentence, item)) return false;
  const first = sentence.placeFrom(cueEnd);
  if (sentence.items[first] !== item || item.from - cueEnd > FIRST_MEMBER) return false;
  return sentence.next(first, isOr) !== undefined;
}

const isOr = (item: Item) => OR.test(item.written);

/** "Excludes: coal, gas, China": alone between commas, as members of a list are. */
function isMember(previous: Item, item: Item, units: Units, sentence: Sentence): boolean {
  const alone = item.to >= sentence.to - 1 || isParted(units, item.to, item.to + 1);
  return alone && isListGap(units, sentence, previous, item) && item.from - previous.to <= 1;
}

/** "Excluding Singapore, we cover all of Asia": "we" begins another clause. */
function isNewSubject(sentence: Sentence, left: Item, right: Item): boolean {
  return sentence.hasBetween(left.to, right.from, isWe);
}

const isWe = ({ cues }: Item) => cues.has("we");

/** "We avoid trucks and warehouses: software only": a colon after a list ends it. */
function isAfterColon(units: Units, left: Item, right: Item): boolean {
  return units.words.slice(left.to, right.from).includes(":");
}

export function kindOf(item: Item): string {
  return item.meanings[0]?.kind ?? "";
}

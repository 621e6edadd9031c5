import { VENTURE_ROUNDS } from "../../../contracts/catalogue.ts";
import { fold, foldWithPlaces } from "../../language/fold.ts";
import { namesPattern, readWordList, VOCABULARY, wordEntry } from "../../language/word-lists.ts";
import type { RoundKind } from "./feed-item.ts";

export type PlacedKind = { kind: RoundKind; start: number; end: number };

/** Kinds that many texts mention because they are about lenders and charities. */
export const BESIDE_STAGES: readonly RoundKind[] = ["debt", "grant"];

/** Whether one round cannot be both: a loan or a grant beside shares is a part of it, or is merely mentioned. */
export function areOtherKinds(one: RoundKind, other: RoundKind): boolean {
  return one !== other && BESIDE_STAGES.includes(one) === BESIDE_STAGES.includes(other);
}

const OTHERS = ["bridge", "debt", "grant"] as const;
/** General words for stages, and words of the news for rounds. */
const WORDS = [
  ...readWordList(VOCABULARY.stages, wordEntry),
  ...readWordList(new URL("words/kinds.json", import.meta.url), wordEntry),
];
const PATTERNS = [...VENTURE_ROUNDS, ...OTHERS].flatMap((kind): [RoundKind, RegExp][] =>
  WORDS.filter(([name]) => name === kind).map(([, entry]) => [kind, namesPattern(entry)]),
);
/** A listing is no round, nor is a seed without a word about money beside it. */
const NO_ROUND = /^(?:ipo|.*\bipo|上市前|กอนเขาตลาด.*)$/u;
const BARE_SEED = /^(?:seed|angel|ซด|เมลดพนธ|天使|hat giong|hạt giống|ươm mầm)$/u;
const BESIDE_SEED =
  /^[ -]?(?:round|funding|financing|stage|extension|investment|capital|money|deal|cheque|check|轮|投资|融资|\d|us\$|s\$|rp)|^[ -](?:of|led|from)\b/u;
const BEFORE_SEED =
  /(?:vòng|vốn|รอบ|putaran|pendanaan|ronde|tahap|\d(?: ?(?:m|mn|million|juta|triệu|tỷ|k|bn))?|usd|đồng|baht|dollars?|in|a|its|new|的|获|tiền|ระดมทุน)[ -]?$/u;
/** "天使投资人" is a person. */
const PERSON = /^(?:投资)?[人者]/u;
/** "Ahead of its Series A". */
const YET_TO_COME =
  /(?:ahead of|before|towards?|until|jelang|menjelang|sebelum|chuẩn bị cho|trước thềm|ปูทางสู่)(?: (?:a|an|its|the|their|planned|next|putaran|vòng))*[ -]?$/u;
/** "Pre-Series B" is not Series B. */
const BEFORE_SERIES = /(?:pre|pra|tiền|พรี?)[ -]?(?:(?:series|seri|vòng)[ -]?)?$/u;
/** "B轮前" */
const BEHIND_SERIES = /^之?前/u;
const PLUS_ROUND = /([a-h])(?:\+|\d)(?=轮)/gu;

/** The kinds of rounds that plain text names, the longest at each place. */
export function kindsIn(plainText: string): PlacedKind[] {
  const { text, places } = foldWithPlaces(plainText);
  const low = fold(text).replace(PLUS_ROUND, " $1");
  const hits = PATTERNS.flatMap(([kind, pattern]) =>
    [...low.matchAll(pattern)].map(({ 0: word, index }) => ({
      kind,
      word,
      start: index,
      end: index + word.length,
    })),
  ).filter((hit) => isRound(hit, low));
  const taken: typeof hits = [];
  const inOrder = hits.toSorted(
    (one, other) => one.start - other.start || other.word.length - one.word.length,
  );
  for (const hit of inOrder) {
    if (taken.every(({ start, end }) => hit.end <= start || end <= hit.start)) taken.push(hit);
  }
  return taken
    .toSorted((one, other) => one.start - other.start)
    .map(({ kind, start, end }) => ({
      kind,
      start: places[start] ?? start,
      end: (places[end - 1] ?? end - 1) + 1,
    }));
}

function isRound(
  { word, start, end, kind }: { word: string; start: number; end: number; kind: RoundKind },
  low: string,
): boolean {
  if (NO_ROUND.test(word)) return false;
  const [before, behind] = [low.slice(Math.max(0, start - 24), start), low.slice(end, end + 14)];
  if (YET_TO_COME.test(before) || PERSON.test(behind)) return false;
  if (BARE_SEED.test(word)) return BESIDE_SEED.test(behind) || BEFORE_SEED.test(before);
  return !(
    kind.startsWith("series_") &&
    (BEFORE_SERIES.test(before) || BEHIND_SERIES.test(behind))
  );
}

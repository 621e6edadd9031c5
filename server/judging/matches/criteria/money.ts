import type { MoneyRange } from "../../../language/money-ranges.ts";
import type { Cue } from "../lexicon/lexicon.ts";
import type { Units } from "../text/units.ts";
import { hasComma } from "./between-words.ts";
import { type Item, isNamed, type Sentence, written } from "./sentences.ts";

/** What an amount in a text is about. */
export type AmountRole = "cheque" | "ask" | "earned" | "other";

/** Monthly income, to be multiplied to a year; "the past 12 months" is a year already. */
const MONTHLY =
  /\bMRR\b|monthly(?!\s+(?:sub|active|user|customer|fee|player))|(?:per|a|each|every)\s+month|\/\s*(?:month|mo\b|tháng|bulan|เดือน|月)|(?:mỗi|hằng|hàng|một|theo)\s+tháng|bulanan|(?:per|tiap|setiap)\s+bulan|sebulan|ต่อเดือน|เดือนละ|รายเดือน|ทุกเดือน|[每单]月|(?<!个)月(?:收入|营收|入|均|营业额|经常性)/i;

/** Where an amount is only a limit, the other end is open. */
export type Range = { min: number; max: number };

export type SaidAmount = {
  role: AmountRole;
  range: Range;
  bound?: "min" | "max" | undefined;
  /** Whether a word says what it is about. */
  isNamed: boolean;
  /** Whether what lies beyond is refused: "no cheques below a million". */
  refused: boolean;
  /** "Only cheques from 100k to 500k". */
  isOnly: boolean;
};

const ROLES: readonly [Cue, AmountRole][] = [
  ["fund", "other"],
  ["valuation", "other"],
  ["raised", "other"],
  ["earned", "earned"],
  ["ask", "ask"],
  ["cheque", "cheque"],
];
/** A word after the amount ("$2M ARR") is likelier to be about it than one before. */
const BEHIND_IS_NEARER = 0.5;
/** In Thai every character is one unit, so a space is what counts: across one, words hardly belong together. */
const PARTED = 12;
const FARTHEST = 14;
const FARTHEST_BEHIND = FARTHEST / BEHIND_IS_NEARER;
const FARTHEST_IN_THAI = FARTHEST * 2;
const FOR =
  /^(for|cho|สำหรับ|untuk|给)(\s|$)|^(in|into|vào|ke|ใน)\s+(companies|startups|teams|công ty|perusahaan|startup|บริษัท)/i;
/** "100–500 ribu saja" */
const ONLY_BEHIND = 3;
/** Units between an amount and the word that makes it a limit. */
const NEAR = 4;

/**
 * What the amounts of a sentence are about, by the nearest word that says so.
 * @param otherwise the role of an amount that no word describes.
 */
export function saidAmounts(
  units: Units,
  sentence: Sentence,
  amounts: readonly MoneyRange[],
  otherwise: AmountRole,
): SaidAmount[] {
  const start = units.starts[sentence.from] ?? 0;
  const end = units.ends[sentence.to - 1] ?? 0;
  return within(amounts, start, end + 1).map((amount) => {
    const from = unitAt(units, sentence, amount.from);
    const to = unitAt(units, sentence, amount.to);
    const { bound, refused } = boundOf(units, sentence, from, to);
    const named = roleOf(units, sentence, from, to);
    const role = named ?? otherwise;
    const monthly = role === "earned" && MONTHLY.test(beside(units, from, to));
    const range = {
      min: bound === "max" ? 0 : amount.min * (monthly ? 12 : 1),
      max: bound === "min" ? Number.POSITIVE_INFINITY : amount.max * (monthly ? 12 : 1),
    };
    const isOnly = isAllThatIsMeant(units, sentence, from, to);
    return { role, range, bound, refused, isNamed: named !== undefined, isOnly };
  });
}

/** The amounts within a stretch of the text; `amounts` are in the order of the text. */
function within(amounts: readonly MoneyRange[], start: number, end: number): MoneyRange[] {
  const found: MoneyRange[] = [];
  for (
    let at = firstOf(0, amounts.length, (one) => (amounts[one]?.from ?? 0) >= start);
    ;
    at += 1
  ) {
    const amount = amounts[at];
    if (!amount || amount.from > end) return found;
    if (amount.to <= end) found.push(amount);
  }
}

/** The first place from which on something is true. */
function firstOf(from: number, to: number, isTrue: (at: number) => boolean): number {
  let [low, high] = [from, to];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (isTrue(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** Words beside an amount that make it a wish or a boast rather than a limit. */
const ROUGHLY =
  /prefer|ideal|sweet spot|typical|usual|around|roughly|portfolio|help|ưu tiên|khoảng|danh mục|giúp|优先|最好|大约|左右|投资组合|帮助|ประมาณ|โดยทั่วไป|พอร์ต|ช่วย|sekitar|biasanya|idealnya|diutamakan|portofolio|bantu/i;

/** Whether a sentence gives amounts without setting a limit: "ideally $1M ARR". */
export function speaksRoughly(units: Units, sentence: Sentence): boolean {
  return sentence.says("prefer") || ROUGHLY.test(written(units, sentence.from, sentence.to));
}

/** The words around an amount, up to the next comma; in Thai each character is a unit. */
function beside(units: Units, from: number, to: number): string {
  const isThai = /[\u0e00-\u0e7f]/.test(written(units, from - 5, to + 4));
  const [before, behind] = isThai ? [12, 12] : [5, 4];
  const left = written(units, Math.max(0, from - before), from).split(/[,;.](?!\d)/);
  const [right = ""] =
    to < units.ends.length ? written(units, to, to + behind).split(/[,;.](?!\d)/) : [];
  return `${from > 0 ? (left.at(-1) ?? "") : ""} ${written(units, from, to)} ${right}`;
}

/** The first unit that begins at or after a character. */
function unitAt(units: Units, sentence: Sentence, character: number): number {
  return firstOf(sentence.from, sentence.to, (at) => (units.starts[at] ?? 0) >= character);
}

function boundOf(
  units: Units,
  sentence: Sentence,
  from: number,
  to: number,
): { bound: "min" | "max" | undefined; refused: boolean } {
  const mark = written(units, from - 1, from + 1);
  if (/[>≥]/.test(mark)) return { bound: "min", refused: false };
  if (/[<≤]/.test(mark)) return { bound: "max", refused: false };
  for (const { cues, from: start, to: end } of sentence.around(from - NEAR, to + NEAR)) {
    const before = end <= from && from - end <= NEAR;
    const behind = start >= to && start - to <= NEAR && !hasComma(units, to, start);
    // "No cheques below a million" asks for a million.
    const refused = before && isRefused(sentence, start);
    if ((before && cues.has("min")) || (behind && cues.has("up"))) {
      return { bound: refused ? "max" : "min", refused };
    }
    const isUpTo = cues.has("max") || cues.has("before");
    if ((before && isUpTo) || (behind && cues.has("down"))) {
      return { bound: refused ? "min" : "max", refused };
    }
  }
  return { bound: undefined, refused: false };
}

/** Whether "only" is about the amount, not about something named between them. */
function isAllThatIsMeant(units: Units, sentence: Sentence, from: number, to: number): boolean {
  const near = sentence.around(from - FARTHEST_IN_THAI, to + ONLY_BEHIND);
  return near.some(({ cues, from: start, to: end }) => {
    if (!cues.has("only")) return false;
    if (start >= to) return start - to <= ONLY_BEHIND;
    const between = sentence.hasBetween(end, from, isNamedOrNo);
    const isThai = /[\u0e00-\u0e7f]/.test(written(units, end, from));
    // "Angels only through a syndicate that adds up to $200k" is about angels.
    const reach = isThai ? FARTHEST_IN_THAI : NEAR;
    return end <= from && from - end <= reach && !between && !hasComma(units, end, from);
  });
}

const isNamedOrNo = (item: Item) => isNamed(item) || item.cues.has("neg");

function isRefused(sentence: Sentence, at: number): boolean {
  return sentence
    .around(at - NEAR, at)
    .some(({ cues, to }) => to <= at && (cues.has("neg") || cues.has("refuse")));
}

/** In Thai a space between words separates clauses; beside a number there always is one. */
function isOtherClause(units: Units, from: number, to: number): boolean {
  const between = units.text.slice((units.ends[from - 1] ?? 1) - 1, (units.starts[to] ?? 0) + 1);
  return hasComma(units, from, to) || /[\u0e00-\u0e7f]\s+[\u0e00-\u0e7f]/.test(between);
}

function roleOf(
  units: Units,
  sentence: Sentence,
  from: number,
  to: number,
): AmountRole | undefined {
  let role: AmountRole | undefined;
  let nearest = FARTHEST;
  const beside = sentence.around(from - FARTHEST, to + FARTHEST_BEHIND);
  for (const { cues, from: start, to: end } of beside) {
    const said = ROLES.find(([cue]) => cues.has(cue));
    if (!said) continue;
    const parted = end <= from ? isOtherClause(units, end, from) : isOtherClause(units, to, start);
    const near = end <= from ? from - end : Math.max(0, start - to) * BEHIND_IS_NEARER;
    const distance = near + (parted ? PARTED : 0);
    if (distance >= nearest) continue;
    // "$300k for early revenue" is no revenue of $300k.
    if (start >= to && FOR.test(written(units, to, start))) continue;
    nearest = distance;
    role = said[1];
  }
  return role;
}

import { areOtherKinds } from "./round-kinds.ts";
import { shared } from "./shingles.ts";
import type { Understood } from "./understood-item.ts";

const DAY = 86_400_000;
const COPY = 0.5;
/** Short texts are alike by chance. */
const LEAST_SHINGLES = 16;
const COPY_DAYS = 30;
const ROUND_DAYS = 12;
const EVENT_DAYS = 5;
const BRIDGE_DAYS = 6;
const SUBJECT_DAYS = 2;
const REPORT_DAYS = 3;
const LEAST_BRIDGES = 3;
const LEAST_LIKENESS = 0.42;
/** Rates of a day, and rounding. */
const NEAR_AMOUNT = 0.12;

/** Whether two items tell of one event: by address, by text, by who, what and when. */
export function isSameStory(one: Understood, other: Understood): boolean {
  if (one.address === other.address) return true;
  const apart = daysBetween(one, other);
  if (tellsOfOther(one, other)) return false;
  if (apart <= COPY_DAYS && isCopy(one, other)) return true;
  // Each country tells its own figures of one report, and all who made it, or the region's.
  if (one.isReport && other.isReport)
    return (
      apart <= REPORT_DAYS &&
      overlap(one.names, other.names) + overlap(one.figures, other.figures) > 0
    );
  if (one.isList || other.isList) return false;
  if (beginsAlike(one, other)) return true;
  if (one.round && other.round) return apart <= ROUND_DAYS && isSameRound(one, other, apart);
  if (one.round || other.round) return apart <= EVENT_DAYS && tellsOfRound(one, other, apart);
  return apart <= EVENT_DAYS && isSameEvent(one, other, apart);
}

/** Two rounds of two companies, even where both are told in the same words. */
function tellsOfOther(one: Understood, other: Understood): boolean {
  const [first, second] = [one.round?.company ?? [], other.round?.company ?? []];
  if (first.length === 0 || second.length === 0 || overlap(first, second) > 0) return false;
  // What the directory knows as two is two, however much else is alike.
  if (one.round?.isKnown && other.round?.isKnown) return true;
  if (beginsAlike(one, other)) return false;
  const isNamed = overlap(first, other.headNames) + overlap(second, one.headNames) > 0;
  return !isNamed && scriptOf(first[0]) === scriptOf(second[0]);
}

/**
 * Within two days: two names of the beginning; with a figure, and not only investors, where both may tell of rounds.
 * Or two figures, where neither does.
 */
function beginsAlike(one: Understood, other: Understood): boolean {
  if (daysBetween(one, other) > SUBJECT_DAYS) return false;
  const names = one.headNames.filter((name) => other.headNames.includes(name));
  const figures = overlap(one.figures, other.figures);
  if (!one.round && !other.round) return names.length >= 2 || figures >= 2;
  if (names.length < 2) return false;
  if (!one.round || !other.round) return true;
  const investors = [...one.round.investors, ...other.round.investors];
  return figures >= 1 && names.some((name) => !investors.includes(name));
}

function daysBetween(one: Understood, other: Understood): number {
  return Math.abs(Date.parse(one.day) - Date.parse(other.day)) / DAY;
}

function isCopy(one: Understood, other: Understood): boolean {
  const fewer = Math.min(one.shingles.length, other.shingles.length);
  return fewer >= LEAST_SHINGLES && shared(one.shingles, other.shingles) >= COPY;
}

function isSameRound(one: Understood, other: Understood, apart: number): boolean {
  const [first, second] = [one.round, other.round];
  if (!first || !second) return false;
  const amounts = likeAmounts(first, second);
  const isOneCompany = overlap(first.company, second.company) > 0;
  // One sum to one company at one time is one round, whatever it is called.
  const isOneSum = isOneCompany && amounts === "same" && apart <= EVENT_DAYS;
  // Nobody has two rounds in so few days: one of the two is read wrongly.
  if (isOneCompany && first.isKnown && second.isKnown && apart <= SUBJECT_DAYS) return true;
  const isOtherKind = first.kind && second.kind && areOtherKinds(first.kind, second.kind);
  if (isOtherKind && !isOneSum) return false;
  if (isOneCompany) {
    // What one investor gave, and the whole; or a sum corrected.
    const isPart =
      one.figures.includes(second.written ?? "") || other.figures.includes(first.written ?? "");
    const isCorrected = apart <= 3 && overlap(first.investors, second.investors) > 0;
    return amounts !== "other" || isCorrected || isPart;
  }
  // One company in two scripts, or read wrongly once: its money, its investors and its figures are the bridge.
  if (amounts === "other" || apart > BRIDGE_DAYS) return false;
  const isNamed =
    overlap(first.company, other.headNames) + overlap(second.company, one.headNames) > 0;
  const bridges =
    (isNamed ? 1 : 0) +
    (isNamed && first.kind !== undefined && first.kind === second.kind ? 1 : 0) +
    (amounts === "same" ? 1 : 0) +
    overlap(first.investors, other.names) +
    overlap(second.investors, one.names) +
    overlap(one.figures, other.figures);
  return bridges >= LEAST_BRIDGES;
}

function likeAmounts(
  one: NonNullable<Understood["round"]>,
  other: NonNullable<Understood["round"]>,
): "same" | "unknown" | "other" {
  if (one.dollars === undefined || other.dollars === undefined) return "unknown";
  if (one.written === other.written) return "same";
  const worth = (dollars: number, written = "") => ({ dollars, currency: written.slice(0, 3) });
  return isOneWorth(worth(one.dollars, one.written), worth(other.dollars, other.written))
    ? "same"
    : "other";
}

type Worth = { dollars: number; currency: string };

/** Whether two sums may be one: rounded, or in two currencies at the rates of two days. */
export function isOneWorth(one: Worth, other: Worth): boolean {
  const near = one.currency === other.currency ? NEAR_AMOUNT / 4 : NEAR_AMOUNT;
  return Math.abs(Math.log(one.dollars / other.dollars)) <= near;
}

/** An item whose round could not be read tells of another's where it is about its company or its investors and has its money or its figures. */
function tellsOfRound(one: Understood, other: Understood, apart: number): boolean {
  const [reported, silent] = one.round ? [one, other] : [other, one];
  const { company = [], written = "", investors = [] } = reported.round ?? {};
  const isNamed = company.some((name) => silent.headNames.includes(name));
  const hasInvestor = overlap(investors, silent.names) > 0;
  if (isNamed && hasInvestor && silent.figures.includes(written)) return true;
  if (silent.isOther) return false;
  const isSubject = silent.subject !== undefined && company.includes(silent.subject);
  if (isSubject && apart <= SUBJECT_DAYS) return true;
  if (isNamed && silent.headFigures.includes(written)) return true;
  const names = overlap(reported.headNames, silent.headNames);
  const figures = overlap(reported.figures, silent.figures);
  if (isNamed && names + figures >= 3) return true;
  if (isNamed && overlap(investors, silent.headNames) > 0) return true;
  return (
    overlap(investors, silent.headNames) > 0 && overlap(investors, silent.names) + figures >= 3
  );
}

function isSameEvent(one: Understood, other: Understood, apart: number): boolean {
  const names = overlap(one.headNames, other.headNames);
  const figures = overlap(one.figures, other.figures);
  if (names >= 2) return true;
  // News of one company within so few days is one, where it is none of its money.
  if (one.subject !== undefined && one.subject === other.subject && apart <= SUBJECT_DAYS)
    return true;
  const isAbout = overlap(one.headNames, other.names) + overlap(other.headNames, one.names) > 0;
  if (names >= 1 && figures >= 1) return true;
  if (isAbout && figures >= 2) return true;
  if (figures >= LEAST_BRIDGES) return true;
  const likeness = one.language === other.language ? likenessOf(one.terms, other.terms) : 0;
  return likeness >= LEAST_LIKENESS;
}

/** How many content words of the shorter beginning stand in the other. */
function likenessOf(one: readonly number[], other: readonly number[]): number {
  return overlap(one, other) / Math.max(8, Math.min(one.length, other.length));
}

function overlap<Value>(one: readonly Value[], other: readonly Value[]): number {
  return one.filter((value) => other.includes(value)).length;
}

export function scriptOf(name = ""): string {
  if (/\p{Script=Thai}/u.test(name)) return "thai";
  return /\p{Script=Han}/u.test(name) ? "han" : "latin";
}

/** The story among recent ones that an item tells: of several the one that most of its items tell. */
export function storyOf(
  item: Understood,
  recent: readonly { storyId: string; item: Understood }[],
): string | undefined {
  const counts = new Map<string, number>();
  // Where one item of a story tells of another company, its other items only look alike.
  const others = new Set(
    recent.filter((one) => tellsOfOther(item, one.item)).map(({ storyId }) => storyId),
  );
  for (const one of recent) {
    if (!others.has(one.storyId) && isSameStory(item, one.item))
      counts.set(one.storyId, (counts.get(one.storyId) ?? 0) + 1);
  }
  const [best] = [...counts].toSorted(([, one], [, other]) => other - one);
  return best?.[0];
}

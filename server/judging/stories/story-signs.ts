import { DAY_MS } from "../../../contracts/days.ts";
import type { Understood } from "./understood-item.ts";

/** Allows for daily exchange rates and rounding. */
const NEAR_AMOUNT = 0.12;
const FEW_TERMS = 8;

export const SIGNS = [
  "oneRound",
  "noRound",
  "days",
  "week",
  "secondWeek",
  "words",
  "bothReports",
  "oneReport",
  "oneList",
  "sameCompany",
  "namedCompany",
  "sameSubject",
  "otherSubject",
  "otherSum",
  "otherKind",
  "headName",
  "headNameWithoutRound",
  "headNamesWithoutRound",
  "names",
  "investors",
  "moreFigures",
  "figuresWithoutRound",
] as const;
export type Signs = Record<(typeof SIGNS)[number], number>;

export type Worth = { dollars: number; currency: string };

/** Whether two sums may be the same: rounded, or in two currencies at the rates of two days. */
export function isOneWorth(one: Worth, other: Worth): boolean {
  const near = one.currency === other.currency ? NEAR_AMOUNT / 4 : NEAR_AMOUNT;
  return Math.abs(Math.log(one.dollars / other.dollars)) <= near;
}

export function scriptOf(name = ""): string {
  if (/\p{Script=Thai}/u.test(name)) return "thai";
  return /\p{Script=Han}/u.test(name) ? "han" : "latin";
}

export function daysBetween(one: Understood, other: Understood): number {
  return Math.abs(Date.parse(one.day) - Date.parse(other.day)) / DAY_MS;
}

/**
 * Signs for or against two items telling of one event, each about 0 to 1; their weights are learned
 * from labelled items (story-weights.json).
 * @returns nothing if they have no name, figure or word in common.
 */
export function signsOf(one: Understood, other: Understood): Signs | undefined {
  const names = shared(one.names, other.names);
  const figures = shared(one.figures, other.figures);
  const words = one.language === other.language ? sharedWords(one.terms, other.terms) : 0;
  const companies = companySigns(one, other);
  const reports = Number(one.isReport ?? false) + Number(other.isReport ?? false);
  const isAlike = names + figures + words > 0 || reports === 2;
  if (!isAlike && companies.sameCompany + companies.namedCompany === 0) return undefined;

  const rounds = Number(one.round !== undefined) + Number(other.round !== undefined);
  const heads = shared(one.headNames, other.headNames);
  const investors =
    shared(one.round?.investors ?? [], other.names) +
    shared(other.round?.investors ?? [], one.names);
  const apart = daysBetween(one, other);
  return {
    oneRound: Number(rounds === 1),
    noRound: Number(rounds === 0),
    days: within(apart, 0, 2),
    week: within(apart, 2, 7),
    secondWeek: within(apart, 7, 14),
    words,
    bothReports: Number(reports === 2),
    oneReport: Number(reports === 1),
    oneList: Number(one.isList !== other.isList),
    ...companies,
    otherSum: Number(areOtherSums(one, other)),
    otherKind: Number(areOtherKindsOf(one, other)),
    headName: within(heads, 0, 1),
    headNameWithoutRound: rounds === 0 ? within(heads, 0, 1) : 0,
    headNamesWithoutRound: rounds === 0 ? within(heads, 1, 2) : 0,
    names: Math.log1p(names) / 2,
    investors: Math.log1p(investors) / 2,
    moreFigures: within(figures, 1, 4),
    figuresWithoutRound: rounds === 0 ? within(figures, 0, 3) : 0,
  };
}

function companySigns(one: Understood, other: Understood) {
  const [first, second] = [one.round?.company ?? [], other.round?.company ?? []];
  const isSame = shared(first, second) > 0;
  const isNamed = shared(first, other.headNames) + shared(second, one.headNames) > 0;
  const areSubjects = one.subject !== undefined && other.subject !== undefined;
  return {
    sameCompany: Number(isSame),
    namedCompany: Number(!isSame && isNamed),
    sameSubject: Number(areSubjects && one.subject === other.subject),
    otherSubject: Number(areSubjects && one.subject !== other.subject),
  };
}

/** Whether they report rounds of two companies: two of the directory, or one that the other item never names. */
export function tellOfTwoCompanies(one: Understood, other: Understood): boolean {
  if (!one.round || !other.round) return false;
  const [first, second] = [one.round.company, other.round.company];
  if (first.length === 0 || second.length === 0 || shared(first, second) > 0) return false;
  if (one.round.isKnown && other.round.isKnown) return true;
  const isNamed = shared(first, other.names) + shared(second, one.names) > 0;
  // No rule can tell whether names in two scripts are the same.
  return !isNamed && scriptOf(first[0]) === scriptOf(second[0]);
}

function areOtherSums({ round: one }: Understood, { round: other }: Understood): boolean {
  if (one?.dollars === undefined || other?.dollars === undefined) return false;
  const worth = (dollars: number, written = "") => ({ dollars, currency: written.slice(0, 3) });
  return !isOneWorth(worth(one.dollars, one.written), worth(other.dollars, other.written));
}

function areOtherKindsOf({ round: one }: Understood, { round: other }: Understood): boolean {
  return one?.kind !== undefined && other?.kind !== undefined && one.kind !== other.kind;
}

/** The share of the shorter beginning's content words that the other has. */
function sharedWords(one: readonly number[], other: readonly number[]): number {
  return shared(one, other) / Math.max(FEW_TERMS, Math.min(one.length, other.length));
}

/** How far a value is between two bounds, from 0 to 1. */
function within(value: number, from: number, to: number): number {
  return Math.min(Math.max(value - from, 0), to - from) / (to - from);
}

function shared<Value>(one: readonly Value[], other: readonly Value[]): number {
  return one.filter((value) => other.includes(value)).length;
}

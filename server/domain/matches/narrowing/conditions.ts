import type pg from "pg";
import { DAY_MS, dayInRegion } from "../../../../contracts/days.ts";
import type { Exclusion, Thesis } from "../../../judging/matches/criteria/thesis.ts";
import type { StartupFacts } from "../../../judging/matches/facts/startup-facts.ts";
import { conceptOf, isIndustry } from "../../../judging/matches/lexicon/concepts.ts";
import { SIDES } from "../../profiles/sides.ts";
import type { Subject } from "../subject.ts";

/** Which of the limits that may be dropped still hold. */
export type Narrowing = { geography: boolean; stage: boolean };

/** Requirements for candidates, and points in their favour; values are parameters of the statement. */
export class Conditions {
  readonly values: unknown[] = [];
  readonly all: string[] = [];
  readonly points: string[] = [];

  /** Adds a value, and returns its placeholder. */
  value(value: unknown): string {
    this.values.push(value);
    return `$${this.values.length}`;
  }
}

const YEAR_MS = 365 * DAY_MS;

/** Published pages of others that were not refused before and meet the conditions; by points, then activity. */
export function statement(
  subject: Subject,
  conditions: Conditions,
  latest: string,
  limit: number,
): pg.QueryConfig {
  const { pages, drafts, link } = SIDES[subject.direction].other;
  const me = conditions.value(subject.userId);
  const where = [
    "page.is_published",
    ...conditions.all,
    `not exists (select from public.${drafts} own where own.${link} = page.id and own.user_id = ${me})`,
    `not exists (select from public.match_feedback f where f.${link} = page.id
                  and f.user_id = ${me} and f.kind = 'not_a_fit')`,
  ];
  return {
    text: `select page.id, ${conditions.points.join(" + ")} as points, ${latest} as latest
             from public.${pages} page left join directory.${pages} known on known.id = page.id
            where ${where.join("\n              and ")}
            order by points desc, latest desc nulls last, page.id limit ${limit}`,
    values: conditions.values,
  };
}

/** Requires one of the wanted values in the list, or an empty list. */
export function listed(conditions: Conditions, column: string, wanted: readonly string[]): void {
  conditions.all.push(
    `(${column} && ${conditions.value([...new Set(wanted)])} or ${column} = '{}')`,
  );
}

/** Having invested or raised in the last 12 months counts more than anything else. */
export function countActivity(conditions: Conditions, column: string, today: Date): void {
  const since = dayInRegion(today.getTime() - YEAR_MS);
  conditions.points.push(`2 * coalesce(${column} >= ${conditions.value(since)}::date, false)::int`);
}

/** The industries among concepts, by their names in our tables. */
export function industriesOf(concepts: Iterable<number>): string[] {
  return [...new Set(concepts)].filter(isIndustry).map((one) => conceptOf(one).id);
}

/** The industries of a startup and those in its texts, as investors in these may look at it as well. */
export function industriesAround({ industries, topics }: StartupFacts): string[] {
  const told = [...topics.weights.keys()].flatMap((one) => [one, ...conceptOf(one).of]);
  return industriesOf([...industries, ...told]);
}

/**
 * Whether it refuses only by kind of investor or by country, without an exception: pages are reliable about
 * these. A refusal that may have been meant otherwise leaves nobody out, but only ranks them lower.
 */
export function refusesOneKind(exclusion: Exclusion): boolean {
  const { concepts, stages, places, types, unless, isConfirmed, isPlain } = exclusion;
  const hasOther = concepts.length > 0 || stages !== 0 || unless.length > 0;
  return (isConfirmed || isPlain) && !hasOther && (places.length === 0) !== (types.length === 0);
}

/**
 * Applies a limit that the person has written. If it may have been meant otherwise, it leaves nobody out,
 * but puts those within it first.
 */
export function limitTo(
  conditions: Conditions,
  { isConfirmed, only }: Thesis,
  isWithin: string,
): void {
  if (isConfirmed || only.isPlain) conditions.all.push(isWithin);
  else conditions.points.push(`2 * (${isWithin})::int`);
}

/** An open end, as a number that the database can compare. */
export function upTo(amount: number): number {
  return Number.isFinite(amount) ? amount : Number.MAX_SAFE_INTEGER;
}

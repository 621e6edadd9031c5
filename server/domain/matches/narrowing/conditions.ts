import type pg from "pg";
import { DAY_MS, dayInRegion } from "../../../../contracts/days.ts";
import type { Exclusion, Thesis } from "../../../judging/matches/criteria/thesis.ts";
import type { StartupFacts } from "../../../judging/matches/facts/startup-facts.ts";
import { conceptOf, isIndustry } from "../../../judging/matches/lexicon/concepts.ts";
import { SIDES } from "../../profiles/sides.ts";
import type { Subject } from "../subject.ts";

/** Which of the limits that may be widened still hold. */
export type Narrowing = { geography: boolean; stage: boolean };

/** What candidates must be, and what speaks for them; the values stand apart from the statement. */
export class Conditions {
  readonly values: unknown[] = [];
  readonly all: string[] = [];
  readonly points: string[] = [];

  /** The place of a value in the statement. */
  value(value: unknown): string {
    this.values.push(value);
    return `$${this.values.length}`;
  }
}

const YEAR_MS = 365 * DAY_MS;

/** Published, of somebody else, not refused before, under the conditions; by points, then activity. */
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

/** One of the wanted is in the list; or the list says nothing. */
export function listed(conditions: Conditions, column: string, wanted: readonly string[]): void {
  conditions.all.push(
    `(${column} && ${conditions.value([...new Set(wanted)])} or ${column} = '{}')`,
  );
}

/** Who invested or raised in the last 12 months is more promising than all else makes it. */
export function countActivity(conditions: Conditions, column: string, today: Date): void {
  const since = dayInRegion(today.getTime() - YEAR_MS);
  conditions.points.push(`2 * coalesce(${column} >= ${conditions.value(since)}::date, false)::int`);
}

/** The industries among concepts, as our tables call them. */
export function industriesOf(concepts: Iterable<number>): string[] {
  return [...new Set(concepts)].filter(isIndustry).map((one) => conceptOf(one).id);
}

/** Those of a startup, and those that its texts speak of: investors in them may look at it as well. */
export function industriesAround({ industries, topics }: StartupFacts): string[] {
  const told = [...topics.weights.keys()].flatMap((one) => [one, ...conceptOf(one).of]);
  return industriesOf([...industries, ...told]);
}

/**
 * Refuses by kind of investor or by country alone, without an exception: what a page tells for sure. What
 * may have been meant otherwise leaves nobody out: it only ranks lower.
 */
export function refusesOneKind(exclusion: Exclusion): boolean {
  const { concepts, stages, places, types, unless, isConfirmed, isPlain } = exclusion;
  const hasOther = concepts.length > 0 || stages !== 0 || unless.length > 0;
  return (isConfirmed || isPlain) && !hasOther && (places.length === 0) !== (types.length === 0);
}

/**
 * A limit that the person has written. Where it may have been meant otherwise it leaves nobody out, and
 * who is within it comes first.
 */
export function limitTo(
  conditions: Conditions,
  { isConfirmed, only }: Thesis,
  isWithin: string,
): void {
  if (isConfirmed || only.isPlain) conditions.all.push(isWithin);
  else conditions.points.push(`2 * (${isWithin})::int`);
}

/** An open end as a number that the database compares. */
export function upTo(amount: number): number {
  return Number.isFinite(amount) ? amount : Number.MAX_SAFE_INTEGER;
}

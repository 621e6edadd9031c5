import type pg from "pg";
import { z } from "zod";
import {
  type Constraint,
  constraint,
  MOST_CONSTRAINTS,
  MOST_EXCEPTIONS,
  MOST_TERMS,
} from "../../../contracts/constraints.ts";
import { readCriteriaJob } from "../../../contracts/jobs.ts";
import type { CriteriaReading } from "../../../contracts/match-operations.ts";
import type { MatchDirection } from "../../../contracts/matching.ts";
import { seenText } from "../../language/unseen-signs.ts";
import { queueJob } from "../../postgres/queue-job.ts";
import { SIDES } from "../profiles/sides.ts";

/* Keeps the readings of a person's criteria per text: another text is read again. */

/** The engine of readings by grammar. */
export const RULES = "rules";

/** Quotes are cut, as in a text of one sentence each point would repeat all of it. */
const LONGEST_QUOTE = 600;

/** A model that has not read a text by then has failed; the next match asks it again. */
const READ_WITHIN_SECONDS = 120;
/** Each costs us about a cent, and people pay nothing for them. */
const CLOSE_READINGS_A_DAY = 10;

/** A reading by rules that nobody has confirmed: a model may read the text more closely. */
const UNREAD = `read_by = '${RULES}' and confirmed_at is null`;

/** Joins the reading of a draft `own`, if its owner has confirmed it for the current text. */
export const CONFIRMED_READING = `left join public.criteria_readings reading
  on reading.user_id = own.user_id and reading.criteria = own.match_criteria
 and reading.confirmed_at is not null`;

const kept = z.array(constraint);

/** @param read the column of a row; null if nothing was confirmed. */
export function confirmedIn(read: unknown): Constraint[] | undefined {
  return read === null ? undefined : kept.parse(read);
}

/** The person's saved criteria; may be empty. @returns undefined if nothing was saved for the role. */
export async function readSavedCriteria(
  client: pg.ClientBase | pg.Pool,
  userId: string,
  direction: MatchDirection,
): Promise<string | undefined> {
  const { rows } = await client.query<{ match_criteria: string }>(
    `select match_criteria from public.${SIDES[direction].own.drafts} where user_id = $1`,
    [userId],
  );
  return rows[0]?.match_criteria;
}

/** The reading that is kept for this text of the person's. */
export async function keptReading(
  client: pg.ClientBase | pg.Pool,
  userId: string,
  text: string,
): Promise<CriteriaReading | undefined> {
  const { rows } = await client.query<{
    constraints: unknown;
    readBy: string;
    isConfirmed: boolean;
    isBeingRead: boolean;
  }>(
    `select constraints, read_by as "readBy", confirmed_at is not null as "isConfirmed",
            coalesce(${UNREAD} and asked_at > now() - make_interval(secs => ${READ_WITHIN_SECONDS}), false)
              as "isBeingRead"
       from public.criteria_readings where user_id = $1 and criteria = $2`,
    [userId, text],
  );
  return rows[0] && { ...rows[0], text, constraints: kept.parse(rows[0].constraints) };
}

/**
 * Replaces the kept reading; but never with that of a text that is no longer the saved one, nor one that
 * the person has confirmed for the same text.
 */
export async function keepReading(
  client: pg.ClientBase | pg.Pool,
  userId: string,
  direction: MatchDirection,
  { text, constraints, readBy }: Pick<CriteriaReading, "text" | "constraints" | "readBy">,
): Promise<void> {
  await client.query(
    `insert into public.criteria_readings as before (user_id, criteria, constraints, read_by)
     select own.user_id, own.match_criteria, $3, $4 from public.${SIDES[direction].own.drafts} own
      where own.user_id = $1 and own.match_criteria = $2
     on conflict (user_id) do update
        set criteria = excluded.criteria, constraints = excluded.constraints,
            read_by = excluded.read_by, read_at = now(), confirmed_at = null,
            asked_at = case before.criteria when excluded.criteria then before.asked_at end
      where before.criteria <> excluded.criteria or before.confirmed_at is null`,
    [userId, text, JSON.stringify(bounded(constraints)), readBy],
  );
}

/**
 * Has a model read the text more closely, once per text and not too often: the transaction that records
 * this also queues the job.
 * @returns whether it was asked now
 */
export async function askForCloseReading(
  client: pg.ClientBase,
  userId: string,
  direction: MatchDirection,
  text: string,
): Promise<boolean> {
  const { rowCount } = await client.query(
    `update public.criteria_readings
        set asked_at = now(),
            asks = case when asks_since > now() - interval '1 day' then asks + 1 else 1 end,
            asks_since = case when asks_since > now() - interval '1 day' then asks_since else now() end
      where user_id = $1 and criteria = $2 and ${UNREAD} and asked_at is null
        and (asks_since is null or asks_since <= now() - interval '1 day' or asks < $3)`,
    [userId, text, CLOSE_READINGS_A_DAY],
  );
  if (rowCount === 0) return false;
  await queueJob(client, readCriteriaJob, { userId, direction }, `criteria:${userId}`);
  return true;
}

/**
 * Keeps the points as corrected by the person.
 * @returns false if the saved criteria have changed since
 */
export async function keepConfirmed(
  client: pg.ClientBase | pg.Pool,
  userId: string,
  direction: MatchDirection,
  { text, constraints }: Pick<CriteriaReading, "text" | "constraints">,
): Promise<boolean> {
  const { rowCount } = await client.query(
    `insert into public.criteria_readings as before
            (user_id, criteria, constraints, read_by, confirmed_at)
     select own.user_id, own.match_criteria, $3, 'rules', now()
       from public.${SIDES[direction].own.drafts} own
      where own.user_id = $1 and own.match_criteria = $2
     on conflict (user_id) do update
        set criteria = excluded.criteria, constraints = excluded.constraints, confirmed_at = now(),
            read_by = case before.criteria when excluded.criteria then before.read_by
                                           else excluded.read_by end`,
    [userId, text, JSON.stringify(bounded(constraints.map(asSeen)))],
  );
  return rowCount === 1;
}

/** Limits what is kept of a reading: grammar may find a point in every word. */
export function bounded(constraints: readonly Constraint[]): Constraint[] {
  return constraints.slice(0, MOST_CONSTRAINTS).map((point) => ({
    ...point,
    terms: point.terms.slice(0, MOST_TERMS),
    unless: point.unless.slice(0, MOST_EXCEPTIONS),
    quote: point.quote.slice(0, LONGEST_QUOTE).toWellFormed(),
  }));
}

/** Removes invisible signs: people who check the points must see everything that is there. */
function asSeen(point: Constraint): Constraint {
  const seen = (texts: readonly string[]) => texts.map(seenText).filter((text) => text !== "");
  const { terms, unless, quote, condition } = point;
  return {
    ...point,
    terms: seen(terms),
    unless: seen(unless),
    quote: seenText(quote),
    condition: condition === null ? null : seenText(condition),
  };
}

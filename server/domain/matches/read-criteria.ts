import type pg from "pg";
import type { Role } from "../../../contracts/accounts.ts";
import type { Constraint } from "../../../contracts/constraints.ts";
import type { CriteriaReading } from "../../../contracts/match-operations.ts";
import type { MatchDirection } from "../../../contracts/matching.ts";
import type { Asking, Engine } from "../../judging/engine.ts";
import { transaction } from "../../postgres/transaction.ts";
import type { Actor } from "../account/actor.ts";
import { directionOf } from "../profiles/sides.ts";
import {
  askForCloseReading,
  bounded,
  keepConfirmed,
  keepReading,
  keptReading,
  RULES,
  readSavedCriteria,
} from "./criteria-readings.ts";
import type { Subject } from "./subject.ts";

/** What reads texts: rules, or a model after them. */
export type Reader = "rules" | "model";

type Read =
  | { outcome: "read"; reading: CriteriaReading }
  | { outcome: "profile_missing" | "criteria_missing" };

/**
 * The reading of the person's saved criteria: the kept one of this text, or else one by grammar, which takes
 * some milliseconds. A model takes too long for an answer, so it reads in the background (`readClosely`), and
 * its reading is shown from then on.
 */
export async function readCriteria(
  pool: pg.Pool,
  { userId }: Actor,
  role: Role,
  reader: Reader,
): Promise<Read> {
  const direction = directionOf(role);
  const text = await readSavedCriteria(pool, userId, direction);
  if (text === undefined) return { outcome: "profile_missing" };
  if (text === "") return { outcome: "criteria_missing" };
  const kept = await keptReading(pool, userId, text);
  const reading = kept ?? (await readByRules(pool, userId, direction, text));
  const isLast = reading.isConfirmed || reading.isBeingRead || reading.readBy !== RULES;
  if (reader === RULES || isLast) return { outcome: "read", reading };
  const isAsked = await transaction(pool, (client) =>
    askForCloseReading(client, userId, direction, text),
  );
  return { outcome: "read", reading: isAsked ? { ...reading, isBeingRead: true } : reading };
}

async function readByRules(
  pool: pg.Pool,
  userId: string,
  direction: MatchDirection,
  text: string,
): Promise<CriteriaReading> {
  // The grammars of five languages are loaded for the first text.
  const [{ constraintsIn }, { readText }] = await Promise.all([
    import("../../judging/matches/criteria/constraints.ts"),
    import("../../judging/matches/criteria/read-text.ts"),
  ]);
  const constraints = bounded(constraintsIn([readText(text)], "cheque"));
  const reading = { text, constraints, readBy: RULES };
  await keepReading(pool, userId, direction, reading);
  return { ...reading, isConfirmed: false, isBeingRead: false };
}

/**
 * Has the engine read somebody's saved criteria, if only rules have read them so far and the person has
 * confirmed nothing.
 * @throws EngineUnavailable
 */
export async function readClosely(
  pool: pg.Pool,
  engine: Engine,
  { userId, direction }: { userId: string; direction: MatchDirection },
  asking: Asking,
): Promise<void> {
  if (engine.name === RULES) return;
  const text = await readSavedCriteria(pool, userId, direction);
  const kept = text && (await keptReading(pool, userId, text));
  if (!kept || kept.isConfirmed || kept.readBy !== RULES) return;
  const constraints = await engine.readCriteria({ text: kept.text, direction }, asking);
  await keepReading(pool, userId, direction, {
    text: kept.text,
    constraints,
    readBy: engine.name,
  });
}

/** Keeps the points as the confirmed meaning of the text beside which they were shown. */
export async function confirmCriteria(
  pool: pg.Pool,
  { userId }: Actor,
  role: Role,
  { text, constraints }: Pick<CriteriaReading, "text" | "constraints">,
): Promise<Read | { outcome: "edited_elsewhere" }> {
  const direction = directionOf(role);
  const saved = await readSavedCriteria(pool, userId, direction);
  if (saved === undefined) return { outcome: "profile_missing" };
  if (saved === "") return { outcome: "criteria_missing" };
  const isKept = await keepConfirmed(pool, userId, direction, { text, constraints });
  const reading = isKept ? await keptReading(pool, userId, text) : undefined;
  return reading ? { outcome: "read", reading } : { outcome: "edited_elsewhere" };
}

/**
 * The reading of unconfirmed criteria for a match. Each engine reads a text once, so that a model costs one
 * question per text, in a paid match.
 * @returns undefined if there is nothing to read
 */
export async function readingForRun(
  pool: pg.Pool,
  engine: Engine,
  { userId, direction, criteria: text, profile }: Subject,
  asking: Asking,
): Promise<Constraint[] | undefined> {
  if (text === "" || profile.constraints) return undefined;
  const kept = await keptReading(pool, userId, text);
  if (kept?.readBy === engine.name) return kept.constraints;
  const constraints = await engine.readCriteria({ text, direction }, asking);
  await keepReading(pool, userId, direction, { text, constraints, readBy: engine.name });
  return constraints;
}

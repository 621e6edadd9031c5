import type pg from "pg";
import type { Subject } from "../subject.ts";
import type { Narrowing } from "./conditions.ts";
import { investorsFor } from "./investors-for.ts";
import { startupsFor } from "./startups-for.ts";

/** If there are fewer, limits are dropped, so that a rare profile has candidates, too. */
const ENOUGH = 300;
/** Dropped one after the other; the rank still reflects distance and stage. */
const WIDENING: readonly Narrowing[] = [
  { geography: true, stage: true },
  { geography: false, stage: true },
  { geography: false, stage: false },
];

/** The ids of the candidates whose texts are worth reading, the most promising first. */
export async function narrowCandidates(
  client: pg.ClientBase | pg.Pool,
  subject: Subject,
  today: Date,
  limit: number,
): Promise<string[]> {
  const found = new Set<string>();
  for (const narrowing of WIDENING) {
    const query = narrowingQuery(subject, narrowing, today, limit);
    const { rows } = await client.query<{ id: string }>(query);
    for (const { id } of rows) found.add(id);
    if (found.size >= ENOUGH) break;
  }
  return [...found].slice(0, limit);
}

/**
 * The statement that finds candidates by the fields of their pages, the most promising first. Only
 * what a page says for certain leaves it out: an empty list leaves out nobody.
 */
export function narrowingQuery(
  subject: Subject,
  narrowing: Narrowing,
  today: Date,
  limit: number,
): pg.QueryConfig {
  return subject.direction === "startups"
    ? investorsFor(subject, narrowing, today, limit)
    : startupsFor(subject, narrowing, today, limit);
}

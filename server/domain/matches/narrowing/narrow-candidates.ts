import type pg from "pg";
import type { Subject } from "../subject.ts";
import type { Narrowing } from "./conditions.ts";
import { narrowingQuery } from "./narrowing-query.ts";

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

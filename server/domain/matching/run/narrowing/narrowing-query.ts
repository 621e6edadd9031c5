import type pg from "pg";
import type { Subject } from "../subject.ts";
import { investorsFor } from "./investors-for.ts";
import { startupsFor } from "./startups-for.ts";

/** Which of the limits that may be widened still hold. */
export type Narrowing = { geography: boolean; stage: boolean };

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

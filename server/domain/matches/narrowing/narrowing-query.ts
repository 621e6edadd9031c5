import type pg from "pg";
import type { Subject } from "../subject.ts";
import type { Narrowing } from "./conditions.ts";
import { investorsFor } from "./investors-for.ts";
import { startupsFor } from "./startups-for.ts";

/**
 * The statement that finds candidates by the fields of their pages, the most promising first. A page is
 * left out only if its fields are certain: an empty list leaves out nobody.
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

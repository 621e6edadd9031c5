import type { Change } from "../replication/change.ts";
import type { Entry, Interest } from "../subscriptions/subscriptions.ts";
import { canFollow, readableColumns, type Table } from "../visibility/catalogue.ts";
import type { Question } from "../visibility/visibility.ts";
import { surelyFails } from "./prefilter.ts";

/** A question to Postgres, and the subscribers whom its answer concerns. */
export type Check = { question: Question; recipients: Recipient[] };

/** An entry, with the indexes of its columns and its filter in the question. */
export type Recipient = { entry: Entry; projection: number; filter: number };

/** Bound a statement: its parameters are counted in 16 bits. */
const ENTRIES_PER_QUESTION = 100;
const CONDITIONS_PER_QUESTION = 400;

/** The checks of a change for one group; none when no entry can match. */
export function planChecks(change: Change, table: Table, interest: Interest): Check[] {
  const { role } = interest.identity;
  if (!canFollow(table, role)) return [];
  const logged = change.row;
  const entries = interest.entries.filter(
    ({ spec }) => logged === null || !surelyFails(spec.conditions, logged, table),
  );
  return partsOf(entries).map((part) => {
    const choices = distinct(part.map(({ spec }) => spec.columns));
    const filters = distinct(part.map(({ spec }) => spec.conditions));
    const projections = choices.values.map((chosen) => readableColumns(table, role, chosen));
    return {
      question: { change, table, projections, filters: filters.values },
      recipients: part.map((entry, position) => ({
        entry,
        projection: choices.places[position] ?? 0,
        filter: filters.places[position] ?? 0,
      })),
    };
  });
}

/** Entries without a filter separately, the others in groups that fit into a statement. */
function partsOf(entries: readonly Entry[]): Entry[][] {
  const parts: Entry[][] = [];
  const hasFilter = ({ spec }: Entry) => spec.conditions.length > 0;
  for (const some of [entries.filter((entry) => !hasFilter(entry)), entries.filter(hasFilter)]) {
    let part: Entry[] = [];
    let conditions = 0;
    for (const entry of some) {
      const own = entry.spec.conditions.length;
      if (part.length === ENTRIES_PER_QUESTION || conditions + own > CONDITIONS_PER_QUESTION) {
        parts.push(part);
        [part, conditions] = [[], 0];
      }
      part.push(entry);
      conditions += own;
    }
    if (part.length > 0) parts.push(part);
  }
  return parts;
}

/** The distinct values, and for each given one its index among them. */
function distinct<Value>(given: Value[]): { values: Value[]; places: number[] } {
  const seen = new Map<string, number>();
  const values: Value[] = [];
  const places = given.map((value) => {
    const text = JSON.stringify(value);
    const place = seen.get(text) ?? values.push(value) - 1;
    seen.set(text, place);
    return place;
  });
  return { values, places };
}

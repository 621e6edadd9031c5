import type { Entry, Interest } from "../subscriptions/subscriptions.ts";
import { canFollow, readableColumns, type Table } from "../visibility/catalogue.ts";
import type { Question } from "../visibility/visibility.ts";
import type { Change } from "./change.ts";
import { surelyFails } from "./prefilter.ts";

/** A question to Postgres, and whom its answer concerns. */
export type Check = { question: Question; recipients: Recipient[] };

/** An entry with the place of its columns and of its filter in the question. */
export type Recipient = { entry: Entry; projection: number; filter: number };

/** Bounds a statement: its parameters are counted in 16 bits. */
const ENTRIES_PER_QUESTION = 100;

/** What to ask about a change for one group; nothing when none of its entries can match. */
export function planChecks(change: Change, table: Table, interest: Interest): Check[] {
  const { role } = interest.identity;
  if (!canFollow(table, role)) return [];
  const logged = change.row;
  const entries = interest.entries.filter(
    ({ spec }) => logged === null || !surelyFails(spec.conditions, logged, table),
  );
  const checks: Check[] = [];
  for (let at = 0; at < entries.length; at += ENTRIES_PER_QUESTION) {
    const part = entries.slice(at, at + ENTRIES_PER_QUESTION);
    const choices = distinct(part.map(({ spec }) => spec.columns));
    const filters = distinct(part.map(({ spec }) => spec.conditions));
    const projections = choices.values.map((chosen) => readableColumns(table, role, chosen));
    checks.push({
      question: { change, table, projections, filters: filters.values },
      recipients: part.map((entry, position) => ({
        entry,
        projection: choices.places[position] ?? 0,
        filter: filters.places[position] ?? 0,
      })),
    });
  }
  return checks;
}

/** The different values, and for each given one its place among them. */
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

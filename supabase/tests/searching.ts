import type { SearchKind } from "../../contracts/search.ts";
import { type Actor, visitor } from "./actors.ts";
import type { Database } from "./database.ts";

type Asked = { segmented?: string; kind?: string; size?: number; meant?: (string | null)[] };

/** Searches as a visitor. @returns the ids of one kind, the best first. */
export async function idsOf(
  database: Database,
  kind: SearchKind,
  query: string,
  asked: Asked = {},
): Promise<unknown[]> {
  const rows = await search(database, query, asked);
  return rows.filter((row) => row.kind === kind).map((row) => row.id);
}

/** The complete result of a search, as a visitor by default. */
export async function search(
  database: Database,
  query: string | null,
  { segmented, kind, size, meant }: Asked = {},
  actor: Actor = visitor,
) {
  const { rows } = await database.run(
    actor,
    "select * from public.search_site($1, $2, $3, coalesce($4, 6), $5)",
    [query, segmented ?? null, kind ?? null, size ?? null, meant ?? null],
  );
  return rows;
}

/** The suggestions for a visitor's input so far, as `kind: label`. */
export async function suggested(database: Database, query: string | null): Promise<string[]> {
  const { rows } = await database.run(visitor, "select * from public.suggest($1)", [query]);
  return rows.map((row) => `${row.kind}: ${row.label}`);
}

/** The names suggested to a visitor whose search found nothing. */
export async function nearNames(database: Database, query: string | null): Promise<unknown[]> {
  const { rows } = await database.run(visitor, "select * from public.near_matches($1)", [query]);
  return rows.map((row) => row.name);
}

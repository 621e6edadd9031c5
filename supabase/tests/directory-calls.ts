import { visitor } from "./actors.ts";
import type { Database } from "./database.ts";

export type Directory = "startups" | "investors";
export type Call = Record<string, unknown>;

/** Calls list_startups or list_investors as a visitor. @returns the slugs, in order. */
export async function list(database: Database, of: Directory, call: Call = {}): Promise<string[]> {
  const names = Object.keys(call).map((name, place) => `${name} => $${place + 1}`);
  const sql = `select slug from public.list_${of}(${names.join(", ")})`;
  const { rows } = await database.run(visitor, sql, Object.values(call));
  return rows.map((row) => String(row.slug));
}

/**
 * Reads page after page, from where `call` begins, until one is not full.
 * @returns the slugs, in the list's order.
 */
export async function walk(
  database: Database,
  of: Directory,
  call: Call,
  cursor: "after_slug" | "before_slug",
  betweenPages: () => Promise<void> = async () => {},
): Promise<string[]> {
  const page = await list(database, of, call);
  if (page.length < Number(call.page_size)) return page;
  await betweenPages();
  const forward = cursor === "after_slug";
  const next = { ...call, [cursor]: page.at(forward ? -1 : 0) };
  const rest = await walk(database, of, next, cursor, betweenPages);
  return forward ? [...page, ...rest] : [...rest, ...page];
}

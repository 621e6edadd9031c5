import type pg from "pg";
import { tellOwners } from "../tell-owners.ts";
import { type ImportTask, TABLES } from "./stored-import.ts";

/**
 * Tells owners that an import, or its undoing, has changed their page: one mail for each page that readers saw
 * before or see now.
 * @param was the side of a change on which the page was until now
 */
export async function tellImported(
  client: pg.ClientBase,
  { id, kind, orderedBy }: ImportTask,
  was: "before" | "after",
): Promise<void> {
  if (kind === "round") return;
  const { rows } = await client.query<{ id: string; wasPublic: boolean; isPublic: boolean }>(
    `select t.id, (c.${was} ->> 'is_published')::boolean as "wasPublic", t.is_published as "isPublic"
       from public.${kind}_profiles d join public.${TABLES[kind]} t on t.id = d.${kind}_id
       join desk.import_changes c on c.import_id = $1 and c.row_id = t.id and c.before is not null`,
    [id],
  );
  const idsOf = (wasPublic: boolean, isPublic: boolean) =>
    rows
      .filter((row) => row.wasPublic === wasPublic && row.isPublic === isPublic)
      .map((row) => row.id);
  for (const [act, pageIds] of [
    ["page_changed", idsOf(true, true)],
    ["page_unpublished", idsOf(true, false)],
    ["page_restored", idsOf(false, true)],
  ] as const) {
    await tellOwners(client, { act, pageIds, by: orderedBy, reason: "" });
  }
}

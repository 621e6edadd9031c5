import type pg from "pg";
import { tellOwners } from "../tell-owners.ts";
import { type ImportTask, TABLES } from "./stored-import.ts";

/** Owners hear of it when a file has changed their page, or its undoing: one mail for each page. */
export async function tellImported(
  client: pg.ClientBase,
  { id, kind, orderedBy }: ImportTask,
): Promise<void> {
  if (kind === "round") return;
  const { rows } = await client.query<{ id: string; isPublic: boolean }>(
    `select t.id, t.is_published as "isPublic"
       from public.${kind}_profiles d join public.${TABLES[kind]} t on t.id = d.${kind}_id
       join desk.import_changes c on c.import_id = $1 and c.row_id = t.id and c.before is not null`,
    [id],
  );
  const idsOf = (isPublic: boolean) =>
    rows.filter((row) => row.isPublic === isPublic).map((row) => row.id);
  for (const [act, pageIds] of [
    ["page_changed", idsOf(true)],
    ["page_unpublished", idsOf(false)],
  ] as const) {
    await tellOwners(client, { act, pageIds, by: orderedBy, reason: "" });
  }
}

import type pg from "pg";

type PageTable = "news" | "startups" | "investors";

/** Writes the row of a document; one that was public before keeps its day. */
export async function upsertRow(
  client: pg.ClientBase,
  table: PageTable,
  id: string,
  columns: Record<string, unknown>,
  now: Date,
): Promise<void> {
  const names = Object.keys(columns);
  const places = names.map((_, at) => `$${at + 3}`);
  await keepDocument(client);
  await client.query(
    `insert into public.${table} (id, published_at, ${names.join(", ")})
     values ($1, $2, ${places.join(", ")})
     on conflict (id) do update set
       published_at = coalesce(public.${table}.published_at, excluded.published_at),
       ${names.map((name) => `${name} = excluded.${name}`).join(", ")}`,
    [id, now, ...Object.values(columns)],
  );
}

export async function hideRow(client: pg.ClientBase, table: PageTable, id: string): Promise<void> {
  await keepDocument(client);
  await client.query(`update public.${table} set is_published = false where id = $1`, [id]);
}

/** Marks this transaction's changes as the document's own (`desk.follow_row`). */
export async function keepDocument(client: pg.ClientBase): Promise<void> {
  await client.query("select set_config('desk.publishing', 'yes', true)");
}

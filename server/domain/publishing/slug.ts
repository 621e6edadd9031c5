import type pg from "pg";

const LONGEST = 100;

/** A name in the letters of an address; empty if it has none of them. */
export function slugOf(name: string): string {
  return name
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[đĐ]/g, "d")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "")
    .slice(0, LONGEST)
    .replace(/-$/, "");
}

/** A free address for a new page; for a name in other scripts, the kind of page and a number. */
export async function freeSlug(
  client: pg.ClientBase,
  table: "startups" | "investors",
  name: string,
): Promise<string> {
  const base = slugOf(name) || table.slice(0, -1);
  // With two of the same name at once, the second waits here until the first has taken its address.
  await client.query("select pg_advisory_xact_lock(hashtextextended($1, 0))", [`slug ${table}`]);
  const { rows } = await client.query<{ slug: string }>(
    `select slug from public.${table} where slug = $1 or slug like $1 || '-%'`,
    [base],
  );
  const taken = new Set(rows.map(({ slug }) => slug));
  if (!taken.has(base)) return base;
  let number = 2;
  while (taken.has(`${base}-${number}`)) number += 1;
  return `${base}-${number}`;
}

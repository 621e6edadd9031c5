import type pg from "pg";
import type { ReportedPage } from "../../../contracts/mistakes.ts";

/** A public page, as shown in a case. */
export type CasePage = { id: string; title: string; website: string | null };

const TABLES = {
  article: { table: "news", title: "title", website: "null" },
  startup: { table: "startups", title: "name", website: "website" },
  investor: { table: "investors", title: "name", website: "website" },
} as const;

/** The row of a public page; undefined if there is none. */
export async function findPage(
  client: pg.ClientBase | pg.Pool,
  { kind, slug }: ReportedPage,
): Promise<CasePage | undefined> {
  if (kind === "funding" || kind === "site") return undefined;
  const { table, title, website } = TABLES[kind];
  const { rows } = await client.query<CasePage>(
    `select id, left(${title}, 300) as title, ${website} as website
       from public.${table} where slug = $1 and is_published`,
    [slug],
  );
  return rows[0];
}

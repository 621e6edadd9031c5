import type pg from "pg";
import { z } from "zod";
import { wordsOf } from "../../app/features/search/read-query.server.ts";
import { namesAsked, understandQuery } from "../../app/features/search/understand-query.server.ts";
import type { Query } from "./query.ts";

const JUDGED_KINDS = ["news", "startup", "investor"] as const;

/** What the search found for a query: ids by kind, the best first. */
export type Answer = Record<(typeof JUDGED_KINDS)[number], string[]>;

/** What the search page asks for a query, except for the size of its groups. */
export type Asked = { query: string; segmented: string | undefined; meant: string[] };

const rows = z.array(z.object({ kind: z.string(), id: z.uuid() }));
const names = z.array(z.object({ name: z.string() }));

/** Reads a query as the search page does. */
export async function askedFor(client: pg.Client, text: string): Promise<Asked> {
  const found = await client.query("select public.named_phrases($1) as name", [namesAsked(text)]);
  const named = names.parse(found.rows).map(({ name }) => name);
  const { segmented, readings } = wordsOf(text, understandQuery(text, named));
  return { query: text, segmented, meant: readings };
}

/** Asks like the search page. @param size of each group. */
export async function answerOf(client: pg.Client, { text }: Query, size: number): Promise<Answer> {
  const { query, segmented, meant } = await askedFor(client, text);
  const result = await client.query(
    `select kind, id from public.search_site(
       query => $1, segmented => $2, page_size => $3, meant => $4)`,
    [query, segmented, size, meant],
  );
  const found = rows.parse(result.rows);
  const idsOf = (kind: keyof Answer) =>
    found.filter((row) => row.kind === kind).map(({ id }) => id);
  return { news: idsOf("news"), startup: idsOf("startup"), investor: idsOf("investor") };
}

import type pg from "pg";
import { z } from "zod";
import { segmentQuery } from "../../app/features/search/segment-query.server.ts";
import type { SearchKind } from "../../contracts/search.ts";
import type { Query } from "./query.ts";

/** What the search found for a query: ids by kind, the best first. */
export type Answer = Record<SearchKind, string[]>;

const rows = z.array(z.object({ kind: z.enum(["news", "startup", "investor"]), id: z.uuid() }));

/** Asks as the search page does. @param size of each group. */
export async function answerOf(client: pg.Client, { text }: Query, size: number): Promise<Answer> {
  const result = await client.query(
    "select kind, id from public.search_site(query => $1, segmented => $2, page_size => $3)",
    [text, segmentQuery(text), size],
  );
  const found = rows.parse(result.rows);
  const idsOf = (kind: SearchKind) => found.filter((row) => row.kind === kind).map(({ id }) => id);
  return { news: idsOf("news"), startup: idsOf("startup"), investor: idsOf("investor") };
}

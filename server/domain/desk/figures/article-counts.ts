import type pg from "pg";
import { DOCUMENT_STATES, type DocumentState } from "../../../../contracts/desk/documents.ts";
import type { Figures } from "../../../../contracts/desk/figures.ts";
import { LANGUAGES } from "../../../../contracts/languages.ts";

const OTHERS = LANGUAGES.filter((language) => language !== "en");

/** Articles by state, also those that were published without the desk, and by language. */
export async function readArticleCounts(client: pg.ClientBase): Promise<Figures["articles"]> {
  const { rows } = await client.query<Record<string, number>>(
    `select count(*)::int as published,
       ${OTHERS.map((one) => `count(*) filter (where coalesce(title_${one}, '') <> '' and coalesce(body_${one}, '') <> '')::int as ${one}`).join(", ")}
     from public.news where is_published`,
  );
  const states = await client.query<{ state: DocumentState; count: number }>(
    `select state, count(*)::int as count from desk.documents
     where kind = 'article' and state not in ('published', 'unpublished') group by state
     union all
     select 'unpublished', count(*)::int from public.news n
     where not is_published and not exists (
       select from desk.documents d where d.id = n.id and d.state not in ('published', 'unpublished')
     )`,
  );
  const published = rows[0]?.published ?? 0;
  const inState = (state: DocumentState) =>
    state === "published"
      ? published
      : (states.rows.find((row) => row.state === state)?.count ?? 0);
  return {
    states: DOCUMENT_STATES.map((state) => ({ state, count: inState(state) })),
    published,
    languages: LANGUAGES.map((language) => ({
      language,
      count: language === "en" ? published : (rows[0]?.[language] ?? 0),
    })),
  };
}

import { columnIn, LANGUAGES, type Language } from "../../../contracts/languages.ts";
import type { Reader } from "../../platform/backend-context.tsx";
import type { CompanyHit } from "./company-hit.ts";
import { countMatches } from "./highlight.ts";
import type { SearchTerm } from "./search-terms.ts";
import { snippetAround } from "./snippet.ts";

const COLUMNS =
  "id,city,description,description_zh,description_vi,description_th,description_id" as const;

/**
 * The same hits; cards on which no part of the search is visible say where it matched: in the
 * description, preferably in the reader's language, or in the city.
 * @throws the backend's error.
 */
export async function withMatchTold(
  client: Reader,
  kind: "startup" | "investor",
  hits: CompanyHit[],
  { language, terms }: { language: Language; terms: SearchTerm[] },
): Promise<CompanyHit[]> {
  const ids = hits.filter((hit) => isUnseen(hit, terms)).map(({ id }) => id);
  if (ids.length === 0) return hits;
  const query =
    kind === "startup"
      ? client.from("startups").select(COLUMNS).eq("is_published", true).in("id", ids)
      : client.from("investors").select(COLUMNS).eq("is_published", true).in("id", ids);
  const { data, error } = await query;
  if (error) throw error;
  const order = [language, ...LANGUAGES.filter((other) => other !== language)];
  const told = new Map(
    data.flatMap((record) => {
      const texts: Record<string, string | null> = record;
      const found = order.flatMap((each) => {
        const text = snippetAround(texts[columnIn(each, "description")] ?? "", terms);
        return text === undefined ? [] : [{ language: each, text }];
      });
      const inCity = countMatches(record.city, terms) > 0 && { language, text: record.city };
      const elsewhere = found[0] ?? inCity;
      return elsewhere ? [[record.id, elsewhere] as const] : [];
    }),
  );
  return hits.map((hit) => {
    const elsewhere = told.get(hit.id);
    return elsewhere ? { ...hit, elsewhere } : hit;
  });
}

function isUnseen(hit: CompanyHit, terms: SearchTerm[]): boolean {
  if (terms.length === 0 || hit.elsewhere) return false;
  const shown = [hit.name, hit.tagline, hit.country, ...hit.fields, hit.investsIn ?? ""];
  return countMatches(shown.join("\n"), terms) === 0;
}

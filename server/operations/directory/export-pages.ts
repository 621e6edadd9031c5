import { PostgrestClient } from "@supabase/postgrest-js";
import type { Database } from "../../../contracts/database.ts";
import {
  INVESTOR_FILTERS,
  INVESTOR_SORTS,
  nameFilterOf,
  STARTUP_FILTERS,
  STARTUP_SORTS,
} from "../../../contracts/directory.ts";
import { columnIn, type Language } from "../../../contracts/languages.ts";

export type ListName = "startups" | "investors";

const PAGE = 500;

const SHARED_COLUMNS = ["country", "city", "address", "founded_year", "website", "published_at"];
const COLUMNS: Record<ListName, string[]> = {
  startups: ["industries", "venture_round", ...SHARED_COLUMNS, "founder_name", "team_size"].concat(
    ["raised_usd_thousand", "rounds", "latest_round_kind", "latest_round_on"],
    "latest_round_usd_thousand",
  ),
  investors: ["investor_types", ...SHARED_COLUMNS, "investment_stages", "target_regions"].concat([
    "target_industries",
    "deals",
    "latest_deal_on",
    "portfolio_companies",
  ]),
};

/** A directory's only text with translations. */
const TOLD = "tagline";

/** The fields of the file, with the tagline in the reader's language. */
export function exportColumns(list: ListName, language: Language): string[] {
  return ["name", "slug", columnIn(language, TOLD), ...COLUMNS[list]];
}

/** The filters of the directory's page, read from its query. */
export function exportFilters(list: ListName, search: URLSearchParams) {
  const { choices, sorts } =
    list === "startups"
      ? { choices: STARTUP_FILTERS, sorts: STARTUP_SORTS }
      : { choices: INVESTOR_FILTERS, sorts: INVESTOR_SORTS };
  const chosen = (parameter: string) => {
    const known: Partial<Record<string, readonly string[]>> = choices;
    const given = search.getAll(parameter);
    return known[parameter]?.filter((value) => given.includes(value)) ?? [];
  };
  return {
    name: nameFilterOf(search.get("name")),
    industries: chosen("industry"),
    rounds: chosen("round"),
    types: chosen("type"),
    countries: chosen("country"),
    sort: sorts.find((sort) => sort === search.get("sort")) ?? sorts[0],
  };
}

type ExportPage =
  | { rows: Record<string, unknown>[] }
  | { refusal: { status: number; message: string } };

/**
 * One page of an export, read with the person's token: the backend decides whether it is valid and
 * what it may see.
 * @param after the slug of the last row so far.
 */
export async function readExportPage(task: {
  backend: { SUPABASE_URL: string; SUPABASE_PUBLISHABLE_KEY: string };
  accessToken: string;
  list: ListName;
  filters: ReturnType<typeof exportFilters>;
  /** The language of taglines; untranslated ones stay in the original, as on the page. */
  language: Language;
  after: string | null;
}): Promise<ExportPage> {
  const { backend, accessToken, list, filters, language, after } = task;
  const client = new PostgrestClient<Database>(`${backend.SUPABASE_URL}/rest/v1`, {
    headers: { apikey: backend.SUPABASE_PUBLISHABLE_KEY, authorization: `Bearer ${accessToken}` },
  });
  const { name, countries, sort } = filters;
  const shared = {
    name,
    countries,
    sort,
    page_size: PAGE,
    ...(after ? { after_slug: after } : {}),
  };
  const { data, error, status } =
    list === "startups"
      ? await client.rpc("export_startups", {
          ...shared,
          industries: filters.industries,
          venture_rounds: filters.rounds,
        })
      : await client.rpc("export_investors", {
          ...shared,
          investor_types: filters.types,
          target_industries: filters.industries,
        });
  if (error) return { refusal: { status, message: error.message } };
  const column = columnIn(language, TOLD);
  const rows: Record<string, unknown>[] = data;
  return { rows: rows.map((row) => ({ ...row, [column]: row[column] || row[TOLD] })) };
}

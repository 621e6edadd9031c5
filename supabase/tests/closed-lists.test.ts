import { describe, expect, it } from "vitest";
import {
  COMPANY_EVENT_KINDS,
  COUNTRIES,
  FUNDING_KINDS,
  INDUSTRIES,
  INVESTOR_TYPES,
  TEAM_SIZES,
  VENTURE_ROUNDS,
} from "../../contracts/catalogue.ts";
import { CURRENCIES } from "../../contracts/currencies.ts";
import { LANGUAGES } from "../../contracts/languages.ts";
import { NEWS_CATEGORIES } from "../../contracts/news-feed.ts";
import { owner } from "./actors.ts";
import { migratedDatabase } from "./database.ts";

const database = migratedDatabase();

const LISTS: Record<string, readonly string[]> = {
  company_event_kinds: COMPANY_EVENT_KINDS,
  countries: COUNTRIES,
  currencies: CURRENCIES,
  funding_kinds: FUNDING_KINDS,
  industries: INDUSTRIES,
  investor_types: INVESTOR_TYPES,
  languages: LANGUAGES,
  news_categories: NEWS_CATEGORIES,
  team_sizes: TEAM_SIZES,
  venture_rounds: VENTURE_ROUNDS,
};

async function listOf(name: string): Promise<unknown[]> {
  const { rows } = await database.run(owner, `select value from unnest(reference.${name}()) value`);
  return rows.map((row) => row.value);
}

describe("the closed lists of the database", () => {
  it("are exactly those of the contracts", async () => {
    const { rows } = await database.run(
      owner,
      "select proname as name from pg_proc where pronamespace = 'reference'::regnamespace and prorettype = 'text[]'::regtype",
    );
    expect(rows.map((row) => row.name).sort()).toEqual(Object.keys(LISTS).sort());
  });

  it.each(Object.entries(LISTS))("%s has the values of the contracts", async (name, values) => {
    expect((await listOf(name)).sort()).toEqual([...values].sort());
  });

  it("keep the stages in the order in which companies go through them", async () => {
    expect(await listOf("venture_rounds")).toEqual([...VENTURE_ROUNDS]);
  });
});

import { randomUUID } from "node:crypto";
import pg from "pg";
import { afterAll, beforeAll, beforeEach, expect } from "vitest";
import { readFundingView } from "../../../contracts/funding-view.ts";
import { LANGUAGES, type Language } from "../../../contracts/languages.ts";
import { throughEditor } from "../../../desk/documents/body-markdown.ts";
import { closePool } from "../../../supabase/tests/close-pool.ts";
import {
  type MigratedDatabase,
  openMigratedDatabase,
} from "../../../supabase/tests/migrated-database.ts";
import { newsroomWords } from "./newsroom-words.ts";

/** A Friday. */
export const NOW = new Date("2026-11-20T12:00:00Z");

export type ArticleRow = Record<string, unknown> & { id: string; slug: string };
export type Told = { title: string; excerpt: string; body: string };

/** Gives the calling test file a database, empty before each test. */
export function newsroomDatabase() {
  let database: MigratedDatabase;
  let pool: pg.Pool;
  let number = 0;

  beforeAll(async () => {
    database = await openMigratedDatabase();
    pool = new pg.Pool({ connectionString: database.url, max: 6 });
  });
  beforeEach(async () => {
    await pool.query(
      "truncate public.news, public.startups, public.investors, public.reports, internal.made_news cascade",
    );
  });
  afterAll(async () => {
    await closePool(pool);
    await database.stop();
  });

  const insert = async (table: string, row: Record<string, unknown>): Promise<string> => {
    const id = randomUUID();
    const columns = { id, ...row };
    await pool.query(
      `insert into public.${table} (${Object.keys(columns).join(", ")})
       values (${Object.keys(columns).map((_, at) => `$${at + 1}`)})`,
      Object.values(columns),
    );
    return id;
  };
  const articles = async (): Promise<ArticleRow[]> => {
    const { rows } = await pool.query<ArticleRow>(
      "select n.* from public.news n join internal.made_news m on m.news_id = n.id order by m.place",
    );
    return rows;
  };
  const published = { is_published: true, published_at: "2026-01-02T03:04:05Z" };

  return {
    pool: () => pool,
    insert,
    startup(row: Record<string, unknown> = {}) {
      number += 1;
      return insert("startups", {
        slug: `startup-${number}`,
        name: "Sawah Raya",
        industries: ["agritech", "fintech"],
        venture_round: "seed",
        country: "Vietnam",
        ...published,
        ...row,
      });
    },
    investor(row: Record<string, unknown> = {}) {
      number += 1;
      return insert("investors", {
        slug: `investor-${number}`,
        name: "Kapital",
        investor_types: ["venture_capital"],
        country: "Singapore",
        ...published,
        ...row,
      });
    },
    round: (startupId: string, row: Record<string, unknown> = {}) =>
      insert("funding_rounds", {
        startup_id: startupId,
        kind: "seed",
        announced_on: "2026-11-18",
        amount_usd_thousand: 1200,
        created_at: "2026-11-19T00:00:00Z",
        ...row,
      }),
    back: (roundId: string, investorId: string, isLead: boolean) =>
      pool.query("insert into public.funding_round_investors values ($1, $2, $3)", [
        roundId,
        investorId,
        isLead,
      ]),
    articles,
    /** The one article that was made, whole. */
    async only(): Promise<ArticleRow> {
      const [article, ...others] = await articles();
      expect(others).toEqual([]);
      if (!article) throw new Error("No article was made.");
      expectWhole(article);
      return article;
    },
    /** The rounds that a link to the tracker shows, newest first. */
    async shown(href: string): Promise<{ usd_thousand: string | null; country: string }[]> {
      const view = readFundingView(new URL(href, "http://localhost").searchParams);
      const { rows } = await pool.query(
        "select * from public.list_funding_rounds($1, $2, $3, $4, $5, null, 200, $6, $7)",
        [view.period, view.country, view.ventureRound, view.from, view.to, NOW, view.sector],
      );
      return rows;
    },
  };
}

export function toldIn(article: ArticleRow, language: Language): Told {
  const of = (name: string) => String(article[language === "en" ? name : `${name}_${language}`]);
  return { title: of("title"), excerpt: of("excerpt"), body: of("body") };
}

/** A number of rounds, as in sentences and links. */
export function roundsCount(count: number, language: Language): string {
  return newsroomWords(language)("roundsCount", { count, figure: String(count) });
}

const LINK = /\[([^\]]+)\]\(([^)\s]+)\)/g;

export function linksIn(body: string): { words: string; href: string }[] {
  return [...body.matchAll(LINK)].map(([, words = "", href = ""]) => ({ words, href }));
}

/** A body without the marks of links. */
export function wordsOf(body: string): string {
  return body.replace(LINK, "$1");
}

/**
 * Expectations for every article: nothing is left to fill in, each figure is a link, all languages link to
 * the same rows, and the desk's editor returns each body unchanged.
 */
export function expectWhole(article: ArticleRow): void {
  const english = linksIn(toldIn(article, "en").body);
  for (const language of LANGUAGES) {
    const { title, excerpt, body } = toldIn(article, language);
    for (const told of [title, excerpt, body]) {
      expect(told).not.toMatch(/[{}]|undefined|null|NaN/);
      expect(told.trim()).not.toBe("");
    }
    expect(body.replace(LINK, "")).not.toMatch(/\d/);
    // The paths that an article's page accepts as this site's.
    for (const { href } of linksIn(body)) expect(href).toMatch(/^\/(?![/\\])[\w\-/?=&.%#]*$/);
    // Staff who correct one word of it change nothing else.
    expect(throughEditor(body)).toBe(body);
    const addresses = (links: typeof english) => links.map(({ href }) => href).sort();
    expect(addresses(linksIn(body))).toEqual(addresses(english));
    expect(body.replace(/^\|.*/gm, "")).not.toMatch(
      language === "zh" ? /[。，] | {2}/ : / {2}|\. ?\./,
    );
  }
}

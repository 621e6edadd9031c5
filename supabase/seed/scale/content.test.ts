import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import {
  COUNTRIES,
  FUNDING_KINDS,
  INDUSTRIES,
  INVESTOR_TYPES,
  TEAM_SIZES,
  VENTURE_ROUNDS,
} from "../../../contracts/catalogue.ts";
import { TRACKED_SINCE } from "../../../contracts/funding.ts";
import { NEWS_CATEGORIES } from "../../../contracts/news-feed.ts";
import { countRounds, planCareer } from "./careers.ts";
import { textOf } from "./compose.ts";
import { sections } from "./entries.ts";
import { nameCompanies } from "./names.ts";
import { PLANTED_STORIES } from "./planted-stories.ts";
import type { Row } from "./row.ts";
import { LAST_DAY, sizesFor } from "./sizes.ts";
import { writeStories } from "./stories.ts";

const ORDER: readonly string[] = VENTURE_ROUNDS;
const SIZES = sizesFor(200);

/** All rows, by table. */
function draw(): Record<string, Row[]> {
  const tables: Record<string, Row[]> = {};
  for (const { entries } of sections(SIZES, nameCompanies(SIZES))) {
    for (const entry of entries) {
      for (const [table, rows] of Object.entries(entry)) {
        tables[table] = [...(tables[table] ?? []), ...rows];
      }
    }
  }
  return tables;
}

const tables = draw();
const rowsOf = (table: string): Row[] => tables[table] ?? [];
const values = (table: string, column: string) => rowsOf(table).map((row) => row[column]);
const distinct = (table: string, column: string) => new Set(values(table, column));

it("is the same each time, on every machine", () => {
  const digest = createHash("sha256").update(JSON.stringify(tables)).digest("hex");
  expect(digest).toMatchInlineSnapshot(
    `"8c9854b1108086d204c4decf3df6892586e06bb7f520f8cd3868219ac93aa865"`,
  );
  expect(draw()).toEqual(tables);
});

it("has as many rows as it promises", () => {
  expect(rowsOf("news")).toHaveLength(200);
  expect(rowsOf("startups")).toHaveLength(40);
  expect(rowsOf("investors")).toHaveLength(10);
  expect(rowsOf("funding_rounds")).toHaveLength(100);
});

it.each(["news", "startups", "investors"])("gives all %s valid addresses of their own", (table) => {
  expect(distinct(table, "slug").size).toBe(rowsOf(table).length);
  for (const slug of values(table, "slug")) expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
});

it.each(["news", "startups", "investors", "funding_rounds"])("gives all %s ids", (table) => {
  expect(distinct(table, "id").size).toBe(rowsOf(table).length);
  for (const id of values(table, "id")) {
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-a[0-9a-f]{3}-[0-9a-f]{12}$/);
  }
});

it.each([
  ["news", "category", NEWS_CATEGORIES],
  ["startups", "industries", INDUSTRIES],
  ["startups", "venture_round", VENTURE_ROUNDS],
  ["startups", "country", COUNTRIES],
  ["startups", "team_size", TEAM_SIZES],
  ["investors", "investor_types", INVESTOR_TYPES],
  ["investors", "investment_stages", VENTURE_ROUNDS],
  ["investors", "target_regions", COUNTRIES],
  ["investors", "target_industries", INDUSTRIES],
  ["investors", "country", COUNTRIES],
  ["funding_rounds", "kind", FUNDING_KINDS],
] as const)("takes %s.%s from the closed list", (table, column, list) => {
  expect(list).toEqual(expect.arrayContaining(values(table, column).flat()));
});

it.each([
  ["funding_rounds", "startup_id", "startups"],
  ["funding_round_investors", "funding_round_id", "funding_rounds"],
  ["funding_round_investors", "investor_id", "investors"],
  ["news_startups", "news_id", "news"],
  ["news_startups", "startup_id", "startups"],
  ["news_investors", "news_id", "news"],
  ["news_investors", "investor_id", "investors"],
])("points from %s.%s to rows of %s", (table, column, target) => {
  expect(rowsOf(table).length).toBeGreaterThan(0);
  expect([...distinct(target, "id")]).toEqual(expect.arrayContaining(values(table, column)));
});

it("plans careers whose rounds come in order of stage and time", () => {
  for (const [place, count] of countRounds(sizesFor(20_000)).entries()) {
    const { rounds } = planCareer(place, count);
    const stages = rounds.flatMap(({ kind }) => {
      const stage = ORDER.indexOf(kind);
      return stage < 0 ? [] : [stage];
    });
    expect(stages).toEqual(stages.toSorted((a, b) => a - b));
    const days = rounds.map(({ announcedOn }) => announcedOn);
    expect(days).toEqual(days.toSorted());
    expect(days.every((day) => day <= LAST_DAY)).toBe(true);
  }
});

it("closes at least 30 in 100 rounds since funding is tracked, some of them undisclosed or debt", () => {
  const sizes = sizesFor(20_000);
  const rounds = countRounds(sizes).flatMap((count, place) => planCareer(place, count).rounds);
  expect(rounds).toHaveLength(sizes.rounds);
  const share = (is: (round: (typeof rounds)[number]) => boolean) =>
    rounds.filter(is).length / rounds.length;
  expect(share(({ announcedOn }) => announcedOn >= TRACKED_SINCE)).toBeGreaterThan(0.3);
  expect(share(({ amountUsdThousand }) => amountUsdThousand === null)).toBeCloseTo(0.12, 1);
  expect(share(({ kind }) => kind === "debt")).toBeCloseTo(0.06, 1);
});

it("tells every planted story once, in its own language", () => {
  const stories = [...writeStories(SIZES.news, nameCompanies(SIZES))];
  for (const { language, title } of PLANTED_STORIES) {
    const told = stories.filter((story) => {
      const parts = story.titles[language];
      return parts !== undefined && textOf(parts) === title.replaceAll("|", "");
    });
    expect(told.map((story) => story.language)).toEqual([language]);
  }
});

it("writes every story in English too, and some in all five languages", () => {
  expect(values("news", "title")).not.toContain("");
  const translated = rowsOf("news").filter((row) =>
    ["title_zh", "title_vi", "title_th", "title_id"].every((column) => row[column] !== null),
  );
  expect(translated.length).toBeGreaterThan(10);
});

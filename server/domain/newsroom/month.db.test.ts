import { beforeEach, describe, expect, it } from "vitest";
import { shortAmount } from "../../../contracts/amounts.ts";
import { LANGUAGES } from "../../../contracts/languages.ts";
import { readReport } from "../reports/keep-reports.ts";
import { makeNews } from "./make-news.ts";
import {
  expectWhole,
  linksIn,
  newsroomDatabase,
  roundsCount,
  toldIn,
  wordsOf,
} from "./test-newsroom.ts";

const { pool, startup, investor, round, back, articles, shown } = newsroomDatabase();

/** When October is told; the briefs' fourteen days do not reach it. */
const SECOND = new Date("2026-11-02T01:00:00Z");

let sawah: string;
let kopi: string;

beforeEach(async () => {
  sawah = await startup({
    name: "Sawah",
    slug: "sawah",
    country: "Philippines",
    industries: ["ai"],
  });
  kopi = await startup({
    name: "Kopi",
    slug: "kopi",
    country: "Thailand",
    industries: ["fintech"],
  });
  const kapital = await investor({ slug: "kapital" });
  for (const [at, amount] of [1000, 2000, 3000, null, 4000.5, 5000].entries()) {
    const id = await round(at % 2 ? sawah : kopi, {
      announced_on: `2026-10-0${at + 1}`,
      amount_usd_thousand: amount,
      kind: at === 5 ? "series_a" : "seed",
    });
    if (at < 3) await back(id, kapital, at === 0);
  }
  await round(sawah, { announced_on: "2026-10-09", kind: "debt" });
});

/** Rounds of an earlier month. */
async function given(month: string, count: number, row: Record<string, unknown> = {}) {
  for (let n = 0; n < count; n += 1) await round(kopi, { announced_on: `${month}-15`, ...row });
}

async function month() {
  await makeNews(pool(), SECOND);
  const { rows } = await pool().query<{ news_id: string; opening: string; subject: string }>(
    "select news_id, opening, subject from internal.made_news where kind = 'month'",
  );
  const article = (await articles()).find(({ id }) => id === rows[0]?.news_id);
  if (!article) throw new Error("No month was told.");
  expectWhole(article);
  return { article, opening: rows[0]?.opening, made: rows };
}

describe("a month", () => {
  it("is told in five languages, each figure leading to the rows it was counted from", async () => {
    const { article, made } = await month();
    expect(article).toMatchObject({
      category: "Funding",
      made_by: "template",
      published_at: SECOND,
    });
    expect(made.map(({ subject }) => subject)).toEqual(["2026-10-01"]);
    for (const language of LANGUAGES) {
      const { title, body } = toldIn(article, language);
      const sum = shortAmount(15_000_500, "USD", language);
      expect(title).toContain(sum);
      const links = linksIn(body);
      const leads = async (words: string) =>
        shown(links.find((one) => one.words === words)?.href ?? "");
      const count = (rounds: number) => roundsCount(rounds, language);
      expect(await leads(count(6))).toHaveLength(6);
      const rows = await leads(sum);
      expect(rows.reduce((all, row) => all + Number(row.usd_thousand ?? 0), 0)).toBe(15_000.5);
      expect(links.map(({ href }) => href)).toContain("/reports/2026-10");
      expect(body.split("\n").filter((line) => line.startsWith("| [Sawah]"))).toHaveLength(2);
      const [three] = links.filter(({ href }) => href.includes("sector=fintech"));
      expect(await shown(three?.href ?? "")).toHaveLength(3);
      expect(links).toContainEqual({ words: count(3), href: "/investors/kapital" });
    }
  });

  it("has a deck that tells what its title does not: the way here, and the largest round", async () => {
    await given("2026-09", 4);
    const { article } = await month();
    expect(toldIn(article, "en").excerpt).toBe(
      "Up from 4 rounds in September 2026. Sawah raised the most: US$5M (Series A).",
    );
  });

  it("sets the month beside the average of those before it", async () => {
    for (const before of ["2026-07", "2026-08", "2026-09"])
      await given(before, 8, { amount_usd_thousand: 1000 });
    const { body } = toldIn((await month()).article, "en");
    expect(wordsOf(body)).toContain("The previous 12 months averaged 2 rounds and US$2M a month.");
    expect(linksIn(body)).toContainEqual({ words: "2 rounds", href: "/reports/2026-10" });
  });

  it("has a report that keeps what was counted on its day", async () => {
    await month();
    await round(kopi, { announced_on: "2026-10-20", amount_usd_thousand: 99_000 });
    await makeNews(pool(), new Date("2026-11-03T01:00:00Z"));
    const report = await readReport(pool(), "month", "2026-10-01");
    expect(report?.figures).toMatchObject({ rounds: 6, usdThousand: 15_000.5, disclosed: 5 });
    expect(new Date(report?.made_at ?? "")).toEqual(SECOND);
  });

  it.each([
    ["more rounds than in each month before", [5, 4, 5], {}, "monthMore"],
    ["fewer than in each", [7, 8, 7], {}, "monthFewer"],
    ["more money than in each", [6, 6, 7], { amount_usd_thousand: 10 }, "monthMoney"],
    ["as most months", [6, 5, 7], { amount_usd_thousand: 9000 }, "monthUsual"],
  ])("begins with what is remarkable: %s", async (_what, counts, row, opening) => {
    // Tracking began in July 2025, so only the last months of that year are told.
    await pool().query("delete from public.funding_rounds where announced_on < '2026-10-01'");
    for (let at = 0; at < 12; at += 1) {
      const day = new Date(Date.UTC(2025, 9 + at, 1)).toISOString().slice(0, 7);
      await given(day, counts[at % counts.length] ?? 0, row);
    }
    expect((await month()).opening).toMatch(new RegExp(`^${opening}_`));
  });

  it("says so when one round was more than half of the money", async () => {
    await given("2026-09", 6, { amount_usd_thousand: 9000 });
    await given("2026-08", 8, { amount_usd_thousand: 90_000 });
    await round(kopi, { announced_on: "2026-10-30", amount_usd_thousand: 16_000 });
    const { article, opening } = await month();
    expect(opening).toMatch(/^monthOne_/);
    expect(linksIn(toldIn(article, "en").body)).toContainEqual({
      words: "US$16M",
      href: expect.stringContaining("from=2026-10-30&to=2026-10-30"),
    });
  });

  it("comes once, on the second day at one, whoever asks", async () => {
    await makeNews(pool(), new Date("2026-11-02T00:59:59Z"));
    const early = await pool().query("select from public.reports");
    expect(early.rowCount).toBe(0);
    await Promise.all([makeNews(pool(), SECOND), makeNews(pool(), SECOND)]);
    expect((await month()).made).toHaveLength(1);
  });

  it("does not come with four rounds", async () => {
    await pool().query(
      "delete from public.funding_rounds where announced_on in ('2026-10-01', '2026-10-02')",
    );
    await makeNews(pool(), SECOND);
    const { rowCount } = await pool().query("select from public.reports");
    expect(rowCount).toBe(0);
  });
});

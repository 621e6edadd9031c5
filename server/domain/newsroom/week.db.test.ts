import { beforeEach, describe, expect, it } from "vitest";
import { shortAmount } from "../../../contracts/amounts.ts";
import { LANGUAGES } from "../../../contracts/languages.ts";
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

/** Monday, the week before which began on 9 November. */
const MONDAY = new Date("2026-11-16T01:00:00Z");

let ids: string[] = [];

/** These rounds are too old for a brief of their own, which would disturb. */
beforeEach(async () => {
  const [sg, hk] = [
    await startup({ name: "Sawah", slug: "sawah", country: "Singapore", industries: ["fintech"] }),
    await startup({ name: "Kopi", slug: "kopi", country: "Hong Kong", industries: ["ai"] }),
  ];
  ids = [sg, hk];
  const kapital = await investor({ slug: "kapital" });
  const first = await round(sg, { announced_on: "2026-11-09", amount_usd_thousand: 5000 });
  await back(first, kapital, true);
  await round(sg, { announced_on: "2026-11-15", amount_usd_thousand: null, kind: "bridge" });
  await round(hk, { announced_on: "2026-11-12", amount_usd_thousand: 700.5, kind: "series_a" });
  // Neither of these is in the week.
  await round(hk, { announced_on: "2026-11-08", amount_usd_thousand: 90_000 });
  await round(hk, { announced_on: "2026-11-16", amount_usd_thousand: 90_000 });
});

async function week() {
  await makeNews(pool(), MONDAY);
  const { rows } = await pool().query<{ news_id: string; opening: string }>(
    "select news_id, opening from internal.made_news where kind = 'week'",
  );
  const found = (await articles()).find(({ id }) => id === rows[0]?.news_id);
  if (!found) throw new Error("No round-up was made.");
  expectWhole(found);
  return { article: found, opening: rows[0]?.opening, made: rows.length };
}

describe("the week's rounds", () => {
  it("says how many and how much, in five languages; each figure leads to its rows", async () => {
    const { article } = await week();
    expect(article).toMatchObject({
      category: "Funding",
      made_by: "template",
      is_sample: false,
      published_at: MONDAY,
    });
    for (const language of LANGUAGES) {
      const { title, body } = toldIn(article, language);
      const sum = shortAmount(5_700_500, "USD", language);
      expect(title).toContain(sum);
      const links = linksIn(body);
      const [count] = links.filter(({ words }) => words === roundsCount(3, language));
      expect(await shown(count?.href ?? "")).toHaveLength(3);
      const rows = await shown(links.find(({ words }) => words === sum)?.href ?? "");
      const total = rows.reduce((all, row) => all + Number(row.usd_thousand ?? 0), 0);
      expect(total).toBe(5700.5);
      expect(links).toContainEqual({ words: "Kapital", href: "/investors/kapital" });
    }
  });

  it("sums up by country, with links that show just that country's", async () => {
    const { article } = await week();
    const { body } = toldIn(article, "en");
    const line = body.split("\n").find((row) => row.startsWith("| Hong Kong |"));
    const [rounds, amount] = linksIn(line ?? "");
    expect(rounds?.words).toBe("1");
    expect(amount?.words).toBe("US$700.5K");
    expect(await shown(rounds?.href ?? "")).toMatchObject([
      { country: "Hong Kong", usd_thousand: "700.5" },
    ]);
    expect(wordsOf(body)).toMatch(/\| Singapore \| 2 \| US\$5M \|/);
    expect(wordsOf(body)).toMatch(/\| Fintech \| 2 \| US\$5M \|/);
    expect(wordsOf(body)).toMatch(/\| Sawah \| Singapore \| Bridge \| {2}\| Undisclosed \|/);
  });

  it("keeps debt apart", async () => {
    await round(ids[1] ?? "", { announced_on: "2026-11-10", kind: "debt" });
    const { article } = await week();
    const [before, after] = toldIn(article, "en").body.split("## Debt");
    expect(linksIn(before ?? "").filter(({ words }) => words === "3 rounds")).not.toEqual([]);
    expect(before).not.toContain("US$1.2M");
    expect(after).toContain("[US$1.2M](/startups/kopi)");
  });

  it.each([
    ["more than in any week before", [2, 0, 1, 2], "weekMore"],
    ["as many as in one of them", [3, 0, 1, 2], "weekUsual"],
    ["fewer than in each", [4, 5, 4, 6], "weekFewer"],
  ])("compares week by week: %s", async (_what, counts, opening) => {
    await pool().query("delete from public.funding_rounds where announced_on = '2026-11-08'");
    for (const [at, count] of counts.entries()) {
      const day = new Date(Date.UTC(2026, 9, 12 + 7 * at)).toISOString().slice(0, 10);
      for (let n = 0; n < count; n += 1) await round(ids[0] ?? "", { announced_on: day });
    }
    const told = await week();
    expect(told.opening).toMatch(new RegExp(`^${opening}_`));
    const weeks = linksIn(toldIn(told.article, "en").body.split("\n\n")[1] ?? "");
    expect(weeks.map(({ words }) => Number(words))).toEqual(counts);
    for (const { words, href } of weeks) expect(await shown(href)).toHaveLength(Number(words));
  });

  it("has a deck that tells the way here and the largest round", async () => {
    const { article } = await week();
    expect(toldIn(article, "en").excerpt).toBe(
      "Up from 1 round the week before. Sawah raised the most: US$5M (seed).",
    );
  });

  it("says when a week last had as many, if it had more than those before it, and five at least", async () => {
    for (const day of ["2026-11-10", "2026-11-11"])
      await round(ids[0] ?? "", { announced_on: day });
    const body = async () => {
      await pool().query("truncate internal.made_news, public.news cascade");
      return wordsOf(toldIn((await week()).article, "en").body);
    };
    expect(await body()).toContain("No other week of the past twelve months had as many.");
    for (let n = 0; n < 5; n += 1) await round(ids[0] ?? "", { announced_on: "2026-03-04" });
    expect(await body()).toMatch(/The last week with at least as many was March 2.+8, 2026\./);
    await pool().query("delete from public.funding_rounds where announced_on = '2026-11-11'");
    expect(await body()).not.toMatch(/as many/);
  });

  it("names who led most, and sums up only where there is something to sum", async () => {
    const told = async () => toldIn((await week()).article, "en").body;
    expect(await told()).not.toContain(" led ");
    expect(await told()).toContain("## By country");
    const { rows } = await pool().query("select id from public.investors where slug = 'kapital'");
    const other = await startup({ country: "Thailand", industries: ["media"] });
    await pool().query("update public.funding_rounds set startup_id = $1 where kind = 'bridge'", [
      other,
    ]);
    await pool().query(
      "insert into public.funding_round_investors select id, $1, true from public.funding_rounds where startup_id = $2",
      [rows[0].id, other],
    );
    await pool().query("truncate internal.made_news, public.news cascade");
    expect(wordsOf(await told())).toContain("Kapital led 2 rounds, more than any other investor.");
    expect(await told()).not.toMatch(/## By /);
  });

  it("comes once, on Monday at one, whoever asks", async () => {
    await makeNews(pool(), new Date("2026-11-16T00:59:59Z"));
    const early = await pool().query("select from internal.made_news where subject = '2026-11-09'");
    expect(early.rowCount).toBe(0);
    await Promise.all([makeNews(pool(), MONDAY), makeNews(pool(), MONDAY)]);
    expect((await week()).made).toBe(1);
  });

  it("comes in time for Monday's mail after one that was made late, on Sunday", async () => {
    await round(ids[0] ?? "", { announced_on: "2026-11-02" });
    await round(ids[0] ?? "", { announced_on: "2026-11-03" });
    await makeNews(pool(), new Date("2026-11-15T12:00:00Z"));
    await makeNews(pool(), MONDAY);
    const { rows } = await pool().query(
      "select subject from internal.made_news where kind = 'week' order by subject",
    );
    expect(rows).toEqual([{ subject: "2026-11-02" }, { subject: "2026-11-09" }]);
  });

  it("does not come for two rounds, nor counts those of a company that is not public", async () => {
    await pool().query("update public.startups set is_published = false where slug = 'kopi'");
    await makeNews(pool(), MONDAY);
    const { rowCount } = await pool().query("select from internal.made_news where kind = 'week'");
    expect(rowCount).toBe(0);
  });
});

import { beforeEach, describe, expect, it } from "vitest";
import { shortAmount } from "../../../contracts/amounts.ts";
import { LANGUAGES } from "../../../contracts/languages.ts";
import { makeNews } from "./make-news.ts";
import { linksIn, NOW, newsroomDatabase, toldIn, wordsOf } from "./test-newsroom.ts";

const { pool, insert, startup, investor, round, back, articles, only, shown } = newsroomDatabase();

describe("the brief of a round", () => {
  it("tells who raised how much from whom, in five languages, and links each figure", async () => {
    const startupId = await startup({ slug: "sawah", name: "Sawah *Raya*" });
    const [lead, other] = [
      await investor({ slug: "kapital" }),
      await investor({ slug: "angin", name: "Angin" }),
    ];
    const roundId = await round(startupId, {
      amount_usd_thousand: 1000,
      amount: 16_300_000_000,
      currency: "IDR",
      rate: 16_300,
      rate_on: "2026-11-18",
    });
    await back(roundId, lead, true);
    await back(roundId, other, false);
    await insert("fact_sources", {
      funding_round_id: roundId,
      field: "amount",
      publisher: "Harian",
      url: "https://harian.example/sawah",
      read_on: "2026-11-19",
      read_by: "editor",
    });
    await makeNews(pool(), NOW);
    const article = await only();
    expect(article).toMatchObject({
      category: "Funding",
      made_by: "template",
      checked_by: "none",
      author: "",
      is_published: true,
      is_sample: false,
      funding_round_id: roundId,
      published_at: NOW,
      source_url: "https://harian.example/sawah",
      sources: [
        {
          title: "Harian",
          publisher: "Harian",
          url: "https://harian.example/sawah",
          readOn: "2026-11-19",
        },
      ],
    });
    const { rows } = await pool().query(
      `select array(select startup_id from public.news_startups where news_id = $1) as startups,
              array(select investor_id from public.news_investors where news_id = $1 order by position) as investors`,
      [article.id],
    );
    expect(rows[0]).toEqual({ startups: [startupId], investors: [lead, other] });
    for (const language of LANGUAGES) {
      const { title, body } = toldIn(article, language);
      const amount = shortAmount(1_000_000, "USD", language);
      expect(title).toContain("Sawah *Raya*");
      expect(title).toContain(amount);
      const links = linksIn(body);
      expect(links).toContainEqual({ words: "Sawah \\*Raya\\*", href: "/startups/sawah" });
      expect(links).toContainEqual({ words: "Kapital", href: "/investors/kapital" });
      expect(links).toContainEqual({ words: "Angin", href: "/investors/angin" });
      expect(links).toContainEqual({
        words: shortAmount(16_300_000_000, "IDR", language),
        href: "/startups/sawah",
      });
      const shownBy = links.find(({ words }) => words === amount);
      expect(await shown(shownBy?.href ?? "")).toMatchObject([
        { id: roundId, usd_thousand: "1000.0" },
      ]);
    }
  });

  it.each([
    ["debt", 5000, "borrow"],
    ["debt", null, "amount"],
    ["grant", 200, "grant"],
    ["grant", null, "grant"],
    ["bridge", null, "bridge"],
  ])("is honest about %s of %s", async (kind, amount, word) => {
    await round(await startup({ country: "Other" }), { kind, amount_usd_thousand: amount });
    await makeNews(pool(), NOW);
    const article = await only();
    const { title, excerpt, body } = toldIn(article, "en");
    expect(`${title} ${body}`.toLowerCase()).toContain(word);
    expect(`${title} ${excerpt} ${wordsOf(body)}`).not.toContain("Other");
    if (kind === "debt") expect(body).not.toMatch(/funding-tracker|raised/);
  });
});

describe("what is remarkable decides how it begins", () => {
  const opening = async () => {
    const { rows } = await pool().query<{ opening: string; body: string }>(
      "select m.opening, n.body from internal.made_news m join public.news n on n.id = m.news_id",
    );
    return rows[0];
  };

  it("the largest of the year in its country, once there are enough to compare", async () => {
    const startupId = await startup();
    const smaller = await startup({ name: "Second" });
    for (let month = 1; month <= 3; month += 1)
      await round(smaller, { announced_on: `2026-0${month}-01`, amount_usd_thousand: 900 });
    await round(startupId, { amount_usd_thousand: 5000 });
    await makeNews(pool(), NOW);
    expect((await opening())?.opening).not.toMatch(/^briefLargest/);
    await pool().query("truncate internal.made_news, public.news cascade");
    await round(smaller, { announced_on: "2026-04-01", amount_usd_thousand: 5000 });
    await makeNews(pool(), NOW);
    expect((await opening())?.opening).not.toMatch(/^briefLargest/);
    await pool().query("truncate internal.made_news, public.news cascade");
    await pool().query(
      "update public.funding_rounds set amount_usd_thousand = 4999 where announced_on = '2026-04-01'",
    );
    await makeNews(pool(), NOW);
    expect((await opening())?.opening).toMatch(/^briefLargest/);
    const { body } = toldIn(await only(), "en");
    expect(wordsOf(body)).toContain("The next largest, by Second, was US$5M.");
  });

  it("the first of its kind in its country for half a year, with the one before", async () => {
    await round(await startup({ name: "Before", slug: "before" }), {
      kind: "series_b",
      announced_on: "2026-05-02",
    });
    await round(await startup(), { kind: "series_b" });
    await makeNews(pool(), NOW);
    const told = await opening();
    expect(told?.opening).toMatch(/^briefFirstSince/);
    expect(told?.body).toContain("[Before](/startups/before)");
    expect(told?.body).toContain("[May 2, 2026](/startups/before)");
    await only();
  });

  it("a company that is back after a pause", async () => {
    const startupId = await startup();
    await round(startupId, { kind: "pre_seed", announced_on: "2024-03-04" });
    await round(startupId);
    await makeNews(pool(), NOW);
    const told = await opening();
    expect(told?.opening).toMatch(/^briefBack/);
    expect(told?.body).toContain("[March 4, 2024]");
    await only();
  });

  it("a lead's second of the month", async () => {
    const lead = await investor({ slug: "kapital" });
    const before = await round(await startup(), { announced_on: "2026-11-01" });
    await back(before, lead, true);
    const now = await round(await startup());
    await back(now, lead, true);
    await makeNews(pool(), NOW);
    const told = await opening();
    expect(told?.opening).toMatch(/^briefLeadAgain/);
    expect(told?.body).toContain("[2](/investors/kapital)");
    await only();
  });

  it("and two of a kind in a row never begin alike", async () => {
    for (let at = 0; at < 4; at += 1) await round(await startup({ country: "Other" }));
    await makeNews(pool(), NOW);
    const { rows } = await pool().query<{ opening: string; body_th: string }>(
      `select m.opening, n.body_th from internal.made_news m join public.news n on n.id = m.news_id
        order by m.place`,
    );
    expect(new Set(rows.map(({ opening }) => opening)).size).toBe(2);
    for (const [at, row] of rows.entries()) expect(row.opening).not.toBe(rows[at - 1]?.opening);
  });
});

describe("each round is told once", () => {
  beforeEach(async () => {
    await round(await startup());
  });

  it("by two servers at once, and by a job that runs again", async () => {
    await Promise.all([makeNews(pool(), NOW), makeNews(pool(), NOW), makeNews(pool(), NOW)]);
    await makeNews(pool(), NOW);
    await only();
  });

  it("what staff change, take down or delete stays so", async () => {
    await makeNews(pool(), NOW);
    await pool().query("update public.news set title = 'Ours', is_published = false");
    await makeNews(pool(), NOW);
    const { rows } = await pool().query("select title, is_published from public.news");
    expect(rows).toEqual([{ title: "Ours", is_published: false }]);
    await pool().query("delete from public.news");
    await makeNews(pool(), NOW);
    expect((await pool().query("select from public.news")).rowCount).toBe(0);
  });
});

it("a round is news from its day in the market on, for two weeks", async () => {
  await round(await startup(), { announced_on: "2026-11-20" });
  await makeNews(pool(), new Date("2026-11-19T15:59:59Z"));
  expect(await articles()).toEqual([]);
  await makeNews(pool(), new Date("2026-12-03T16:00:00Z"));
  expect(await articles()).toEqual([]);
  await makeNews(pool(), new Date("2026-11-19T16:00:00Z"));
  await only();
});

describe("no brief", () => {
  it.each([
    ["of a company that is not public", { is_published: false }, {}],
    ["of a round that is older than two weeks", {}, { announced_on: "2026-11-06" }],
    ["of one that is still to come", {}, { announced_on: "2026-11-21" }],
    ["of one that was typed a moment ago", {}, { created_at: "2026-11-20T11:50:00Z" }],
    ["of sample rounds among news", {}, { is_sample: true }],
  ])("%s", async (_what, company, row) => {
    await round(await startup(company), row);
    await makeNews(pool(), NOW);
    expect(await articles()).toEqual([]);
  });

  it("of a round that an article reports, or that somebody writes about", async () => {
    const [told, drafted] = [await round(await startup()), await round(await startup())];
    await insert("news", { title: "Told", funding_round_id: told });
    await pool().query(
      "insert into desk.documents (kind, content, updated_at) values ('article', $1, $2)",
      [JSON.stringify({ round: drafted }), NOW],
    );
    await makeNews(pool(), NOW);
    expect(await articles()).toEqual([]);
  });

  it("for most of a flood: the largest of a day, a few in an hour", async () => {
    const startupId = await startup();
    for (let at = 1; at <= 12; at += 1) await round(startupId, { amount_usd_thousand: at });
    await makeNews(pool(), NOW);
    expect(await articles()).toHaveLength(4);
    await makeNews(pool(), new Date(NOW.getTime() + 59 * 60_000));
    expect(await articles()).toHaveLength(4);
    for (let hour = 1; hour < 5; hour += 1)
      await makeNews(pool(), new Date(NOW.getTime() + hour * 60 * 60_000));
    const titles = (await articles()).map((article) => toldIn(article, "en").title);
    expect(titles).toHaveLength(8);
    expect(titles.some((title) => title.includes("US$4,000"))).toBe(false);
    expect(titles.some((title) => title.includes("US$5,000"))).toBe(true);
  });
});

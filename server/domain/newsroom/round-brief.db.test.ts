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

  it("tells each fact once: the text has the amount, the day and each name where they are new", async () => {
    const startupId = await startup({ slug: "sawah" });
    await round(startupId, {
      announced_on: "2026-03-04",
      kind: "pre_seed",
      amount_usd_thousand: 300,
    });
    const roundId = await round(startupId, { amount_usd_thousand: 1000 });
    await back(roundId, await investor({ slug: "kapital", name: "Kapital" }), true);
    await makeNews(pool(), NOW);
    const article = await only();
    for (const language of LANGUAGES) {
      const { excerpt, body } = toldIn(article, language);
      const words = linksIn(body).map((one) => one.words);
      expect(new Set(words).size, language).toBe(
        words.filter((word) => word !== "Sawah Raya").length + 1,
      );
      expect(excerpt).toContain(shortAmount(300_000, "USD", language));
      expect(excerpt).not.toContain(shortAmount(1_000_000, "USD", language));
      expect(wordsOf(body)).toContain(shortAmount(1_300_000, "USD", language));
    }
    expect(toldIn(article, "en").excerpt).toBe(
      "The startup is based in Vietnam and works in agritech and fintech. Its previous funding on record was US$300K in March 2026 (pre-seed).",
    );
  });

  it("names what else its lead has backed in the year, the latest first, and how many those are", async () => {
    const lead = await investor({ slug: "kapital" });
    const others = ["Angin", "Batu", "Cahaya", "Daun"];
    for (const [at, name] of others.entries()) {
      const slug = name.toLowerCase();
      const id = await round(await startup({ name, slug, country: "Thailand" }), {
        announced_on: `2026-0${at + 2}-03`,
      });
      await back(id, lead, false);
    }
    const old = await round(await startup({ name: "Emas" }), { announced_on: "2025-08-01" });
    await back(old, lead, true);
    await back(await round(await startup()), lead, true);
    await makeNews(pool(), NOW);
    const { body } = toldIn(await only(), "en");
    expect(wordsOf(body)).toContain(
      "Kapital has backed 4 other startups in the past year, most recently Daun, Cahaya, and Batu.",
    );
    await pool().query("truncate internal.made_news, public.news cascade");
    await pool().query("delete from public.startups where slug = 'angin'");
    await makeNews(pool(), NOW);
    expect(wordsOf(toldIn(await only(), "en").body)).toContain(
      "Kapital has also backed Daun, Cahaya, and Batu in the past year.",
    );
  });

  it.each([
    ["its country", { country: "Vietnam" }, "seed rounds in Vietnam"],
    ["its field", { country: "Thailand", industries: ["agritech"] }, "seed rounds in agritech"],
    [
      "all that are tracked",
      { country: "Thailand", industries: ["ai"] },
      "seed rounds in Benih’s tracker",
    ],
  ])(
    "sets its amount beside the median of its kind in %s, of five or more",
    async (_where, company, peers) => {
      const others = await startup(company);
      for (const [at, amount] of [100, 200, 400, 9000].entries())
        await round(others, { announced_on: `2026-0${at + 1}-15`, amount_usd_thousand: amount });
      await round(await startup(), { amount_usd_thousand: 1000 });
      await makeNews(pool(), NOW);
      const { body } = toldIn(await only(), "en");
      expect(wordsOf(body)).toContain(
        `That’s more than the US$400K median for ${peers} over the past twelve months.`,
      );
      const median = linksIn(body).find(({ words }) => words === "US$400K");
      expect(await shown(median?.href ?? "")).toHaveLength(5);
      await pool().query("truncate internal.made_news, public.news cascade");
      await pool().query("delete from public.funding_rounds where announced_on = '2026-01-15'");
      await makeNews(pool(), NOW);
      expect(wordsOf(toldIn(await only(), "en").body)).not.toContain("median");
    },
  );

  it("says how many its country had in the year where no amount can be compared, if they are five", async () => {
    const others = await startup();
    for (const day of ["2025-11-18", "2025-11-19", "2026-01-01", "2026-05-06", "2026-11-19"])
      await round(others, { announced_on: day, created_at: "2026-11-20T11:59:00Z" });
    await round(others, { announced_on: "2026-07-08", kind: "debt" });
    await round(await startup(), { amount_usd_thousand: null });
    await makeNews(pool(), NOW);
    expect(wordsOf(toldIn(await only(), "en").body)).not.toContain("one of");
    await pool().query("truncate internal.made_news, public.news cascade");
    await round(others, { announced_on: "2026-02-03" });
    await makeNews(pool(), NOW);
    const { body } = toldIn(await only(), "en");
    expect(wordsOf(body)).toContain("It’s one of 5 rounds announced in Vietnam");
    const count = linksIn(body).find(({ words }) => words === "5 rounds");
    expect(await shown(count?.href ?? "")).toHaveLength(5);
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
    expect(wordsOf(body)).toContain("The next largest was Second’s, at US$5M.");
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

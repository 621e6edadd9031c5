import { describe, expect, it } from "vitest";
import { shortAmount } from "../../../contracts/amounts.ts";
import { LANGUAGES } from "../../../contracts/languages.ts";
import { makeNews } from "./make-news.ts";
import { linksIn, NOW, newsroomDatabase, toldIn, wordsOf } from "./test-newsroom.ts";

const { pool, startup, investor, round, back, only, shown } = newsroomDatabase();

describe("what a round means", () => {
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

  it("says so where its amount is the median", async () => {
    const others = await startup();
    for (const [at, amount] of [100, 200, 900, 9000].entries())
      await round(others, { announced_on: `2026-0${at + 1}-15`, amount_usd_thousand: amount });
    await round(await startup(), { amount_usd_thousand: 400 });
    await makeNews(pool(), NOW);
    const { body } = toldIn(await only(), "en");
    expect(wordsOf(body)).toContain("That puts it right at the median for seed rounds in Vietnam");
    const peers = linksIn(body).find(({ words }) => words === "seed rounds in Vietnam");
    expect(await shown(peers?.href ?? "")).toHaveLength(5);
  });

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
});

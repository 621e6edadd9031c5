import { describe, expect, it } from "vitest";
import { roundContent } from "../../../contracts/desk/round.ts";
import { companiesDatabase, MOVED, SOURCE } from "./test-companies.ts";
import { wholeArticle } from "./test-desk.ts";

const { pool, member, publisher, rowOf, publicStartup, publicInvestor } = companiesDatabase();

describe("a round", () => {
  async function written(startupId: string, part: object = {}) {
    const id = await publisher().begin("round");
    await publisher().write("round", id, {
      startup: { id: startupId, name: "Sawah" },
      kind: "series_a",
      announcedOn: "2026-02-03",
      money: { amount: "16.300.000.000", currency: "IDR", rate: "16300", rateOn: "2026-02-03" },
      ...part,
    });
    return id;
  }

  it("is published in its own currency, with its investors, and read back the same", async () => {
    const [startupId, investorId] = [await publicStartup(), await publicInvestor()];
    const backer = { id: investorId, name: "Kapital", isLead: true };
    const id = await written(startupId, {
      investors: [backer, backer],
      sources: { amount: SOURCE },
    });
    expect(await publisher().move("round", id, "publish")).toEqual(MOVED);
    expect(await rowOf("funding_rounds", id)).toMatchObject({
      startup_id: startupId,
      amount: "16300000000.00",
      currency: "IDR",
      amount_usd_thousand: "1000.0",
    });
    await pool().query("delete from desk.documents where id = $1", [id]);
    const adopted = await publisher().open("round", id);
    expect(roundContent.parse(adopted?.content)).toMatchObject({
      kind: "series_a",
      announcedOn: "2026-02-03",
      money: { amount: "16300000000", currency: "IDR", rate: "16300", rateOn: "2026-02-03" },
      investors: [{ id: investorId, isLead: true }],
      sources: { amount: { readBy: "publisher" } },
    });
  });

  it("may leave its amount undisclosed, but not half told", async () => {
    const startupId = await publicStartup();
    const id = await written(startupId, { money: { amount: "5000000", currency: "SGD" } });
    expect(await publisher().move("round", id, "publish")).toMatchObject({
      refused: [{ fields: { money: "invalidRate" } }],
    });
    await publisher().write("round", id, { money: { amount: "" } });
    expect(await publisher().move("round", id, "publish")).toEqual(MOVED);
    expect(await rowOf("funding_rounds", id)).toMatchObject({
      amount: null,
      currency: null,
      amount_usd_thousand: null,
    });
  });

  it("waits for its company", async () => {
    const startupId = await publicStartup();
    await publisher().move("startup", startupId, "unpublish");
    const id = await written(startupId);
    expect(await publisher().move("round", id, "publish")).toMatchObject({
      refused: [{ fields: { startup: "unpublished" } }],
    });
  });

  it("leaves every sum when it is unpublished, and comes back with the articles that report it", async () => {
    const id = await written(await publicStartup());
    await publisher().move("round", id, "publish");
    const news = await pool().query(
      `insert into public.news (title, category, is_published, published_at, funding_round_id)
       values ('Sawah raises', 'Funding', true, now(), $1) returning id`,
      [id],
    );
    await publisher().move("round", id, "unpublish");
    expect(await rowOf("funding_rounds", id)).toBeUndefined();
    const still = { id: news.rows[0].id, title: "Sawah raises" };
    expect(await publisher().open("round", id)).toMatchObject({
      state: "unpublished",
      stillReportedBy: [still],
    });
    expect(await publisher().move("round", id, "delete")).toMatchObject({
      refused: [{ fields: { articles: "referring:1" } }],
    });
    await publisher().move("round", id, "publish");
    expect(await rowOf("news", news.rows[0].id)).toMatchObject({ funding_round_id: id });
  });

  it("that is not public any more keeps an article about it from readers, and says why", async () => {
    const startupId = await publicStartup();
    const id = await written(startupId);
    await publisher().move("round", id, "publish");
    const article = await publisher().begin("article");
    await publisher().write("article", article, {
      ...wholeArticle(),
      startups: [startupId],
      round: id,
    });
    await publisher().move("article", article, "publish");
    await publisher().move("round", id, "unpublish");
    expect(await publisher().move("article", article, "publish")).toMatchObject({
      refused: [{ fields: { round: "unpublished" } }],
    });
    // The row alone still names the round.
    await pool().query("delete from desk.documents where id = $1", [article]);
    expect(await publisher().open("article", article)).toMatchObject({ content: { round: id } });
    await publisher().write("article", article, { round: null });
    expect(await publisher().move("article", article, "publish")).toEqual(MOVED);
    await publisher().move("round", id, "publish");
    expect(await rowOf("news", article)).toMatchObject({ funding_round_id: null });
  });

  it("is nothing that an editor can publish", async () => {
    const id = await written(await publicStartup());
    const editor = await member("editor");
    await expect(editor.move("round", id, "publish")).rejects.toMatchObject({ code: "42501" });
    expect(await rowOf("funding_rounds", id)).toBeUndefined();
  });
});

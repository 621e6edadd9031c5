import { describe, expect, it } from "vitest";
import { COUNTRIES, FUNDING_KINDS, INDUSTRIES, INVESTOR_TYPES } from "../../contracts/catalogue.ts";
import { facetWord } from "../../contracts/search.ts";
import { owner, visitor } from "./actors.ts";
import { article, DRAFT, given, investor, round, startup } from "./content.ts";
import { migratedDatabase, type Row } from "./database.ts";
import { idsOf, search } from "./searching.ts";

const database = migratedDatabase();

const company = (changes: Row) => given(database, "startups", startup(changes));
const backer = (changes: Row) => given(database, "investors", investor(changes));
const deal = (changes: Row) => given(database, "funding_rounds", round(changes));

it("the word of a value is the same on both sides, and of one value only", async () => {
  const values = [...FUNDING_KINDS, ...INDUSTRIES, ...INVESTOR_TYPES, ...COUNTRIES];
  const { rows } = await database.run(
    owner,
    "select search.facet_word(value) as word from unnest($1::text[]) as value",
    [values],
  );
  const words = rows.map(({ word }) => word);
  expect(words).toEqual(values.map(facetWord));
  expect(new Set(words).size).toBe(values.length);
});

describe("companies are found by what they are filed under", () => {
  it("startups by round, industry and country", async () => {
    const id = await company({ venture_round: "series_a", industries: ["ai"], country: "Vietnam" });
    await company({ venture_round: "series_b", industries: ["ai"], country: "Vietnam" });
    await company({ name: "A series", venture_round: "seed", country: "Thailand" });
    for (const reading of ["isseriesa", "isseriesa isai isvietnam"]) {
      expect(await idsOf(database, "startup", "zzzz", { meant: [reading] }), reading).toEqual([id]);
    }
  });

  it("investors by type, stage, industry and country", async () => {
    const id = await backer({
      investor_types: ["family_office"],
      investment_stages: ["seed"],
      target_industries: ["fintech"],
      country: "Thailand",
    });
    await backer({ investment_stages: ["series_a"], country: "Thailand" });
    const meant = ["isfamilyoffice isseed isfintech isthailand"];
    expect(await idsOf(database, "investor", "zzzz", { meant })).toEqual([id]);
  });

  it("with the other words of the query", async () => {
    const id = await company({ tagline: "Robots that pick tea" });
    await company({ tagline: "Tea" });
    expect(await idsOf(database, "startup", "robots seed", { meant: ["robots isseed"] })).toEqual([
      id,
    ]);
  });

  it("of several readings, by any", async () => {
    const one = await company({ country: "Vietnam" });
    const other = await company({ country: "Thailand" });
    await company({ country: "Malaysia" });
    const rows = await search(database, "zzzz", { meant: ["isvietnam", "isthailand"] });
    const found = rows.filter(({ kind }) => kind === "startup");
    expect(new Set(found.map(({ id }) => id))).toEqual(new Set([one, other]));
    expect(found[0]?.found).toBe(2);
  });

  it("after companies that have the query as their name, and before such as only mention it", async () => {
    const mentions = await company({ tagline: "Seed for farmers", venture_round: "series_b" });
    const seeds = await company({ venture_round: "seed" });
    const named = await company({ name: "Seed", venture_round: "series_c" });
    expect(await idsOf(database, "startup", "seed", { meant: ["isseed"] })).toEqual([
      named,
      seeds,
      mentions,
    ]);
  });

  it("by what they are filed under now", async () => {
    const id = await company({ venture_round: "seed" });
    const fund = await backer({ investment_stages: ["seed"] });
    await database.run(
      owner,
      "update public.startups set venture_round = 'series_a' where id = $1",
      [id],
    );
    await database.run(
      owner,
      "update public.investors set investment_stages = '{series_a}' where id = $1",
      [fund],
    );
    expect(await search(database, "zzzz", { meant: ["isseed"] })).toEqual([]);
    const found = await search(database, "zzzz", { meant: ["isseriesa"] });
    expect(found.map((row) => row.id)).toEqual([id, fund]);
  });
});

describe("news are found by what the startups in them are filed under", () => {
  const told = (news_id: string, startup_id: string) =>
    database.insert(owner, "news_startups", { news_id, startup_id });
  const story = async (day: string, startup_id?: string, changes: Row = {}) => {
    const id = await given(
      database,
      "news",
      article({ title: "Kopi", published_at: `${day}T00:00:00Z`, ...changes }),
    );
    if (startup_id) await told(id, startup_id);
    return id;
  };
  /** As it is once all before is committed. */
  const found = async (...meant: string[]) => {
    await database.run(owner, "set constraints all immediate");
    return await idsOf(database, "news", "zzzz", { meant });
  };

  it("whatever words they are in, the newest first, with those that have the words", async () => {
    const startup_id = await company({ industries: ["ai", "fintech"] });
    const old = await story("2026-01-01", startup_id);
    const young = await story("2026-03-01", startup_id);
    const worded = await story("2026-02-01", undefined, { title: "Fintech" });
    await story("2026-04-01", await company({ industries: ["ai"] }));
    const asked = { meant: ["isfintech"] };
    expect(await found("isfintech")).toEqual([young, old]);
    expect(await idsOf(database, "news", "fintech", asked)).toEqual([young, worded, old]);
    const rows = await search(database, "fintech", asked);
    expect(rows.find(({ kind }) => kind === "news")?.found).toBe(3);
  });

  it("where one startup is all of a reading, or of another", async () => {
    const both = await company({ industries: ["fintech"], country: "Vietnam" });
    const id = await story("2026-01-01", both);
    const mixed = await story("2026-01-02", await company({ industries: ["fintech"] }));
    await told(mixed, await company({ industries: ["ai"], country: "Vietnam" }));
    expect(await found("isfintech isvietnam")).toEqual([id]);
    expect(await found("isfintech isvietnam", "isai isvietnam")).toEqual([mixed, id]);
  });

  it("not where the query says more, or what no article is filed under", async () => {
    await story("2026-01-01", await company({ industries: ["fintech"], venture_round: "seed" }));
    expect(await found("isfintech batik")).toEqual([]);
    expect(await found("isfintech isseed")).toEqual([]);
  });

  it("counts those with the words once, however few are shown", async () => {
    const startup_id = await company({ industries: ["fintech"] });
    for (const day of ["2026-01-01", "2026-01-02", "2026-01-03"]) {
      await story(day, startup_id, { title: "Fintech" });
      await story(day, undefined, { title: "Fintech" });
    }
    expect(await found("isfintech")).toHaveLength(3);
    const rows = await search(database, "fintech", { meant: ["isfintech"], size: 2 });
    expect(rows.filter(({ kind }) => kind === "news")).toMatchObject([{ found: 6 }, { found: 6 }]);
  });

  it("as the article, the startup and the link between them change", async () => {
    const startup_id = await company({ industries: ["fintech"], ...DRAFT });
    const id = await story("2026-01-01", startup_id, DRAFT);
    const change = async (sql: string) => {
      await database.run(owner, sql);
      return await found("isfintech");
    };
    expect(await change("update public.news set is_published = true")).toEqual([]);
    expect(await change("update public.startups set is_published = true")).toEqual([id]);
    expect(await change("update public.startups set industries = '{ai}'")).toEqual([]);
    expect(await change("update public.startups set industries = '{fintech}'")).toEqual([id]);
    expect(await change("update public.news set is_published = false")).toEqual([]);
    expect(await change("update public.news set is_published = true")).toEqual([id]);
    expect(await change("delete from public.news_startups")).toEqual([]);
    await told(id, startup_id);
    expect(await change("truncate public.news_startups")).toEqual([]);
    await told(id, startup_id);
    expect(await change("select search.rebuild_filed_news()")).toEqual([id]);
    expect(await change("delete from public.startups")).toEqual([]);
    const { rows } = await database.run(owner, "select from search.filed_news");
    expect(rows).toEqual([]);
  });
});

describe("deals", () => {
  it("are those of a company that is named, the newest first, loans apart", async () => {
    const startup_id = await company({ name: "Kopi" });
    const old = await deal({ startup_id, announced_on: "2020-01-01" });
    const young = await deal({ startup_id, announced_on: "2026-01-01", kind: "series_a" });
    await deal({ startup_id, kind: "debt" });
    await deal({ startup_id: await company({ name: "Teh" }) });
    expect(await idsOf(database, "deal", "kopi")).toEqual([young, old]);
    expect(await idsOf(database, "deal", "kopi seed", { meant: ["kopi isseed"] })).toEqual([old]);
  });

  it("are those that an investor who is named took part in", async () => {
    const id = await deal({ startup_id: await company({ name: "Kopi" }) });
    await deal({ startup_id: await company({ name: "Teh" }) });
    const investor_id = await backer({ name: "Lontar" });
    await database.insert(owner, "funding_round_investors", { funding_round_id: id, investor_id });
    expect(await idsOf(database, "deal", "lontar")).toEqual([id]);
  });

  it("are those of a kind, a country and an industry", async () => {
    const one = await company({ country: "Vietnam", industries: ["ai", "saas"] });
    const other = await company({ country: "Thailand", industries: ["ai"] });
    const id = await deal({ startup_id: one, kind: "series_a" });
    const seed = await deal({ startup_id: one, kind: "seed", announced_on: "2026-01-01" });
    const thai = await deal({ startup_id: other, kind: "seed", announced_on: "2026-02-01" });
    const found = (...meant: string[]) => idsOf(database, "deal", "zzzz", { meant });
    expect(await found("isseriesa isvietnam issaas")).toEqual([id]);
    expect(await found("isseed")).toEqual([thai, seed]);
    expect(await found("isvietnam", "isthailand")).toEqual([thai, seed, id]);
    expect(await found("isfintech")).toEqual([]);
  });

  it("of a draft are found by nobody", async () => {
    const startup_id = await company({ name: "Kopi", ...DRAFT });
    const id = await deal({ startup_id });
    const investor_id = await backer({ name: "Lontar" });
    await database.insert(owner, "funding_round_investors", { funding_round_id: id, investor_id });
    for (const query of ["kopi", "lontar"]) {
      expect(await idsOf(database, "deal", query, { meant: [`${query} isseed`] })).toEqual([]);
    }
    expect(await idsOf(database, "deal", "seed", { meant: ["isseed"] })).toEqual([]);
  });
});

describe("founders", () => {
  it("are found by their names, in any order, the last word perhaps only begun", async () => {
    const id = await company({ name: "Kopi", founder_name: "Nguyễn Thị Hương" });
    await company({ name: "Teh", founder_name: "Somchai" });
    for (const query of ["Nguyễn Thị Hương", "nguyen huong", "huong nguyen", "nguyen thi huo"]) {
      expect(await idsOf(database, "person", query), query).toEqual([id]);
    }
  });

  it("are found in Chinese and Thai", async () => {
    const chinese = await company({ founder_name: "陈美玲" });
    const thai = await company({ founder_name: "สมชาย ใจดี" });
    expect(await idsOf(database, "person", "美玲")).toEqual([chinese]);
    expect(await idsOf(database, "person", "สมชาย")).toEqual([thai]);
  });

  it("follow the page that names them", async () => {
    const id = await company({ founder_name: "Ratna" });
    const draft = await company({ founder_name: "Dewi", ...DRAFT });
    expect(await idsOf(database, "person", "dewi")).toEqual([]);
    await database.run(owner, "update public.startups set is_published = true where id = $1", [
      draft,
    ]);
    expect(await idsOf(database, "person", "dewi")).toEqual([draft]);
    await database.run(owner, "update public.startups set founder_name = 'Siti' where id = $1", [
      id,
    ]);
    expect(await idsOf(database, "person", "ratna")).toEqual([]);
    expect(await idsOf(database, "person", "siti")).toEqual([id]);
    await database.run(owner, "update public.startups set is_published = false where id = $1", [
      id,
    ]);
    expect(await idsOf(database, "person", "siti")).toEqual([]);
    await database.run(owner, "delete from public.startups where id = $1", [draft]);
    expect(await idsOf(database, "person", "dewi")).toEqual([]);
  });

  it("are there again after everything was built anew", async () => {
    const id = await company({ founder_name: "Ratna" });
    await database.run(owner, "select search.rebuild_names(), search.rebuild_people()");
    expect(await idsOf(database, "person", "ratna")).toEqual([id]);
  });

  it("are not sought where a query is nothing but values", async () => {
    await company({ founder_name: "Ai" });
    expect(await idsOf(database, "person", "ai", { meant: ["isai"] })).toEqual([]);
  });
});

describe("phrases that are names", () => {
  const named = async (...phrases: string[]) => {
    const { rows } = await database.run(
      visitor,
      "select phrase from public.named_phrases($1) as phrase order by phrase",
      [phrases],
    );
    return rows.map(({ phrase }) => phrase);
  };

  it("are told of published companies of both kinds, however they are written", async () => {
    await company({ name: "Seed Capital" });
    await backer({ name: "PT Go-Jett Tbk" });
    expect(await named("seed capital", "GoJett", "Capital Thailand", "seed")).toEqual([
      "GoJett",
      "seed capital",
    ]);
  });

  it("are not told of drafts", async () => {
    await company({ name: "Seed Capital", ...DRAFT });
    await backer({ name: "Lontar", ...DRAFT });
    expect(await named("seed capital", "lontar")).toEqual([]);
  });
});

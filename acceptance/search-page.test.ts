import { describe, expect, inject, it } from "vitest";
import { withDatabase } from "../testing/database.ts";
import { eventually, PATIENCE_MS } from "../testing/eventually.ts";
import { sample } from "../testing/sample.ts";
import { LANGUAGES, word } from "../testing/words.ts";
import { tags } from "./pages.ts";
import { all, follow, hrefOf, only, type ReadPage, readPage, says } from "./read-page.ts";

const server = inject("sampleServer");
const say = (key: string, values?: Record<string, string>) => word("en", "search", key, values);

function search(query: string, more = ""): Promise<ReadPage> {
  return readPage(`${server.url}/search?q=${encodeURIComponent(query)}${more}`);
}

/** A group of results, by its heading. */
const GROUP = "section[aria-labelledby]";
const group = (page: ParentNode, name: string | RegExp) => only(page, GROUP, name);
const leads = (page: ParentNode, language: (typeof LANGUAGES)[number] = "en") =>
  only(page, "nav", word(language, "search", "leads"));
const tabs = (page: ParentNode) => only(page, "nav", say("groups"));
const title = (page: ParentNode) => says(only(page, "h1"));
const note = (page: ParentNode) => says(only(page, "[role=note]"));
const main = (page: ParentNode) => says(only(page, "main"));

/** How many startups of the sample content meet the condition. */
const startupsOf = (isSo: (startup: (typeof sample.startups)[number]) => boolean) =>
  sample.startups.filter(isSo).length;
const fintechs = startupsOf(({ industries }) => industries.includes("fintech"));

describe("what a search finds", () => {
  it("is grouped and counted, and matches are marked", async () => {
    const { page } = await search("fintech");
    expect(title(page)).toBe(say("resultsTitle", { query: "fintech" }));
    const startups = group(page, `Startups ${fintechs}`);
    expect(all(startups, "li h3")).toHaveLength(6);
    expect(all(startups, "mark").map(says)[0]).toBe("Fintech");
    group(page, /^Investors \d+/);
    // Its industries in its own order: by its first one it is not a fintech.
    expect(says(only(startups, "li", /Tindahub/))).toMatch(/E-commerce.*Fintech/);
    // The industry's page counts a year, and a round once.
    expect(says(group(page, /^Rounds \d+/))).toContain(say("dealsEachIndustry"));
    expect(hrefOf(page, "Save search")).toMatch(/^\/auth\?mode=signup&next=/);
  });

  it("begins with the company of that name, and has the news that mention it", async () => {
    const found = await search("bahari");
    const company = hrefOf(group(found.page, say("bestMatch")), "Bahari Family Office");
    expect(company).toBe("/investors/bahari-family-office");
    expect(hrefOf(tabs(found.page), "News")).toBe("/search?q=bahari&in=news");
    const news = await follow(found, tabs(found.page), "News");
    const titles = all(news.page, "article h3").map(says);
    const mentions = await readPage(server.url + company);
    const mentioned = all(mentions.page, "#news h3").map(says);
    expect(mentioned).not.toEqual([]);
    expect(titles).toEqual(expect.arrayContaining(mentioned));
  });

  it("says of which kinds nothing was found, with where all of them are", async () => {
    const { page } = await search("satellite");
    group(page, /^Startups/);
    expect(main(page)).toContain("Nothing in News or Investors.");
    const investors = word("en", "status", "seeInvestors");
    expect(hrefOf(only(page, "main"), investors)).toBe("/investors");
  });

  it("is deals and founders, too", async () => {
    const deals = group((await search("sariloka")).page, /^Rounds \d/);
    expect(all(deals, "article").map(says)[0]).toContain("US$");
    const found = await search("ratna puspitasari");
    const people = group(found.page, /^People \d/);
    expect(says(only(people, "article"))).toContain("Ratna Puspitasari");
    expect(hrefOf(people, "Ratna Puspitasari")).toBe("/startups/sariloka");
    const { status } = await follow(found, people, "Ratna Puspitasari");
    expect(status).toBe(200);
  });

  it("is found by half a word", async () => {
    group((await search("fint")).page, `Startups ${fintechs}`);
  });

  it("is of each kind that has some, where only some of the words are found", async () => {
    const { page } = await search("pre-seed insurtech Thailand");
    for (const kind of ["navNews", "navStartups", "navInvestors"]) {
      group(page, new RegExp(`^${word("en", "frame", kind)} `));
    }
  });

  it("says of an investor from elsewhere that it invests in the country asked for", async () => {
    const articles = all((await search("seed fintech Vietnam")).page, "article").map(says);
    const investsIn = say("investsIn", { places: "Vietnam" });
    const of = (name: string) => articles.filter((article) => article.includes(name));
    expect(of("Raffles Token Lab")).toEqual([expect.stringContaining(investsIn)]);
    expect(of("Song Hong Ventures")).toEqual([expect.not.stringContaining(investsIn)]);
  });
});

describe("a search without results", () => {
  it("offers similar names and other ways on", async () => {
    const found = await search("saigun lejer");
    expect(title(found.page)).toBe(say("nothingTitle", { query: "saigun lejer" }));
    const ways = only(found.page, "main");
    expect(hrefOf(ways, /^Fintech ?\d/)).toBe("/sectors/fintech");
    expect(hrefOf(ways, /^Vietnam ?\d/)).toBe("/countries/vietnam");
    const near = group(found.page, say("nearMatches"));
    expect(hrefOf(near, /^Saigon Ledger/)).toBe("/startups/saigon-ledger");
    const company = await follow(found, near, /^Saigon Ledger/);
    expect([company.status, title(company.page)]).toEqual([200, "Saigon Ledger"]);
  });

  it("is counted, and nobody with it", async () => {
    const { headers, text } = await search("Zzyzx quartz harvest");
    expect(headers["x-found-nothing"]).toBeUndefined();
    expect(text).toContain("Zzyzx");
    await eventually("it is counted", PATIENCE_MS, () =>
      withDatabase(server, async (client) => {
        const { rows } = await client.query(
          "select from desk.empty_searches where query = 'zzyzx quartz harvest'",
        );
        return rows.length === 1 ? true : undefined;
      }),
    );
  });
});

describe("how a query is read", () => {
  it.each([
    ["Series A", "en"],
    ["A轮", "zh"],
    ["vòng A", "vi"],
    ["ซีรีส์ A", "th"],
    ["seri A", "id"],
  ] as const)("a round is understood, and leads to the filtered list: %s", async (query, lang) => {
    const found = await search(query, `&lang=${lang}`);
    const count = startupsOf(({ ventureRound }) => ventureRound === "series_a");
    const startups = word(lang, "frame", "navStartups");
    group(found.page, `${startups} ${count}`);
    const ways = leads(found.page, lang);
    expect(says(ways)).toContain(
      word(lang, "search", "filter_round", { values: word(lang, "labels", "series_a") }),
    );
    expect(hrefOf(ways, `${startups}${count}`)).toMatch(/^\/startups\?round=series_a/);
    const list = await follow(found, ways, `${startups}${count}`);
    expect([list.status, main(list.page)]).toEqual([200, expect.stringContaining(String(count))]);
  });

  it("a kind of thing comes first, and what narrows it is offered", async () => {
    const found = await search("startups in Vietnam");
    const ways = leads(found.page);
    expect(says(ways)).toContain(say("filter_country", { values: "Vietnam" }));
    const count = startupsOf(({ country }) => country === "Vietnam");
    only(ways, "a", `Startups${count}`);
    const narrowed = startupsOf(
      ({ country, industries }) => country === "Vietnam" && industries.includes("fintech"),
    );
    expect(hrefOf(ways, `Fintech${narrowed}`)).toBe("/startups?industry=fintech&country=Vietnam");
    expect((await follow(found, ways, `Fintech${narrowed}`)).status).toBe(200);
  });

  it("where nothing has all words, results are grouped by the words they lack, each said once", async () => {
    const { page } = await search("quantum fintech startups in Vietnam");
    const missing = (words: string) => say("lacks", { words });
    expect(note(page)).toBe(say("lackedBySome"));
    const startups = group(page, /^Startups \d/);
    const lacking = (words: string) => says(only(startups, "ol", missing(words)));
    expect(lacking("fintech")).toContain("Hanoi Quantum");
    expect(lacking("quantum")).toContain("Saigon Ledger");
    expect(says(startups).split(missing("quantum"))).toHaveLength(2);
    // The list for the filters alone is a press away, and says what it leaves out.
    const ways = leads(page);
    expect(says(ways)).toContain(say("leadsWithout", { words: "quantum" }));
    expect(hrefOf(ways, /^Startups ?\d/)).toBe("/startups?industry=fintech&country=Vietnam");
  });

  it("where all lack the same word, it is said above them, in a group as well", async () => {
    const found = await search("zzquux fintech Vietnam");
    const told = say("lackedByAll", { words: say("quoted", { text: "zzquux" }) });
    expect(note(found.page)).toBe(told);
    const address = "/search?q=zzquux%20fintech%20Vietnam&in=startups";
    expect(hrefOf(tabs(found.page), /^Startups/)).toBe(address);
    const { page } = await follow(found, tabs(found.page), /^Startups/);
    expect(note(page)).toBe(told);
    expect(main(page)).not.toContain(say("lacks", { words: "zzquux" }));
  });

  it("slips of the finger lead to what was meant, and it is said", async () => {
    const { page } = await search("fintehc sigapore");
    expect(title(page)).toBe(say("meantTitle", { query: "fintech Singapore" }));
    expect(note(page)).toBe(say("nothingTyped", { query: "fintehc sigapore" }));
    expect(says(group(page, /^Startups \d/))).toContain("Fintech");
    const box = only(page, "main input[type=search]");
    expect(box.getAttribute("value")).toBe("fintehc sigapore");
    const near = (await search("bahri")).page;
    expect(note(near)).toBe(say("nearOnly", { query: "bahri" }));
    expect(says(only(near, "article"))).toContain("Bahari Family Office");
  });

  it("of two industries both are sought, and no deals of just one", async () => {
    const { page } = await search("web3 fintech");
    const both = startupsOf(({ industries }) =>
      ["web3", "fintech"].every((one) => industries.includes(one)),
    );
    group(page, `Startups ${both}`);
    expect(all(tabs(page), "a", /^Rounds/)).toEqual([]);
    expect(says(leads(page))).toContain("or");
  });

  it("a company's name wins over filters", async () => {
    const { page } = await search("Saigon Ledger");
    expect(says(group(page, say("bestMatch")))).toContain("Saigon Ledger");
    expect(all(page, "nav", say("leads"))).toEqual([]);
  });

  it("each filter can be taken away, also where no list has all of them", async () => {
    const found = await search("seed fintech Vietnam");
    const ways = leads(found.page);
    // What one filter less would find is a press away.
    const wider = startupsOf(
      ({ country, industries }) => country === "Vietnam" && industries.includes("fintech"),
    );
    const near = only(ways, "a", `${say("without", { values: "Seed" })}Startups ${wider}`);
    expect(near.getAttribute("href")).toBe("/startups?industry=fintech&country=Vietnam");
    expect(says(ways)).not.toContain(say("widen"));
    const round = say("filter_round", { values: "Seed" });
    const without = say("removeFilter", { name: round });
    expect(hrefOf(ways, without)).toBe("/search?q=fintech%20Vietnam");
    const { page } = await follow(found, ways, without);
    expect(says(group(page, /^Startups \d/))).toContain("Saigon Ledger");
  });
});

describe("the search page", () => {
  it("offers examples that find something", async () => {
    const { page } = await readPage(`${server.url}/search`);
    expect(title(page)).toBe(say("startTitle"));
    const example = `/search?q=${encodeURIComponent(say("exampleTopic"))}`;
    expect(hrefOf(page, say("exampleTopic"))).toBe(example);
    const examples = ["Topic", "Stage", "Place", "Field", "Trend"].map((kind) => `example${kind}`);
    for (const language of LANGUAGES) {
      for (const key of examples) {
        const query = word(language, "search", key);
        const { text } = await search(query, `&lang=${language}`);
        expect(text, query).toMatch(/id="(news|startups|investors)-heading"/);
      }
    }
  });

  it("is one page to search engines, and not listed without results", async () => {
    for (const path of ["/search", "/search?q=fintech"]) {
      const canonical = tags((await readPage(server.url + path)).text, "link").filter(
        ({ rel }) => rel === "canonical",
      );
      expect(canonical.map(({ href }) => href)).toEqual([`${server.url}/search?lang=en`]);
    }
    const { text } = await search("zzzzqq");
    expect(tags(text, "meta")).toContainEqual({ name: "robots", content: "noindex" });
  });

  it.each([
    "a",
    "金",
    "🌱",
    "%",
    "_",
    "\\",
    "' or 1=1; drop table news; --",
    '"Grab" Singapore',
    '{startup} "Kopi Kenangan" Indonesia',
    "match.com",
    "is.gd in Vietnam",
    ":* & | ! <-> (",
    '"unclosed',
    "<script>alert(1)</script>",
    "{query}",
    "\u0000\u0007",
    "x".repeat(10_000),
  ])("answers cleanly: %.30j", async (query) => {
    const { status, text } = await search(query);
    expect(status).toBe(200);
    expect(text).not.toContain("<script>alert");
  });
});

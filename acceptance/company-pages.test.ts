import { describe, expect, inject, it } from "vitest";
import { visitor } from "../testing/clients.ts";
import { sample } from "../testing/sample.ts";
import { word } from "../testing/words.ts";
import { ask, found, tags } from "./pages.ts";
import { all, follow, hrefOf, only, readPage, says } from "./read-page.ts";

const server = inject("sampleServer");
const STARTUP = "wau-pay";
const INVESTOR = "straitsview-capital";

const read = (path: string) => readPage(server.url + path);
const title = (page: ParentNode) => says(only(page, "h1"));
const main = (page: ParentNode) => says(only(page, "main"));

/** The part of a page below a heading. */
function part(page: ParentNode, heading: string): Element {
  const { parentElement } = only(page, "main section > h2", heading);
  if (parentElement === null) throw new Error(`Nothing is around ${heading}`);
  return parentElement;
}

/** The text beside a term. */
function fact(place: ParentNode, term: string): Element {
  const { nextElementSibling } = only(place, "dt", term);
  if (nextElementSibling === null) throw new Error(`Nothing stands beside ${term}`);
  return nextElementSibling;
}

describe("a startup's page", () => {
  it("says what it does, what it raised and from whom", async () => {
    const rounds = sample.rounds.filter(({ startup }) => startup === STARTUP);
    const startup = await read(`/startups/${STARTUP}`);
    const { page } = startup;
    expect(title(page)).toBe("Wau Pay");
    for (const name of ["Company details", "Company facts", "Funding history", "Investors"]) {
      only(page, "h2", name);
    }
    const table = only(page, "table", "Funding history");
    expect(all(table, "tbody tr")).toHaveLength(rounds.length);
    expect(all(only(page, "ol", /^Funding rounds of Wau Pay/), "li")).toHaveLength(rounds.length);
    const [lead] = all(table, "a", "Straitsview Capital");
    expect(lead?.getAttribute("href")).toBe(`/investors/${INVESTOR}`);
  });

  it("has company facts first, and says once that it is a sample", async () => {
    const { page } = await read(`/startups/${STARTUP}`);
    const facts = part(page, "Company facts");
    expect(all(page, "main section")[0]).toBe(facts);
    expect(all(facts, "dt").map(says)).toEqual([
      "Total raised",
      "Latest round",
      "Investors",
      "Venture round",
    ]);
    expect(says(fact(facts, "Total raised"))).toMatch(/^US\$[\d.]+M$/);
    // The stage already says what kind of round it was.
    expect(says(fact(facts, "Venture round"))).toBe("Series B");
    expect(says(fact(facts, "Latest round"))).toMatch(/^US\$[\d.]+M\D+ \d/);
    const details = part(page, "Company details");
    expect(says(fact(details, "Country"))).toBe("Malaysia");
    expect(says(fact(details, "Founded"))).toBe("2018");
    expect(says(fact(details, "Industry"))).toBe("Fintech");
    expect(all(page, "*").filter((one) => /^Sample/.test(says(one)))).toHaveLength(1);
  });

  it("keeps debt apart from what was raised, in the facts and in the chart", async () => {
    const debt = sample.rounds.find(({ kind }) => kind === "debt");
    const { page } = await read(`/startups/${debt?.startup}`);
    expect(says(fact(page, "Debt"))).toContain("US$");
    const funding = only(page, "section#funding");
    expect(all(funding, "path[stroke-dasharray]")).toHaveLength(1);
    expect(all(funding, "*", "Debt")).not.toEqual([]);
  });

  it("says where a round and the page are from and when that was checked", async () => {
    const { page } = await read("/startups/sariloka");
    const table = only(page, "table", "Funding history");
    // No report of its older rounds is known, and nothing is said.
    expect(hrefOf(table, "Source: Sariloka")).toBe("https://sariloka.example/news/series-a");
    only(table, "span", /^Checked \w+\s\d+,\s\d{4}$/);
    only(page, "main p > span", /^From public sources, checked \w+\s\d+,\s\d{4}$/);
    const tracker = await read("/funding-tracker");
    const row = only(tracker.page, "#rounds tbody tr", /^Sariloka/);
    only(row, "a", "Source: Sariloka");
  });

  it("without sources or events says nothing of them", async () => {
    const { data } = await visitor(server)
      .from("startups")
      .select("slug")
      .eq("is_sample", true)
      .order("slug")
      .limit(1)
      .single()
      .throwOnError();
    const { text } = await ask(`${server.url}/startups/${data.slug}`);
    expect(text).toContain(word("en", "company", "fundingHistory"));
    const events = word("en", "provenance", "events");
    for (const mark of ["fact_sources", "company_events", events, '"known"']) {
      expect(text).not.toContain(mark);
    }
  });

  it("says of who led each of its rounds just that", async () => {
    const { page } = await read(`/startups/${STARTUP}`);
    const investors = says(part(page, "Investors"));
    expect(investors).toContain("Led all 2 rounds");
    expect(investors).not.toContain("Joined 2 rounds");
  });

  it("shows what similar startups have in common", async () => {
    const startup = await read(`/startups/${STARTUP}`);
    const [similar, ...others] = all(part(startup.page, "Similar startups"), "a");
    for (const other of others) expect(says(other)).toMatch(/Fintech, (Malaysia|Series B)/);
    expect(says(similar ?? startup.page.body)).toContain("Fintech");
    const path = similar?.getAttribute("href");
    expect(path).not.toBe(`/startups/${STARTUP}`);
    only((await read(path ?? "")).page, "h2", "About");
  });

  it("can be read by search engines and previews", async () => {
    const { text, described } = await read(`/startups/${STARTUP}`);
    expect(described).toMatchObject([{ "@type": "Organization", name: "Wau Pay" }]);
    const image = tags(text, "meta").find(({ property }) => property === "og:image")?.content;
    const { headers } = await ask(image ?? "");
    expect(headers["content-type"]).toBe("image/png");
  });
});

it("an investor's page shows its portfolio and its co-investors", async () => {
  const mine = sample.rounds.filter(
    ({ lead, participants, kind }) => kind !== "debt" && [lead, ...participants].includes(INVESTOR),
  );
  const companies = new Set(mine.map(({ startup }) => startup));
  const { page } = await read(`/investors/${INVESTOR}`);
  const portfolio = part(page, "Portfolio companies");
  only(portfolio, "details > summary", /^Show \d+ more$/);
  expect(all(portfolio, "a")).toHaveLength(companies.size);
  only(page, "h2", "Investor details");
  const led = mine.filter(({ lead }) => lead === INVESTOR);
  expect(says(fact(page, "Rounds led"))).toBe(String(led.length));
  // What founders want to know comes first.
  expect(all(page, "dt").map(says)[0]).toBe("Typical round size");
  expect(says(fact(page, "Typical round size"))).toMatch(/^US\$[\d.]+[KM]?–[\d.]+[KM]$/);
  const [beside] = all(part(page, "Co-investors"), "a").map(says);
  expect(beside).toMatch(/rounds? together/);
});

describe("the address of a company", () => {
  it.each([
    ["startups", STARTUP],
    ["investors", INVESTOR],
  ])("may be its id: %s", async (kind, slug) => {
    const row = visitor(server).from(kind).select("id").eq("slug", slug);
    const { data } = await row.single().throwOnError();
    const { status, headers } = await ask(`${server.url}/${kind}/${data.id}`);
    expect(status).toBe(301);
    expect(new URL(headers.location ?? "", server.url).href).toBe(`${server.url}/${kind}/${slug}`);
  });

  it.each(["/startups/WAU-PAY", "/investors/Straitsview-Capital"])(
    "may be in capitals: %s",
    async (path) => {
      const { status, headers } = await ask(server.url + path);
      expect([status, headers.location]).toEqual([301, path.toLowerCase()]);
    },
  );

  it.each([
    ["startups", "Startup not found", "See all startups"],
    ["investors", "Investor not found", "See all investors"],
  ])("that leads to nobody says so, and leads on: %s", async (kind, heading, link) => {
    const { status, text, page } = await read(`/${kind}/none`);
    expect([status, title(page)]).toEqual([404, heading]);
    expect(tags(text, "meta")).toContainEqual({ name: "robots", content: "noindex" });
    expect(hrefOf(only(page, "main"), link)).toBe(`/${kind}`);
  });
});

const rows = (page: ParentNode) => all(page, "tbody tr");
const names = (page: ParentNode) => all(page, "tbody th a").map(says);
const count = (page: ParentNode) =>
  says(only(page, "section[aria-label=Results] [role=status]:first-child"));

describe("a list of companies", () => {
  it("says how many each option would list", async () => {
    const ofRound = (round: string) =>
      sample.startups.filter((s) => s.country === "Indonesia" && s.ventureRound === round).length;
    const { page } = await read("/startups?country=Indonesia");
    for (const [round, label] of [
      ["pre_seed", "Pre-seed"],
      ["seed", "Seed"],
      ["series_a", "Series A"],
    ] as const) {
      expect(says(only(page, "label", new RegExp(`^${label}`)))).toBe(`${label}${ofRound(round)}`);
    }
    // A filter does not narrow its own options.
    const thailand = sample.startups.filter(({ country }) => country === "Thailand").length;
    expect(says(only(page, "label", /^Thailand/))).toBe(`Thailand${thailand}`);
  });

  it("is reached page by page, and by the number of a page, which says what it shows", async () => {
    const total = sample.startups.length;
    const last = Math.ceil(total / 24);
    const first = await read("/startups?sort=name");
    expect(hrefOf(first.page, `Page ${last}`)).toBe(`/startups?sort=name&page=${last}`);
    const byNumber = await follow(first, first.page, `Page ${last}`);
    expect(count(byNumber.page)).toBe(`${24 * (last - 1) + 1}–${total} of ${total} startups`);
    expect(rows(byNumber.page)).toHaveLength(total - 24 * (last - 1));
    const before = await follow(byNumber, byNumber.page, "Previous");
    expect(before.address).toMatch(new RegExp(`page=${last - 1}&before=`));
    const after = await follow(before, before.page, "Next");
    expect(names(after.page)).toEqual(names(byNumber.page));
    // However a reader came to it, the page has one address.
    const canonical = tags(after.text, "link").filter(({ rel }) => rel === "canonical");
    expect(canonical.map(({ href }) => href)).toEqual([
      `${server.url}/startups?sort=name&page=${last}&lang=en`,
    ]);
    only((await read(`/startups?page=${last + 1}`)).page, "h2", "You’ve reached the end");
  });

  it("says once that its companies are fictional", async () => {
    const { page } = await read("/startups");
    expect(main(page).split("Sample content: fictional companies")).toHaveLength(2);
    expect(all(page, "tbody *", "Sample")).toEqual([]);
  });

  it("offers a way out where the filters leave none", async () => {
    // A name that looks like an operator of the data API is still a name.
    only((await read("/investors?name=match.com")).page, "h2", "No results for these filters");
    const none = await read("/startups?name=zzzz");
    only(none.page, "h2", "No results for these filters");
    const ways = all(none.page, "a", "Clear all filters");
    expect(ways.at(-1)?.getAttribute("href")).toBe("/startups");
    expect(rows((await read("/startups")).page)).toHaveLength(24);
    expect(found(none.text, /<tbody/)).toEqual([]);
  });
});

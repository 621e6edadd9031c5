import { beforeAll, describe, expect, inject, it } from "vitest";
import { z } from "zod";
import { eventually, PATIENCE_MS } from "../testing/eventually.ts";
import { LANGUAGES, TAGS, word } from "../testing/words.ts";
import { ask, tags } from "./pages.ts";
import { all, follow, hrefOf, only, type ReadPage, readPage, says } from "./read-page.ts";

const server = inject("sampleServer");
const say = (key: string) => word("en", "funding", key);

const DAY_MS = 86_400_000;
const terms = new RegExp(say("termSeeking"));

const readTracker = (more = "") => readPage(`${server.url}/funding-tracker${more}`);
const main = (page: ParentNode) => says(only(page, "main"));
const measure = (page: ParentNode, key: string) =>
  only(only(page, "nav", say("measures")), "a", new RegExp(`^${say(key)}`));
const table = (page: ParentNode, key: string) => only(page, "table", say(key));

/** The first number in a text: a figure without its words. */
const figure = (text: string) => Number(/[\d,.]+/.exec(text)?.[0].replaceAll(",", ""));
/** The sum of the first figures in a table. */
const sumOf = (place: ParentNode) =>
  all(place, "tbody td:nth-child(2)").reduce((sum, cell) => sum + figure(says(cell)), 0);

const contentSchema = z.object({
  country: z.string(),
  figures: z.array(z.object({ dimension: z.string(), rounds: z.number() })),
  rounds: z.array(z.object({ country: z.string() })),
});

describe("the tracker", () => {
  it("has splits and a chart that add up to the figure of the tab", async () => {
    const { page } = await readTracker("?period=year");
    const total = figure(says(only(measure(page, "measureRounds"), "strong")));
    expect(total).toBeGreaterThan(100);
    // Not repeated here.
    expect(says(only(page, "figure"))).not.toContain("Total:");
    for (const key of ["byCountry", "byVentureRound", "roundsPerMonth"]) {
      expect(sumOf(table(page, key)), key).toBe(total);
    }
  });

  it("leads from a round to its startup and its investors", async () => {
    const { page } = await readTracker();
    const links = all(page, "#rounds tbody tr:first-child a");
    const [startup = "", lead = ""] = links.map((link) => link.getAttribute("href") ?? "");
    expect(startup).toMatch(/^\/startups\/[a-z0-9-]+$/);
    expect(lead).toMatch(/^\/investors\/[a-z0-9-]+$/);
    expect(all(page, "#rounds tbody tr:first-child li").map(says)[0]).toContain("(lead)");
  });

  it("has short amounts, and thousand USD in the table", async () => {
    const { page } = await readTracker("?period=year&tab=amount");
    expect(says(measure(page, "measureAmount"))).toMatch(/US\$[\d.]+M/);
    const chart = says(only(page, "figure"));
    // The tab has it.
    expect(chart).not.toContain("Total:");
    // On the last day of a month in the region, the year consists of whole months.
    const tomorrow = new Intl.DateTimeFormat("en", { day: "numeric", timeZone: "Asia/Singapore" });
    const isWhole = tomorrow.format(Date.now() + DAY_MS) === "1";
    expect(chart.split(say("partialMonth"))).toHaveLength(isWhole ? 1 : 2);
    expect(says(only(table(page, "byCountry"), "tr:first-child > td"))).toMatch(/US\$[\d.]+M/);
    expect(says(only(page, "#rounds tbody tr:first-child"))).toContain("US$");
    const months = table(page, "usdPerMonth");
    only(months, "thead th", say("columnAmount"));
    expect(says(months)).not.toContain("US$");
  });

  it("explains what it counts", async () => {
    const { page } = await readTracker();
    const definitions = says(only(page, "section", say("definitionsHeading")));
    for (const key of ["Round", "Date", "Country", "Debt", "Amount", "Since"]) {
      expect(definitions).toContain(say(`definition${key}Text`));
    }
  });

  it("is one address per view to search engines, and a dataset", async () => {
    const { text, described } = await readTracker(
      "?period=week&from=2026-11-14&to=2026-11-14&utm_source=x",
    );
    const links = tags(text, "link");
    expect(links.filter(({ rel }) => rel === "canonical").map(({ href }) => href)).toEqual([
      `${server.url}/funding-tracker?period=week&lang=en`,
    ]);
    for (const language of LANGUAGES) {
      const alternates = links.filter(({ hreflang }) => hreflang === TAGS[language]);
      expect(alternates, language).toHaveLength(1);
    }
    expect(described).toMatchObject([{ "@type": "Dataset", isAccessibleForFree: true }]);
  });

  it("can be downloaded with its figures, as CSV and as JSON", async () => {
    const { page } = await readTracker("?period=year&country=Vietnam");
    const shown = figure(says(only(measure(page, "measureRounds"), "strong")));
    const files: Record<string, string> = {};
    for (const key of ["downloadFigures", "downloadRounds", "downloadJson"]) {
      expect(only(page, "a", say(key)).hasAttribute("download")).toBe(true);
      const { headers, text } = await ask(server.url + hrefOf(page, say(key)));
      files[/^attachment; filename="(.+)"$/.exec(headers["content-disposition"] ?? "")?.[1] ?? ""] =
        text;
    }
    expect(Object.keys(files)).toEqual([
      "benih-figures-year-vietnam.csv",
      "benih-rounds-year-vietnam.csv",
      "benih-funding-year-vietnam.json",
    ]);
    const [figures = "", rounds = "", json = ""] = Object.values(files);
    const rows = (csv: string) => csv.trimEnd().split("\n");
    expect(rows(figures)[1]).toMatch(RegExp(`^all,,[^,]+,[^,]+,${shown},`));
    expect(rows(rounds)).toHaveLength(shown + 1);
    const content = contentSchema.parse(JSON.parse(json));
    expect(content.rounds).toHaveLength(shown);
    expect(content.figures[0]).toEqual({ dimension: "all", rounds: shown });
  });
});

it("investors of as many rounds share a rank", async () => {
  const { page } = await readPage(`${server.url}/sectors/fintech`);
  const [heading] = all(page, "section").filter((one) =>
    says(one).startsWith(word("en", "hub", "topInvestors")),
  );
  if (heading === undefined) throw new Error("No investors are ranked");
  const ranks = new Map<string, Set<string>>();
  for (const row of all(heading, "ol > li")) {
    const [rank, figure] = [row.firstElementChild, row.lastElementChild].map((one) =>
      says(one ?? row),
    );
    ranks.set(figure ?? "", (ranks.get(figure ?? "") ?? new Set()).add(rank ?? ""));
  }
  expect(ranks.size).toBeGreaterThan(1);
  expect([...ranks.values()].map(({ size }) => size)).toEqual([...ranks].map(() => 1));
});

it("a bar of a sector's chart leads to just its rounds", async () => {
  const sector = await readPage(`${server.url}/sectors/foodtech`);
  const row = all(sector.page, "figure details tbody tr").findLast(
    (one) => all(one, "a").length === 1,
  );
  if (row === undefined) throw new Error("No month has rounds");
  expect(hrefOf(row, /./)).toMatch(/^\/funding-tracker\?period=year&sector=foodtech&from=/);
  const { page } = await follow(sector, row, /./);
  const count = Number(says(only(row, "td")));
  expect(all(page, "#rounds tbody tr")).toHaveLength(Math.min(count, 12));
});

describe("the difficulty index", () => {
  let index: ReadPage;

  /** A server computes it shortly after its start, and then renews the pages. */
  beforeAll(async () => {
    index = await eventually("the index is there", PATIENCE_MS, async () => {
      const read = await readTracker("?tab=difficulty");
      return all(read.page, "table", terms).length === 1 ? read : undefined;
    });
  });

  it("says how hard, how certain and how it was computed", () => {
    const { page } = index;
    only(page, "[role=img]", /on a scale from 0 \(easy\) to 100/);
    expect(main(page)).toMatch(/Based on \d+ rounds/);
    expect(main(page)).toContain(say("provisionalText"));
    const past = only(page, "figure", new RegExp(`^${say("pastMonths")}`));
    expect(all(past, "li")).not.toEqual([]);
    expect(all(past, "details tbody tr")).not.toEqual([]);
    const computed = only(page, "table", terms);
    expect(all(computed, "th[scope=row]")).toHaveLength(5);
    const weights = all(computed, "td:last-child").map(says);
    expect(weights.reduce((sum, text) => sum + Number.parseInt(text, 10), 0)).toBe(100);
  });

  it("is not computed from few rounds, and says how many they are", async () => {
    const [few] = all(table(index.page, "byVentureRound"), "td", new RegExp(say("insufficient")));
    if (few === undefined) throw new Error("Every kind of round has an index");
    expect(says(few)).toMatch(/from [0-4] rounds?/);
    const { page } = await follow(index, few, /./);
    expect(main(page)).toMatch(/fewer than 5 rounds/);
    expect(all(page, "[role=img]", /on a scale/)).toEqual([]);
  });

  it("shows of a country how much it depends on all others", async () => {
    // The name leads to the country's page, its figure to that country's index.
    const figures = all(table(index.page, "byCountry"), "td");
    const known = figures.find((cell) => !says(cell).includes(say("insufficient")));
    if (known === undefined) throw new Error("No country has an index");
    const { page } = await follow(index, known, /./);
    const sum = /\((\d+) × ([\d.]+) \+ 10 × ([\d.]+)\) \/ \(\d+ \+ 10\) = ([\d.]+)\./.exec(
      main(page),
    );
    const [n = 0, cell = 0, parent = 0, total = 0] = (sum?.slice(1) ?? []).map(Number);
    expect(n).toBeGreaterThan(0);
    expect((n * cell + 10 * parent) / (n + 10)).toBeCloseTo(total, 0);
  });

  it("has countries by name, since each is compared with its own past", () => {
    expect(main(index.page)).toContain(say("countryOwnPast"));
    const names = all(table(index.page, "byCountry"), "tbody th").map(says);
    expect(names.length).toBeGreaterThan(2);
    expect(names).toEqual(names.toSorted());
  });

  it("leads to the method, which leads back", async () => {
    expect(hrefOf(index.page, say("readMethod"))).toBe("/funding-tracker/method");
    const { page } = await follow(index, index.page, say("readMethod"));
    expect(says(only(page, "h1"))).toBe(say("methodTitle"));
    expect(all(page, "article h2")).toHaveLength(8);
    const back = all(page, "article a", say("backToTracker"));
    expect(back.at(-1)?.getAttribute("href")).toBe("/funding-tracker?tab=difficulty");
  });

  it.each(LANGUAGES)("has its method in %s", async (language) => {
    const { page } = await readTracker(`/method?lang=${language}`);
    expect(says(only(page, "title"))).toBe(word(language, "funding", "methodMeta"));
    expect(says(only(page, "h1"))).toBe(word(language, "funding", "methodTitle"));
    expect(all(page, "article li:not(nav li)")).toHaveLength(7);
    // Five weights, and an example of five terms and three results.
    expect(all(page, "article tbody tr")).toHaveLength(5 + 8);
  });
});

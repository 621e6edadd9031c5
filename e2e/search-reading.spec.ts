import type { Page } from "@playwright/test";
import { open } from "./fixtures/page-life.ts";
import { sample } from "./fixtures/sample.ts";
import { expect, test } from "./fixtures/test.ts";
import { word } from "./fixtures/words.ts";

/** How a query is read: as filters, with its slips mended, and without what nothing has. */

const say = (key: string) => word("en", "search", key);
const groupTabs = (page: Page) => page.getByRole("navigation", { name: say("groups") });
const fill = (text: string, query: string) => text.replace("{query}", query);

/** The startups of the sample content that are so. */
const startupsOf = (isSo: (startup: (typeof sample.startups)[number]) => boolean) =>
  sample.startups.filter(isSo).length;

for (const [query, lang] of [
  ["Series A", "en"],
  ["A轮", "zh"],
  ["vòng A", "vi"],
  ["ซีรีส์ A", "th"],
  ["seri A", "id"],
] as const) {
  test(`a round is understood, and leads to the filtered list: ${query}`, async ({ page }) => {
    await open(page, `/search?q=${encodeURIComponent(query)}&lang=${lang}`);
    const found = startupsOf(({ ventureRound }) => ventureRound === "series_a");
    const startups = word(lang, "frame", "navStartups");
    await expect(page.getByRole("region", { name: `${startups} ${found}` })).toBeVisible();
    const leads = page.getByRole("navigation", { name: word(lang, "search", "leads") });
    await expect(leads).toContainText(
      word(lang, "search", "filter_round").replace("{values}", word(lang, "labels", "series_a")),
    );
    await leads.getByRole("link", { name: `${startups} ${found}` }).click();
    await expect(page).toHaveURL(/\/startups\?round=series_a/);
    await expect(page.getByRole("main")).toContainText(String(found));
  });
}

test("a kind of thing comes first, and what narrows it is offered", async ({ page }) => {
  await open(page, "/search?q=startups%20in%20Vietnam");
  const found = startupsOf(({ country }) => country === "Vietnam");
  const leads = page.getByRole("navigation", { name: say("leads") });
  await expect(leads).toContainText(say("filter_country").replace("{values}", "Vietnam"));
  await expect(leads.getByRole("link", { name: `Startups ${found}` })).toBeVisible();
  const fintechs = startupsOf(
    ({ country, industries }) => country === "Vietnam" && industries.includes("fintech"),
  );
  await leads.getByRole("link", { name: `Fintech ${fintechs}` }).click();
  await expect(page).toHaveURL("/startups?industry=fintech&country=Vietnam");
});

test("half a word finds what it stands for", async ({ page }) => {
  await open(page, "/search?q=fint");
  const fintechs = startupsOf(({ industries }) => industries.includes("fintech"));
  await expect(page.getByRole("region", { name: `Startups ${fintechs}` })).toBeVisible();
});

test("where nothing has all words, results stand below what they lack, said once", async ({
  page,
}) => {
  const missing = (words: string) => say("lacks").replace("{words}", words);
  await open(page, "/search?q=quantum%20fintech%20startups%20in%20Vietnam");
  await expect(page.getByRole("note")).toHaveText(say("lackedBySome"));
  const startups = page.getByRole("region", { name: /^Startups \d/ });
  const lacking = (words: string) => startups.getByRole("list", { name: missing(words) });
  await expect(lacking("fintech")).toContainText("Hanoi Quantum");
  await expect(lacking("quantum")).toContainText("Saigon Ledger");
  await expect(startups.getByText(missing("quantum"))).toHaveCount(1);
  // The list of the filters alone is a press away, and says what it leaves out.
  const leads = page.getByRole("navigation", { name: say("leads") });
  await expect(leads).toContainText(say("leadsWithout").replace("{words}", "quantum"));
  await leads.getByRole("link", { name: /^Startups \d/ }).click();
  await expect(page).toHaveURL("/startups?industry=fintech&country=Vietnam");
});

test("where all lack the same word, it is said above them, in a group as well", async ({
  page,
}) => {
  await open(page, "/search?q=zzquux%20fintech%20Vietnam");
  const told = say("lackedByAll").replace("{words}", say("quoted").replace("{text}", "zzquux"));
  await expect(page.getByRole("note")).toHaveText(told);
  await groupTabs(page)
    .getByRole("link", { name: /^Startups/ })
    .click();
  await expect(page).toHaveURL("/search?q=zzquux%20fintech%20Vietnam&in=startups");
  await expect(page.getByRole("note")).toHaveText(told);
  await expect(page.getByText(say("lacks").replace("{words}", "zzquux"))).toHaveCount(0);
});

test("where only some of the words are found, each kind that has some is shown", async ({
  page,
}) => {
  await open(page, "/search?q=pre-seed%20insurtech%20Thailand");
  for (const kind of ["navNews", "navStartups", "navInvestors"]) {
    const group = page.getByRole("region", { name: new RegExp(`^${word("en", "frame", kind)} `) });
    await expect(group).toBeVisible();
  }
});

test("an investor from elsewhere says that it invests in the country asked for", async ({
  page,
}) => {
  await open(page, "/search?q=seed%20fintech%20Vietnam");
  const raffles = page.getByRole("article").filter({ hasText: "Raffles Token Lab" });
  await expect(raffles).toContainText(say("investsIn").replace("{places}", "Vietnam"));
  const songHong = page.getByRole("article").filter({ hasText: "Song Hong Ventures" });
  await expect(songHong).not.toContainText(say("investsIn").replace("{places}", "Vietnam"));
});

test("slips of the finger lead to what was meant, and it is said", async ({ page }) => {
  await open(page, "/search?q=fintehc%20sigapore");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    fill(say("meantTitle"), "fintech Singapore"),
  );
  await expect(page.getByRole("note")).toHaveText(fill(say("nothingTyped"), "fintehc sigapore"));
  await expect(page.getByRole("region", { name: /^Startups \d/ })).toContainText("Fintech");
  await expect(page.getByRole("searchbox")).toHaveValue("fintehc sigapore");
  await open(page, "/search?q=bahri");
  await expect(page.getByRole("note")).toHaveText(fill(say("nearOnly"), "bahri"));
  await expect(page.getByRole("article")).toContainText("Bahari Family Office");
});

test("of two industries both are sought, and no deals of just one", async ({ page }) => {
  await open(page, "/search?q=web3%20fintech");
  const both = startupsOf(({ industries }) =>
    ["web3", "fintech"].every((one) => industries.includes(one)),
  );
  await expect(page.getByRole("region", { name: `Startups ${both}` })).toBeVisible();
  await expect(groupTabs(page).getByRole("link", { name: /^Rounds/ })).toHaveCount(0);
  await expect(page.getByRole("navigation", { name: say("leads") })).toContainText("or");
});

test("a company's name wins over filters", async ({ page }) => {
  await open(page, "/search?q=Saigon%20Ledger");
  await expect(page.getByRole("region", { name: say("bestMatch") })).toContainText("Saigon Ledger");
  await expect(page.getByRole("navigation", { name: say("leads") })).toHaveCount(0);
});

test("each filter of a search can be taken away, also where no list has all of them", async ({
  page,
}) => {
  await open(page, "/search?q=seed%20fintech%20Vietnam");
  const leads = page.getByRole("navigation", { name: say("leads") });
  await expect(leads).toContainText(say("widen"));
  const round = say("filter_round").replace("{values}", "Seed");
  await leads.getByRole("link", { name: say("removeFilter").replace("{name}", round) }).click();
  await expect(page).toHaveURL("/search?q=fintech%20Vietnam");
  await expect(page.getByRole("region", { name: /^Startups \d/ })).toContainText("Saigon Ledger");
});

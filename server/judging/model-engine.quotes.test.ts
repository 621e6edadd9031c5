import { afterEach, describe, expect, it } from "vitest";
import { writtenDeck } from "./decks/rules/test-written-deck.ts";
import { answer, CERTAIN, issue, judged, PAGES, review } from "./test-deck.ts";
import { stopServers } from "./test-engine.ts";

afterEach(stopServers);

describe("a quote", () => {
  it.each([
    [3, "We are growing rapidly.", "We are growing rapidly."],
    [3, "We are  growing\nrapidly", "We are growing rapidly"],
    // Over two lines, as the page has them.
    [2, "Market TAM: $2M", "Market\nTAM: $2M"],
    [3, "“We are growing rapidly.”", undefined],
    [3, "We are growing very rapidly.", undefined],
    [1, "We are growing rapidly.", undefined],
    [9, "We are growing rapidly.", undefined],
    [3, "  ", undefined],
    [3, ".", undefined],
  ])("on page %d, %j, becomes %j", async (page, quote, text) => {
    const strengths = [{ about: "traction", page, quote, why: "Nobody can check it." }];
    const found = judged(await review(answer({ issues: [issue(page, quote)], strengths })));
    expect(found.map((one) => one.text)).toEqual(text === undefined ? [] : [text]);
  });

  it("may be a row of a table", async () => {
    const deck = writtenDeck("en", [...PAGES.slice(0, 3), ["Plan", "Sales    120     340"]]);
    const found = judged(await review(answer({ issues: [issue(4, "Sales 120 340")] }), { deck }));
    expect(found.map(({ text }) => text)).toEqual(["Sales 120 340"]);
  });

  it("that is not in the deck is dropped with its place, and the last one with the issue", async () => {
    const evidence = [
      { page: 3, quote: "We have a million customers" },
      { page: 3, quote: "90 customers in May 2026" },
      { page: 1, quote: "rice farmers" },
    ];
    const [found] = judged(await review(answer({ issues: [issue(3, "", { evidence })] })));
    expect(found).toMatchObject({ page: 3, text: "90 customers in May 2026" });
    expect(found?.also).toEqual([{ page: 1, quote: "rice farmers" }]);
    const none = answer({ issues: [issue(3, "a million", { kind: "missing" })] });
    expect(judged(await review(none))).toEqual([]);
  });

  it("is said once, by whoever says it first", async () => {
    const issues = [
      issue(2, "SAM: $5M", { about: "market" }),
      issue(3, "We are growing rapidly."),
      issue(3, "growing rapidly", { about: "wording" }),
    ];
    const strengths = [
      { page: 3, quote: "We are growing rapidly.", why: "It grows." },
      { page: 3, quote: "90 customers in May 2026", why: "Dated." },
      { page: 3, quote: "90 customers", why: "Counted." },
    ].map((strength) => ({ about: "traction", ...strength }));
    const found = await review(answer({ issues, strengths }));
    expect(CERTAIN.map(({ text }) => text)).toContain("SAM: $5M");
    expect(found.issues.map(({ text }) => text)).toEqual(["SAM: $5M", "We are growing rapidly."]);
    expect(found.strengths.map(({ text }) => text)).toEqual(["90 customers in May 2026"]);
  });

  it("keeps its id in the next review, on whatever page", async () => {
    const [first] = judged(await review(answer({ issues: [issue(4, "We have no competitors.")] })));
    const moved = writtenDeck("en", [["Sawah"], ...PAGES]);
    const said = answer({ issues: [issue(5, "We have no competitors.")] });
    const [second] = judged(await review(said, { deck: moved }));
    expect(first?.id).toBe(second?.id);
    expect(first?.page).toBe(4);
  });
});

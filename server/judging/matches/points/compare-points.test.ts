import { expect, it } from "vitest";
import { readInvestorFacts } from "../facts/investor-facts.ts";
import { readStartupFacts } from "../facts/startup-facts.ts";
import { comparePoints } from "./compare-points.ts";

const startup = (changes = {}) =>
  readStartupFacts({
    id: "s",
    name: "Tani",
    tagline: "Software for rice farmers.",
    description: "We have paying customers in Indonesia.",
    industry: ["agritech"],
    country: "indonesia",
    ventureRound: "seed",
    ...changes,
  });
const investor = (changes = {}) =>
  readInvestorFacts({
    id: "i",
    name: "Kapal",
    country: "singapore",
    targetRegions: ["vietnam", "indonesia"],
    investmentStages: ["seed"],
    investorTypes: ["venture_capital"],
    targetedIndustries: ["agritech"],
    ...changes,
  });

const found = (...args: Parameters<typeof comparePoints>) =>
  comparePoints(...args).map(({ point, state, basis }) => [
    point.terms[0] ?? point.about,
    state,
    basis && "values" in basis ? basis.values.join() : (basis?.kind ?? null),
  ]);

it("says of each point of an investor what is met, what not, and what is to be asked", () => {
  const asking = investor({
    matchCriteria:
      "Revenue from US$100K. Must have paying customers. Never consumer lending. Only seed. Only in Vietnam.",
  });
  const pair = { startup: startup(), investor: asking, withAmounts: undefined };
  const points = found(pair, "investors");
  expect(points).toContainEqual(["revenue", "unknown", null]);
  expect(points).toContainEqual(["paying customers", "met", "words"]);
  expect(points).toContainEqual(["consumer lending", "unknown", null]);
  expect(points).toContainEqual(["seed", "met", "seed"]);
  expect(points).toContainEqual(["Vietnam", "unmet", "Indonesia"]);
});

it("rests on what is told of revenue, and on nothing else", () => {
  const asking = investor({ matchCriteria: "Revenue from US$100K." });
  const earning = (revenue: number) =>
    found({ startup: startup({ revenue }), investor: asking, withAmounts: undefined }, "investors");
  expect(earning(400_000)).toContainEqual(["revenue", "met", "revenue"]);
  expect(earning(20_000)).toContainEqual(["revenue", "unmet", "revenue"]);
});

it("has an investor asked who only invests where a startup wants nobody", () => {
  const asking = startup({ matchCriteria: "Not in Vietnam. Venture capital only." });
  const of = (changes: object) =>
    found({ startup: asking, investor: investor(changes), withAmounts: undefined }, "startups");
  expect(of({})).toContainEqual(["Vietnam", "unknown", "Vietnam"]);
  expect(of({})).toContainEqual(["Venture capital", "met", "venture_capital"]);
  expect(of({ targetRegions: ["indonesia"] })).toContainEqual(["Vietnam", "met", "Singapore"]);
  expect(of({ country: "vietnam" })).toContainEqual(["Vietnam", "unmet", "Vietnam"]);
});

it("says of an amount that is stated in private that each point about it is met, or nothing", () => {
  const asking = (matchCriteria: string) =>
    investor({ matchCriteria, chequeMin: 100_000, chequeMax: 500_000 });
  const of = (matchCriteria: string, raising: number) => {
    const pair = { startup: startup(), investor: asking(matchCriteria) };
    const withAmounts = { ...pair, startup: startup({ raising }) };
    return found({ ...pair, withAmounts }, "investors");
  };
  const rounds = "We like startups raising at least US$5M.";
  expect(of(rounds, 6_000_000)).toEqual([["raising", "met", null]]);
  // Whether its cheque would fit such a round is another question.
  expect(of(rounds, 1_000_000)).toEqual([["raising", "unknown", null]]);
  const both =
    "We like startups raising at least US$500K. We like startups raising at least US$5M.";
  expect(of(both, 1_000_000)).toEqual([
    ["raising", "unknown", null],
    ["raising", "unknown", null],
  ]);
});

it("has any industry met by everybody, whatever a profile lists", () => {
  const asking = investor({ matchCriteria: "Sector agnostic.", targetedIndustries: ["gaming"] });
  const pair = { startup: startup(), investor: asking, withAmounts: undefined };
  expect(found(pair, "investors")).toEqual([["everySector", "met", null]]);
});

it("takes alternatives of a sentence as one point, met where one is", () => {
  const of = (matchCriteria: string) =>
    comparePoints(
      {
        startup: startup({ matchCriteria }),
        investor: investor({ targetedIndustries: ["agritech", "fintech"] }),
        withAmounts: undefined,
      },
      "startups",
    ).map(({ point, alternatives, state }) => [
      [point, ...alternatives].map(({ terms }) => terms.join(" + ")).join(" or "),
      state,
    ]);
  expect(of("Seed funds that know farming, healthtech or payments in Vietnam.")).toEqual([
    ["seed", "met"],
    ["farming or healthtech or payments", "met"],
    ["Vietnam", "met"],
  ]);
  expect(of("We want investors in healthtech or gaming.")).toEqual([
    ["healthtech or gaming", "unmet"],
  ]);
  // Each of several refusals counts, and so does each sentence.
  expect(of("No banks, no family offices. We like farming. We like gaming.")).toEqual([
    ["banks", "unknown"],
    ["family offices", "met"],
    ["farming", "met"],
    ["gaming", "unmet"],
  ]);
});

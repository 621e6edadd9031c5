import { describe, expect, it } from "vitest";
import { askedBy, namesAsked, readingsOf, understandQuery } from "./understand-query.server.ts";

type Chosen = ReturnType<typeof understandQuery>["chosen"];

// biome-ignore format: a table
const FILTERS: [query: string, chosen: Chosen][] = [
  ["Series A", { round: ["series_a"] }],
  ["seed", { round: ["seed"] }],
  ["singapore seed", { country: ["Singapore"], round: ["seed"] }],
  ["pre-Series A", { round: ["pre_series_a"] }],
  ["seed fintech Vietnam", { round: ["seed"], industry: ["fintech"], country: ["Vietnam"] }],
  ["family offices in Singapore", { type: ["family_office"], country: ["Singapore"] }],
  ["vc Jakarta", { type: ["venture_capital"], country: ["Indonesia"] }],
  ["种子轮", { round: ["seed"] }],
  ["新加坡 金融科技", { country: ["Singapore"], industry: ["fintech"] }],
  ["越南种子轮金融科技", { country: ["Vietnam"], round: ["seed"], industry: ["fintech"] }],
  ["vòng hạt giống", { round: ["seed"] }],
  ["vong hat giong", { round: ["seed"] }],
  ["hạt giống fintech Việt Nam", { round: ["seed"], industry: ["fintech"], country: ["Vietnam"] }],
  ["ซีรีส์ A", { round: ["series_a"] }],
  ["ฟินเทคเวียดนามรอบซีด", { industry: ["fintech"], country: ["Vietnam"], round: ["seed"] }],
  ["pendanaan awal", { round: ["seed"] }],
  ["seri A tekfin Vietnam", { round: ["series_a"], industry: ["fintech"], country: ["Vietnam"] }],
  ["Vietnam and Thailand", { country: ["Vietnam", "Thailand"] }],
  ["US", { country: ["USA"] }],
];

describe("is understood as filters, and nothing else:", () => {
  it.each(FILTERS)("%s", (query, chosen) => {
    const understood = understandQuery(query);
    expect(understood.chosen).toEqual(chosen);
    expect(understood.rest).toBe("");
  });
});

// biome-ignore format: a table
const KINDS: [query: string, kind: string, words: string][] = [
  ["startups in Vietnam", "startup", "Vietnam"],
  ["investors in Thailand", "investor", "Thailand"],
  ["news about AI in Malaysia", "news", "AI Malaysia"],
  ["funding rounds Indonesia", "deal", "Indonesia"],
  ["越南的初创企业", "startup", "越南"],
  ["công ty khởi nghiệp ở Việt Nam", "startup", "Việt Nam"],
  ["นักลงทุนในสิงคโปร์", "investor", "สิงคโปร์"],
  ["startup di Vietnam", "startup", "Vietnam"],
];

describe("names a kind of thing:", () => {
  it.each(KINDS)("%s", (query, kind, words) => {
    expect(understandQuery(query)).toMatchObject({ kind, words, rest: "" });
  });
});

describe("half a word", () => {
  it("stands for the only value whose name begins with it", () => {
    expect(understandQuery("fint").chosen).toEqual({ industry: ["fintech"] });
    expect(understandQuery("seed fint").chosen).toEqual({ industry: ["fintech"], round: ["seed"] });
  });

  it("stands for none if there are several, or if it is short", () => {
    expect(understandQuery("seri").chosen).toEqual({});
    expect(understandQuery("fin").chosen).toEqual({});
  });
});

describe("says nothing of filters:", () => {
  it.each(["Grab", "us", "ngân hàng", "in the", "seedling", "", "!!!", "thaiherb"])(
    "%s",
    (query) => {
      expect(understandQuery(query)).toMatchObject({ kind: undefined, chosen: {} });
    },
  );
});

it("single Vietnamese syllables count with their marks only", () => {
  expect(understandQuery("startup o Vietnam").rest).toBe("o");
  expect(understandQuery("startup ở Vietnam").rest).toBe("");
});

it("words that are a company's name are no filters", () => {
  expect(namesAsked("Seed Capital Thailand")).toContain("Seed Capital");
  expect(understandQuery("Seed Capital Thailand", ["Seed Capital"])).toMatchObject({
    chosen: { country: ["Thailand"] },
    rest: "Seed Capital",
  });
  expect(understandQuery("Vietnam Fintech", ["Vietnam Fintech"]).chosen).toEqual({});
});

it("is asked of the database as values, several of a filter as alternatives", () => {
  expect(readingsOf(understandQuery("robots seed Vietnam"))).toEqual(["robots isseed isvietnam"]);
  expect(readingsOf(understandQuery("Vietnam or Thailand agritech"))).toEqual([
    "isagritech isvietnam",
    "isagritech isthailand",
  ]);
  expect(readingsOf(understandQuery("startups"))).toEqual([]);
});

describe("several industries", () => {
  it("are all sought", () => {
    expect(readingsOf(understandQuery("AI fintech Vietnam"))).toEqual(["isai isfintech isvietnam"]);
  });

  it("are alternatives where the query says so", () => {
    for (const query of ["AI or fintech", "AI hoặc fintech", "AI หรือ ฟินเทค", "AI或金融科技"]) {
      expect(readingsOf(understandQuery(query))).toEqual(["isai", "isfintech"]);
    }
  });
});

// biome-ignore format: a table
const PARTS: [query: string, ...parts: string[][]][] = [
  ["quantum fintech startups in Vietnam", ["quantum"], ["fintech"], ["Vietnam"]],
  ["seed Vietnam or Thailand", ["seed"], ["Vietnam", "Thailand"]],
  ["robots that swim", ["robots"], ["swim"]],
  ["越南量子计算公司", ["越南"], ["量子"], ["计算"]],
  ["máy tính lượng tử ở Việt Nam", ["máy tính lượng tử"], ["Việt Nam"]],
  ["fintech fintech", ["fintech", "fintech"]],
];

it.each(PARTS)("asks for things that may be missing: %s", (query, ...parts) => {
  expect(understandQuery(query).parts.map(({ texts }) => texts)).toEqual(parts);
});

it("a company's name is one thing", () => {
  const { parts } = understandQuery("Seed Capital Thailand", ["Seed Capital", "Capital"]);
  expect(parts.map(({ texts }) => texts)).toEqual([["Seed Capital"], ["Thailand"]]);
});

it("some of the things can be asked for by themselves", () => {
  const { parts, isEither } = understandQuery("quantum fintech Vietnam or Thailand");
  expect(askedBy(parts.slice(1), isEither)).toMatchObject({
    chosen: { industry: ["fintech"], country: ["Vietnam", "Thailand"] },
    rest: "",
    words: "fintech Vietnam Thailand",
  });
});

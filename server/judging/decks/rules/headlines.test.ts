import { describe, expect, it } from "vitest";
import type { Language } from "../../../../contracts/languages.ts";
import { MIN_DECK_SCORE } from "../../../../contracts/prices.ts";
import { termsOf } from "../lexicon/terms.ts";
import { outlineOf } from "../outline/outline.ts";
import { SECTIONS } from "../rubric/sections.ts";
import { scoreOf } from "../score.ts";
import { findFaults } from "./all.ts";
import { faultsOf, SOME_DAY, writtenDeck } from "./test-written-deck.ts";

const filler = Array.from({ length: 4 }, () => ["…", "…"]);
const rules = (language: Language, ...pages: string[][]) =>
  faultsOf(language, [...filler, ...pages]).map(({ rule }) => rule);
const told = (language: Language, ...pages: string[][]) => [
  ...outlineOf(
    writtenDeck(language, [["Nama"], ...filler, ...pages]),
    termsOf(language),
  ).told.keys(),
];

describe("a headline with a sum, and what it is spent on", () => {
  it.each<[Language, string, string[], string]>([
    [
      "en",
      "$1.6m takes us to 160 shops",
      ["Stock: $0.7m", "Sales team: $0.5m", "Engineers: $0.4m"],
      "$1.1m",
    ],
    [
      "id",
      "Rp12 miliar untuk 300 toko",
      ["Gudang Rp5 miliar", "Penjualan Rp4 miliar", "Teknologi Rp3 miliar"],
      "Rp9 miliar",
    ],
    [
      "vi",
      "20 tỷ đồng để có 900 máy",
      ["Thiết bị 10 tỷ đồng", "Kỹ sư 6 tỷ đồng", "Bán hàng 4 tỷ đồng"],
      "14 tỷ đồng",
    ],
    [
      "th",
      "24 ล้านบาท พาเราไป 110 โรง",
      ["อุปกรณ์ 11 ล้านบาท", "ทีมขาย 8 ล้านบาท", "วิศวกร 5 ล้านบาท"],
      "17 ล้านบาท",
    ],
    [
      "zh",
      "300 万美元，18 个月，400 家店",
      ["研发 140 万美元", "销售 100 万美元", "团队 60 万美元"],
      "220 万美元",
    ],
  ])(
    "%s: is the ask and the use of funds; wrong parts are still found",
    (language, title, items, wrong) => {
      expect(told(language, [title, ...items])).toContain("ask");
      expect(rules(language, [title, ...items])).not.toContain("funds_sum");
      const amount = title.match(/^\S*\d\S*(?: (?:miliar|tỷ đồng|ล้านบาท|万美元))?/u)?.[0] ?? "";
      expect(rules(language, [title.replace(amount, wrong), ...items])).toContain("funds_sum");
    },
  );
});

describe("the small line above a headline", () => {
  it.each<[Language, string, string]>([
    ["en", "COMPETITIVE LANDSCAPE", "They stop where we begin"],
    ["id", "05 · PERSAINGAN", "Mereka berhenti di pagar"],
    ["zh", "竞争格局 · 对比", "他们只做一半"],
  ])("%s: %s names the page", (language, kicker, headline) => {
    const body = "a b c d e f";
    const deck = writtenDeck(language, [["Nama"], ["…", "…"], [kicker, headline, body, body]]);
    const pages = deck.pages.map((page) =>
      page.number === 3 ? { ...page, title: headline } : page,
    );
    const of = (named: typeof pages) => {
      const outline = outlineOf({ ...deck, pages: named }, termsOf(language));
      return outline.told.get("competition")?.isTitled === true;
    };
    expect(of(pages)).toBe(true);
    const unnamed = pages.map((page) => ({ ...page, text: page.text.replace(kicker, "Words") }));
    expect(of(unnamed)).toBe(false);
  });
});

it("a title of two names tells both sections", () => {
  const page = ["Use of Funds & Forecast", "Profit of $2m in 2028"];
  expect(told("en", page)).toContain("financials");
  expect(told("en", ["Use of Funds", "Sales $2m"])).not.toContain("financials");
});

it("names and sums of markets in boxes apart are a market", () => {
  const boxes = ["All farms", "TAM is all farms", "$9.1B", "SAM is 20%", "$1.8B"];
  expect(told("en", boxes)).toContain("market");
  expect(told("en", ["All farms", "TAM is all farms"])).not.toContain("market");
});

it.each<[Language, string[]]>([
  ["vi", ["Người trong nghề", "Lý Hoàng Yến, giám đốc, 10 năm quản lý", "Tô Đức Anh, từng làm vé"]],
  ["en", ["We sold it before", "Ana Cruz, CEO: nine years at Grab", "Ben Li, former engineer"]],
  ["zh", ["修过的人", "周启航，CEO，前总监8年", "刘思远，CTO，工程师10年"]],
])("%s: names with what they did are a team", (language, page) => {
  expect(told(language, page)).toContain("team");
  expect(told(language, [page[0] ?? "", "Words"])).not.toContain("team");
});

it.each(["company.vercel.app", "company.co.id", "Visit company.com"])("%s is a contact", (site) => {
  expect(told("en", ["Bye", site])).toContain("contact");
});

it.each(["Node.js 24", "v1.2.3", "e.g. this"])("%s is none", (words) => {
  expect(told("en", ["Bye", words])).not.toContain("contact");
});

describe("pages whose words are pictures", () => {
  const faults = (pictures: number, language: Language = "en") => {
    const deck = writtenDeck("en", [
      ["Name"],
      ...Array(Math.max(8, pictures)).fill(["…", "…"]),
      ["Bye", "a@b.example"],
    ]);
    const pages = deck.pages.map((page) =>
      page.number > 1 && page.number <= 1 + pictures
        ? { ...page, title: "", text: "", words: 0, images: 1 }
        : page,
    );
    const outline = outlineOf({ ...deck, pages }, termsOf("en"));
    return findFaults({
      outline,
      facts: outline.facts,
      claims: [],
      context: { ...SOME_DAY, language },
    });
  };

  it("are said to be unread", () => {
    expect(faults(3).find(({ rule }) => rule === "pages_unread")?.fill).toEqual({
      count: 3,
      all: 10,
      pages: ["2", "3", "4"],
    });
  });

  it("name eight pages and say how many more there are, as the reader's language does", () => {
    const pages = (language: Language) =>
      faults(9, language).find(({ rule }) => rule === "mostly_unread")?.fill?.pages;
    expect(pages("en")).toBe("2, 3, 4, 5, 6, 7, 8, 9 and 1 more");
    expect(pages("zh")).toBe("2、3、4、5、6、7、8、9 以及另外 1 页");
  });

  it("and where they are half of the deck, it is not one to publish by", () => {
    const found = faults(5).map(({ rule }) => rule);
    expect(found).toContain("mostly_unread");
    expect(found).not.toContain("pages_unread");
    const { score } = scoreOf(["mostly_unread"], new Set(SECTIONS), "seed");
    expect(score).toBeLessThan(MIN_DECK_SCORE);
  });

  it("one may be a photograph", () => {
    expect(faults(1).map(({ rule }) => rule)).not.toContain("pages_unread");
  });
});

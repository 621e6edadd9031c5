import { describe, expect, it } from "vitest";
import type { Language } from "../../../../contracts/languages.ts";
import { reviewDeck } from "../review-deck.ts";
import { faultsOf, SOME_DAY, writtenDeck } from "./test-written-deck.ts";

describe("what the money is for", () => {
  const FUNDS: [Language, string, string, string[]][] = [
    ["en", "The ask", "Raising US$1.5M", ["engineering", "sales", "Vietnam expansion"]],
    [
      "id",
      "Kebutuhan dana",
      "Kami mencari pendanaan Rp 15 miliar",
      ["teknologi", "penjualan", "ekspansi"],
    ],
    ["vi", "Gọi vốn", "Chúng tôi gọi vốn 15 tỷ đồng", ["công nghệ", "bán hàng", "mở rộng"]],
    ["th", "ระดมทุน", "เราระดมทุน 15 ล้านบาท", ["พัฒนา", "การตลาด", "ขยาย"]],
    ["zh", "融资", "本轮融资1500万元", ["研发", "销售", "扩张"]],
  ];
  const WAYS = {
    "figures first": (name: string, share: number) => `${share}% ${name}`,
    "names first": (name: string, share: number) => `${name} ${share}%`,
  };
  const listed = (names: string[], shares: number[], way: keyof typeof WAYS) =>
    names.map((name, at) => WAYS[way](name, shares[at] ?? 0));
  const CASES = FUNDS.flatMap(([language, title, ask, names]) =>
    (["figures first", "names first"] as const).flatMap((way) =>
      (["a sentence", "lines"] as const).map((layout) => {
        const page = (...shares: number[]) => {
          const items = listed(names, shares, way);
          return [title, ask, ...(layout === "lines" ? items : [items.join(", ")])];
        };
        return { language, way, layout, page };
      }),
    ),
  );

  it.each(CASES)("in $language, $way, in $layout, is found, and added up", ({ language, page }) => {
    const rules = (...shares: number[]) =>
      faultsOf(language, [["A"], page(...shares)]).map(({ rule }) => rule);
    expect(rules(45, 35, 40)).toEqual(["funds_shares"]);
    expect(rules(45, 35, 20)).toEqual([]);
    expect(rules(45, 25, 10)).toEqual(["funds_short"]);

    const review = reviewDeck(writtenDeck(language, [["A"], ["B"], page(45, 35, 20)]), SOME_DAY);
    expect(review.sections.find(({ section }) => section === "useOfFunds")?.state).toBe("told");
    expect(review.agrees.map(({ page }) => page)).toEqual([3]);
  });

  it.each([
    [
      "a part of another",
      "Raising US$1M: 60% team (of which 20% engineering), 40% marketing, 20% sales",
    ],
    ["a part told twice", "Use of funds: 60% product, 40% sales, 40% marketing and sales"],
    ["a stake", "Raising US$1M for 10% equity, 60% product, 40% sales"],
    ["growth", "Product sales grew 60%, marketing costs fell 40%, operations margin rose 35%"],
  ])("is left alone with %s", (_, line) => {
    expect(faultsOf("en", [["A"], ["The ask", line]])).toEqual([]);
  });

  it("is left alone where the rest is named without its share", () => {
    const page = [
      "Use of funds",
      "45% engineering, 25% sales, 10% operations, the rest in reserve",
    ];
    expect(faultsOf("en", [["A"], page])).toEqual([]);
  });
});

describe("a strength", () => {
  const strengths = (...page: string[]) =>
    reviewDeck(writtenDeck("en", [["A"], ["B"], page]), SOME_DAY).strengths.map(
      ({ about }) => about,
    );

  it("is not what figures refute", () => {
    expect(strengths("Unit economics", "CAC payback 4 months")).toContain("unitEconomics");
    expect(strengths("Unit economics", "CAC payback 4 months", "Gross margin 120%")).not.toContain(
      "unitEconomics",
    );
    const ask = ["The ask", "Raising US$1.5M"];
    expect(strengths(...ask, "45% engineering, 35% sales, 20% entry")).toContain("useOfFunds");
    expect(strengths(...ask, "45% engineering, 35% sales, 40% entry")).not.toContain("useOfFunds");
  });
});

describe("sums that the money is for", () => {
  const rules = (language: Language, page: string[]) =>
    faultsOf(language, [page]).map(({ rule }) => rule);

  it.each<[Language, string[]]>([
    [
      "en",
      [
        "The ask",
        "We raise $800k",
        "$400k agents (of which $150k salaries), $240k product, $160k team",
      ],
    ],
    ["en", ["The ask", "We raise $800k", "Agents $400k (salaries $150k)", "Product $400k"]],
    [
      "en",
      [
        "The ask",
        "We raise $800k",
        "Team $500k",
        "Sales $300k",
        "Engineering $200k",
        "Product $300k",
      ],
    ],
    [
      "id",
      [
        "Kebutuhan dana",
        "Kami mencari Rp 8 miliar",
        "Tim Rp 5 miliar, termasuk pelatihan Rp 1 miliar, produk Rp 3 miliar",
      ],
    ],
    [
      "vi",
      [
        "Gọi vốn",
        "Gọi vốn 8 tỷ đồng",
        "Nhân sự 5 tỷ đồng, trong đó kỹ thuật 2 tỷ đồng, sản phẩm 3 tỷ đồng",
      ],
    ],
    ["th", ["ระดมทุน", "เราระดมทุน 8 ล้านบาท", "ทีม 5 ล้านบาท รวมถึงจ้าง 2 ล้านบาท พัฒนา 3 ล้านบาท"]],
    ["zh", ["融资", "本轮融资800万元", "团队500万元（其中研发200万元），市场300万元"]],
  ])("%s: do not count a part twice: %s", (language, page) => {
    expect(rules(language, page)).not.toContain("funds_sum");
  });

  it.each<[Language, string[]]>([
    ["en", ["The ask", "We raise $1M", "Team $500k", "Sales $500k", "Product $500k"]],
    [
      "en",
      [
        "The ask",
        "We raise $900k",
        "Team $500k",
        "Sales $300k",
        "Engineering $200k",
        "Product $300k",
      ],
    ],
    [
      "id",
      [
        "Kebutuhan dana",
        "Kami mencari Rp 8 miliar",
        "Tim Rp 5 miliar",
        "Produk Rp 2 miliar",
        "Gudang Rp 4 miliar",
      ],
    ],
    [
      "vi",
      ["Gọi vốn", "Gọi vốn 8 tỷ đồng", "Nhân sự 5 tỷ đồng", "Sản phẩm 2 tỷ đồng", "Kho 4 tỷ đồng"],
    ],
    ["th", ["ระดมทุน", "เราระดมทุน 8 ล้านบาท", "ทีม 5 ล้านบาท", "พัฒนา 2 ล้านบาท", "การตลาด 4 ล้านบาท"]],
    ["zh", ["融资", "本轮融资800万元", "团队500万元", "研发200万元", "市场400万元"]],
  ])("%s: and must make what is asked for: %s", (language, page) => {
    expect(rules(language, page)).toContain("funds_sum");
  });
});

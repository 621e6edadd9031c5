import { describe, expect, it } from "vitest";
import type { Language } from "../../../../contracts/languages.ts";
import { termsOf } from "../lexicon/terms.ts";
import { outlineOf } from "../outline/outline.ts";
import { writtenDeck } from "../rules/test-written-deck.ts";

function figuresOf(language: Language, line: string): Record<string, number> {
  const deck = writtenDeck(language, [["Nama"], ["2027", line]]);
  const { facts } = outlineOf(deck, termsOf(language));
  return Object.fromEntries(facts.map(({ topic, amount }) => [topic, amount.value]));
}

/** Two measures, each with its number, and what may separate the pairs. */
const PAIRS: [Language, [string, string], Record<string, number>, string[]][] = [
  ["en", ["CAC $300", "LTV $510"], { cac: 300, ltv: 510 }, [", ", ",", "; ", ";", " and "]],
  ["en", ["CAC of 300 USD", "LTV of 510 USD"], { cac: 300, ltv: 510 }, [", ", "; ", " and "]],
  ["en", ["Churn 3%", "gross margin 61%"], { churn: 3, margin: 61 }, [", ", ",", "; "]],
  [
    "id",
    ["CAC Rp 300 ribu", "LTV Rp 510 ribu"],
    { cac: 300_000, ltv: 510_000 },
    [", ", ",", "; ", ";", " dan "],
  ],
  ["id", ["Churn 3%", "retensi 80%"], { churn: 3, retention: 80 }, [", ", ",", "; "]],
  [
    "vi",
    ["CAC 300 nghìn đồng", "LTV 510 nghìn đồng"],
    { cac: 300_000, ltv: 510_000 },
    [", ", ",", "; ", ";", " và "],
  ],
  ["vi", ["Tỷ lệ rời bỏ 3%", "biên gộp 61%"], { churn: 3, margin: 61 }, [", ", ",", "; "]],
  [
    "th",
    ["CAC 300 บาท", "LTV 510 บาท"],
    { cac: 300, ltv: 510 },
    [", ", ",", "; ", ";", " ", " และ "],
  ],
  [
    "th",
    ["ต้นทุนหาลูกค้า 300 บาท", "มูลค่าตลอดอายุลูกค้า 510 บาท"],
    { cac: 300, ltv: 510 },
    [", ", ",", "; ", " "],
  ],
  [
    "zh",
    ["CAC 300 元", "LTV 510 元"],
    { cac: 300, ltv: 510 },
    ["，", "、", "；", ", ", ",", "; ", " "],
  ],
  [
    "zh",
    ["获客成本为300元", "生命周期价值为510元"],
    { cac: 300, ltv: 510 },
    ["，", "、", "；", ",", " "],
  ],
  ["zh", ["流失率 3%", "毛利率 61%"], { churn: 3, margin: 61 }, ["，", "、", "；", ","]],
];

describe("figures of one sentence, each with its own measure", () => {
  const cases = PAIRS.flatMap(([language, [one, other], expected, joints]) =>
    joints.flatMap((joint) => [
      [language, `${one}${joint}${other}`, expected] as const,
      [language, `${other}${joint}${one}`, expected] as const,
    ]),
  );

  it.each(cases)("are each read, in %s: %s", (language, line, expected) => {
    expect(figuresOf(language, line)).toEqual(expected);
  });

  it.each([
    ["en", "TAM $5B, SAM $2B, SOM $90M", { tam: 5e9, sam: 2e9, som: 9e7 }],
    ["id", "TAM Rp 5 triliun, SAM Rp 2 triliun", { tam: 5e12, sam: 2e12 }],
    ["vi", "TAM 5.000 tỷ đồng, SAM 2.000 tỷ đồng", { tam: 5e12, sam: 2e12 }],
    ["th", "TAM 5 พันล้านบาท, SAM 2 พันล้านบาท", { tam: 5e9, sam: 2e9 }],
    ["zh", "TAM 50亿元，SAM 20亿元、SOM 9000万元", { tam: 5e9, sam: 2e9, som: 9e7 }],
  ] as const)("are no larger market's, in %s: %s", (language, line, expected) => {
    expect(figuresOf(language, line)).toEqual(expected);
  });
});

describe("a figure before what it counts", () => {
  it.each([
    ["en", "120 clinics, 3,400 patients, 12 doctors", { customers: 120, users: 3400 }],
    ["en", "$300 CAC, $510 LTV", { cac: 300, ltv: 510 }],
    ["en", "Revenue of $2M ARR", { revenue: 2e6, arr: 2e6 }],
    ["id", "120 klinik, 3.400 pasien", { customers: 120, users: 3400 }],
    ["vi", "120 phòng khám, 3.400 bệnh nhân", { customers: 120, users: 3400 }],
    ["zh", "120 家诊所，3400 名患者", { customers: 120, users: 3400 }],
  ] as const)("stays its own, in %s: %s", (language, line, expected) => {
    expect(figuresOf(language, line)).toEqual(expected);
  });
});

it("finds the figures of a sentence without an end in time that grows with its length", () => {
  const pairs = 2000;
  const deck = writtenDeck("en", [["Nama"], ["2027", "TAM $1B CAC $300 ".repeat(pairs)]]);
  expect(outlineOf(deck, termsOf("en")).facts).toHaveLength(2 * pairs);
});

import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { constraint } from "../../../../contracts/constraints.ts";
import { LANGUAGES } from "../../../../contracts/languages.ts";
import { constraintsIn } from "./constraints.ts";
import { readText } from "./read-text.ts";

const read = (text: string) =>
  constraintsIn([readText(text)], "cheque").map((one) => constraint.parse(one));
const points = (text: string) =>
  read(text).map(({ polarity, about, terms }) => [polarity, about, ...terms].join(" "));

describe("criteria are read by grammar", () => {
  it.each<[string, string[]]>([
    ["No crypto.", ["never field crypto"]],
    ["We never invest in gambling or tobacco.", ["never field gambling", "never field tobacco"]],
    ["No B2C e-commerce.", ["never field B2C e-commerce"]],
    ["Only Indonesia.", ["only market Indonesia"]],
    ["Must be incorporated in Singapore.", ["must registration Singapore"]],
    ["We prefer women founders.", ["prefer trait women founders"]],
    ["Series A and later.", ["seek stage series_a series_b series_c series_d_plus"]],
    ["Sector agnostic.", ["seek everySector"]],
    ["No investors in our competitors.", ["never rival"]],
    ["Our minimum ticket is $5M.", ["must cheque"]],
    ["Only cheques from 100k to 500k USD.", ["only cheque"]],
    ["We invest only in fintech, $100k to $500k.", ["only field fintech", "seek cheque"]],
    ["Not only cheques of $100k to $500k.", ["seek cheque"]],
    ["Angels only through a syndicate that adds up to $200k or more.", ["seek cheque"]],
    ["Tiket US$100–500 ribu saja.", ["only cheque"]],
    ["Chỉ đầu tư 100–500 nghìn USD.", ["only cheque"]],
    ["เช็คขนาด 1–5 แสนดอลลาร์เท่านั้น", ["only cheque"]],
    ["只投20万至50万美元。", ["only cheque"]],
    ["Tidak menerima judi.", ["never field judi"]],
    ["Không đầu tư vào cờ bạc.", ["never field cờ bạc"]],
    ["ไม่ลงทุนในการพนัน", ["never field การพนัน"]],
    ["不投博彩。", ["never field 博彩"]],
  ])("%s", (text, expected) => {
    expect(points(text)).toEqual(expected);
  });

  it("with the range in US dollars, and the whole sentence", () => {
    const [greeting, ticket] = read("Hello there. Our minimum ticket is $5M!");
    expect(greeting).toMatchObject({ range: null, reading: "notUnderstood" });
    expect(ticket).toMatchObject({
      range: { min: 5_000_000, max: null },
      quote: "Our minimum ticket is $5M!",
    });
  });

  it.each([
    "No crypto unless it is a stablecoin.",
    "We avoid lending, but payments are fine.",
    "If you sell to consumers we do not invest in you.",
    "Kami tidak mendanai kripto, kecuali pembayaran stablecoin.",
    "Không đầu tư bất động sản, nếu chưa có doanh thu.",
    "ไม่ลงทุนในคริปโต ถ้ายังไม่มีใบอนุญาต",
    "如果没有牌照，就不投借贷。",
  ])("doubts a refusal that something bends: %s", (text) => {
    const refusals = read(text).filter(({ polarity }) => ["never", "avoid"].includes(polarity));
    expect(refusals.map(({ reading }) => reading)).toContain("doubtful");
  });

  it("keeps an exception with what it lifts", () => {
    const [crypto] = read("No crypto except stablecoin payments.");
    expect(crypto?.unless.length).toBeGreaterThan(0);
  });

  it("says of a sentence that it is not understood, and does not guess", () => {
    expect(read("We would rather eat our hats.")).toEqual([
      expect.objectContaining({ reading: "notUnderstood", terms: [] }),
    ]);
    const [refusal] = read("No fnords, thank you.");
    expect(refusal).toMatchObject({ polarity: "never", about: "other", reading: "notUnderstood" });
  });

  it.each([
    ["Cheques of 200,000 to 500,000 US dollars in Vietnam.", "Vietnam"],
    ["We invest 20 million Indian rupees or HK$2M in Thai startups.", "Thai"],
    ["Rót 10 triệu baht Thái hoặc 5 tỷ won Hàn Quốc.", ""],
    ["เช็คละ 500,000 ดอลลาร์สิงคโปร์ สำหรับสตาร์ทอัพไทย", "ไทย"],
    ["ลงทุน 5 ล้านบาท ไทยและเวียดนามเท่านั้น", "ไทย เวียดนาม"],
    ["Kami menanam 500.000 dolar Singapura di Indonesia.", "Indonesia"],
    ["单笔50万新加坡元，投越南。", "越南"],
    ["投新加坡元宇宙公司。", "新加坡"],
  ])("whose money it is tells of no market: %s", (text, markets) => {
    const found = read(text).filter(({ about }) => about === "market");
    expect(found.flatMap(({ terms }) => terms).join(" ")).toBe(markets);
  });

  it.each<[string, number[]]>([
    ["Tickets in Singapore dollars, 500,000 each.", [500_000 / 1.3]],
    ["Tickets of 5 million or 10 million baht.", [5e6 / 33, 10e6 / 33]],
    ["Tính bằng đô la Singapore, mỗi khoản 500.000.", [500_000 / 1.3]],
    ["We put 2 million Swiss francs or CA$1m into a company.", []],
  ])("the currency of a sentence is that of its amounts: %s", (text, least) => {
    const ranges = read(text).flatMap(({ range }) => (range ? [range.min] : []));
    expect(ranges.map((min) => Math.round(min ?? 0))).toEqual(least.map(Math.round));
  });
});

const examples = z.object({
  criteriaExampleStartup: z.string(),
  criteriaExampleInvestor: z.string(),
});
/** The examples that the form shows must themselves be understood. */
it.each(LANGUAGES)("reads the examples of the form whole, in %s", (language) => {
  const file = path.resolve("app/i18n/locales", language, "centre.json");
  const shown = examples.parse(JSON.parse(readFileSync(file, "utf8")));
  for (const text of Object.values(shown)) {
    const found = read(text).map(({ polarity, about }) => `${polarity} ${about}`);
    for (const about of ["stage", "field", "market"])
      expect(
        found.some((one) => one.endsWith(` ${about}`)),
        `${about}: ${text}`,
      ).toBe(true);
    expect(
      found.filter((one) => one.startsWith("never ")),
      text,
    ).toHaveLength(1);
    expect(
      read(text).some(({ range }) => range !== null),
      `amount: ${text}`,
    ).toBe(true);
  }
});

describe("a refusal", () => {
  it.each([
    ["Not in Vietnam.", "never"],
    ["Tidak di Vietnam", "never"],
    ["不投越南。", "never"],
    ["We’d rather not invest in Vietnam.", "avoid"],
    ["最好不要加密货币。", "avoid"],
  ])("%s is meant as %s", (text, polarity) => {
    expect(constraintsIn([readText(text)], "cheque")[0]?.polarity).toBe(polarity);
  });

  it("of rivals keeps whose", () => {
    const [rivals] = constraintsIn([readText("Not a competitor of Crowde.")], "cheque");
    expect(rivals).toMatchObject({ about: "rival", polarity: "never", terms: ["Crowde"] });
  });
});

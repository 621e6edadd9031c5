import { describe, expect, it } from "vitest";
import { constraint } from "../../../../contracts/constraints.ts";
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
});

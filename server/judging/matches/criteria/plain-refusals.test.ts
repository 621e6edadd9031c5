import { describe, expect, it } from "vitest";
import { conceptOf } from "../lexicon/concepts.ts";
import { constraintsIn } from "./constraints.ts";
import { readText } from "./read-text.ts";
import { thesisOf } from "./thesis.ts";

/** Texts as people type them into a form, with no thought of who or what will read them. */

function refused(text: string): string[] {
  return thesisOf(constraintsIn([readText(text)], "cheque"))
    .exclusions.flatMap(({ concepts, types, places }) => [
      ...concepts.map((concept) => conceptOf(concept).id),
      ...types,
      ...places,
    ])
    .sort();
}

describe("plain refusals", () => {
  it.each([
    ["Sorry, alcohol and vaping are where we draw the line.", ["alcohol", "tobacco"]],
    ["Please no dropshipping, crypto or MLM.", ["mlm", "web3"]],
    ["Hardware is a pass for us.", ["hardware"]],
    ["Real estate? Not us.", ["proptech"]],
    ["Our LPs forbid tobacco and arms.", ["tobacco", "weapons"]],
    ["Ngoại trừ thuốc lá và vũ khí, ngành nào cũng xem.", ["tobacco", "weapons"]],
    ["Phần cứng thì bên mình không theo được.", ["hardware"]],
    ["Kami menjauh dari alkohol, rokok, dan judi.", ["alcohol", "gambling", "tobacco"]],
    ["Kami tidak pernah membiayai startup tahap ide.", ["pre_revenue"]],
    ["Utang tidak kami ambil.", ["debt_finance"]],
    ["ธุรกิจสีเทา เช่น พนันออนไลน์ เราไม่ยุ่ง", ["gambling"]],
    ["硬件我们看不懂，就不看了。", ["hardware"]],
  ])("%s", (text, expected) => {
    expect(refused(text)).toEqual(expected);
  });

  it.each([
    "Crypto? Why not.",
    "Not many funds do hardware. We do.",
    "We rarely do hardware.",
    "We do not ask fintech founders for board seats.",
    "There is no sector we would refuse.",
    "No jargon, fintech and agritech founders.",
    "No nonsense, fintech or agritech welcome.",
    "Belum ada investasi di edtech, tapi kami tertarik.",
    "Kripto pun tidak masalah selama berizin.",
    "Kami jarang masuk hardware.",
    "Chưa có công ty giáo dục nào trong danh mục, nhưng rất muốn.",
    "Không có ngành nào bị loại trừ.",
    "ยังไม่มีพอร์ตด้านการศึกษา แต่อยากได้",
    "ไม่มีข้อจำกัดด้านอุตสาหกรรม",
    "目前还没有教育项目，但很想投。",
    "没有不投的行业。",
    "不怕监管，金融科技也投。",
  ])("is none: %s", (text) => {
    expect(refused(text)).toEqual([]);
  });

  it("does not wish for what the text refuses elsewhere", () => {
    const text = readText("We take no loans. Debt broke our first shop.");
    const { concepts } = thesisOf(constraintsIn([text], "other"));
    expect(concepts).toEqual(new Map());
  });
});

import { describe, expect, it } from "vitest";
import { conceptOf } from "../lexicon/concepts.ts";
import { constraintsIn } from "./constraints.ts";
import { readText } from "./read-text.ts";
import { thesisOf } from "./thesis.ts";

function refused(text: string): string[] {
  return thesisOf(constraintsIn([readText(text)], "cheque")).exclusions.flatMap(
    ({ concepts, types, places }) => [
      ...concepts.map((concept) => conceptOf(concept).id),
      ...types,
      ...places,
    ],
  );
}

describe("a refusal in the sentence behind", () => {
  it.each([
    ["We tried hardware and biotech. Never again.", ["biotech", "hardware"]],
    ["We backed two insurers. We are done with that.", ["insurtech"]],
    ["We have spoken to accelerators before. We will not work with them again.", ["accelerator"]],
    ["We used to back edtech. We don't do it any more.", ["edtech"]],
    ["我们看了很多年硬件项目。以后不再投了。", ["hardware"]],
    ["我们投过游戏公司。到此为止。", ["media"]],
    ["Chúng tôi từng thử giáo dục. Không làm nữa.", ["edtech"]],
    ["Chúng tôi đã xem nhiều dự án bất động sản. Đủ rồi.", ["proptech"]],
    ["เราเคยดูธุรกิจประกันภัยมาหลายปี\nพอแล้ว", ["insurtech"]],
    ["Kami pernah mendanai perangkat keras. Sekarang sudah cukup.", ["hardware"]],
    [
      "Kami sudah bertemu banyak kantor keluarga. Kami tidak akan mengulanginya.",
      ["family_office"],
    ],
  ])("%s", (text, expected) => {
    expect(refused(text).sort()).toEqual(expected);
  });

  it.each([
    "We back insurance founders. We don't take that lightly.",
    "We invest in farming. We never leave them alone.",
    "We look for health tech. We do not work with them for less than five years.",
    "We like schools. Never against the founders.",
    "我们投教育。不会错过好团队。",
    "Chúng tôi đầu tư vào giáo dục. Không ngừng học hỏi.",
    "เราลงทุนในประกันภัย\nไม่ทำให้ผู้ก่อตั้งผิดหวัง",
    "Kami mencari teknologi pendidikan. Prototipe sudah cukup.",
    "Only fintech. Never again a slow process.",
  ])("is none: %s", (text) => {
    expect(refused(text)).toEqual([]);
  });

  it("means what a company does, not what it should be like", () => {
    expect(refused("We met women founders in insurance. Never again.")).toEqual(["insurtech"]);
  });
});

import { describe, expect, it } from "vitest";
import { constraintsIn } from "./constraints.ts";
import { readText } from "./read-text.ts";

const refused = (text: string) =>
  constraintsIn([readText(text)], "cheque").filter(
    ({ polarity, terms }) => (polarity === "never" || polarity === "avoid") && terms.length > 0,
  );

describe("what one has, is or did so far", () => {
  it.each([
    "We have no investors from Japan yet and would like one.",
    "No family office has joined us yet; we hope for our first.",
    "So far no investor from Malaysia or Thailand has joined.",
    "Bootstrapped: no venture capital to date.",
    "We are not yet in Vietnam, help us get there.",
    "Kami belum punya investor dari Jepang.",
    "Sejauh ini tidak ada investor dari Malaysia yang masuk.",
    "Kami belum ada di Vietnam.",
    "Chúng tôi chưa có nhà đầu tư nào từ Nhật Bản.",
    "Đến nay không có quỹ nào từ Malaysia rót vốn.",
    "เรายังไม่มีนักลงทุนจากญี่ปุ่น",
    "เรายังไม่มีลูกค้าในเวียดนาม",
    "我们尚无日本投资人。",
    "至今没有马来西亚的投资人。",
  ])("refuses nobody: %s", (text) => {
    expect(refused(text)).toEqual([]);
  });

  it.each<[string, string[]]>([
    ["No investors from Japan.", ["Japan"]],
    ["We have no crypto yet, and no gambling please.", ["gambling"]],
    ["No fund has backed us yet. Nobody from Japan, please.", ["Japan"]],
    ["Kami belum punya investor, jangan dari Jepang.", ["Jepang"]],
    ["Không nhận vốn từ Nhật Bản.", ["Nhật Bản"]],
    ["ไม่รับนักลงทุนจากญี่ปุ่น", ["ญี่ปุ่น"]],
    ["不要日本投资人。", ["日本"]],
  ])("while a refusal beside it stays one: %s", (text, terms) => {
    expect(refused(text).flatMap((one) => one.terms)).toEqual(terms);
  });

  it.each([
    "We do not want private equity yet.",
    "We have never lost money in fintech.",
    "No one on our team is from healthcare, so we need investors who are.",
    "Chúng tôi chưa muốn quỹ private equity.",
    "เรายังไม่เคยรับเงินจากวีซี",
  ])("and what may be meant of oneself is not refused for sure: %s", (text) => {
    expect(refused(text).map(({ reading }) => reading)).toEqual(["doubtful"]);
  });
});

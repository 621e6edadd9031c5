import { describe, expect, it } from "vitest";
import { faultsOf } from "./written-deck.ts";

describe("a section that is missing, and one that is thin", () => {
  it.each([
    ["en", "missing_team", ["Team", "Ana, CEO: nine years at Grab"]],
    ["id", "missing_team", ["Tim", "Ana, CEO: sembilan tahun di Gojek"]],
    ["vi", "missing_competition", ["Đối thủ", "Acme: 20.000 đồng"]],
    ["th", "missing_problem", ["ปัญหา", "เสียเวลา 2 ชั่วโมงทุกวัน"]],
    ["zh", "missing_goToMarket", ["获客渠道", "通过经销商，每户成本80元"]],
    ["en", "missing_contact", ["Bye", "ana@company.example"]],
  ] as const)("%s: %s", (language, rule, page) => {
    const others = [["…", "…"]];
    const rules = (pages: string[][]) => faultsOf(language, pages).map((one) => one.rule);
    expect(rules(others)).toContain(rule);
    expect(rules([...others, [...page]])).not.toContain(rule);
  });

  it.each([
    ["en", "thin_ask", ["The ask", "We look for a partner."], ["The ask", "We are raising $2M."]],
    ["zh", "thin_traction", ["进展", "客户很满意"], ["进展", "2026年8月有80家客户"]],
    ["vi", "thin_team", ["Đội ngũ", "Hoa và Lan"], ["Đội ngũ", "Hoa, CEO: sáu năm tại FPT"]],
  ] as const)("%s: %s", (language, rule, thin, full) => {
    expect(faultsOf(language, [[...thin]]).map((one) => one.rule)).toContain(rule);
    expect(faultsOf(language, [[...full]]).map((one) => one.rule)).not.toContain(rule);
  });
});

it("a page like a letter, and a deck like a book", () => {
  const letter = [["About", `${"plain words in a row ".repeat(40)}.`]];
  expect(faultsOf("en", letter).map((one) => one.rule)).toContain("wall_of_text");
  expect(faultsOf("en", [["About", "Few words."]]).map((one) => one.rule)).not.toContain(
    "wall_of_text",
  );
  const book = Array.from({ length: 40 }, () => ["Page", "Words"]);
  expect(faultsOf("en", book).map((one) => one.rule)).toContain("deck_long");
});

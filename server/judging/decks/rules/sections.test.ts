import { describe, expect, it } from "vitest";
import { faultsOf } from "./written-deck.ts";

describe("a section that is missing", () => {
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
});

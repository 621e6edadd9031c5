import { describe, expect, it } from "vitest";
import {
  FIELDS_OF,
  readReportedPage,
  readReportView,
  reportedPath,
  reportForm,
  reportQuery,
} from "./mistakes.ts";

describe("a reported page", () => {
  it.each([
    ["/news/rice-at-dawn", { kind: "article", slug: "rice-at-dawn" }],
    ["/startups/wau-pay", { kind: "startup", slug: "wau-pay" }],
    ["/investors/straitsview-capital", { kind: "investor", slug: "straitsview-capital" }],
    ["/funding-tracker", { kind: "funding", slug: "" }],
    ["/reports/2026-10", { kind: "funding", slug: "reports/2026-10" }],
    ["/countries/vietnam", { kind: "funding", slug: "countries/vietnam" }],
    ["/countries/vietnam/x", { kind: "site", slug: "" }],
    ["", { kind: "site", slug: "" }],
    ["//evil.example", { kind: "site", slug: "" }],
    ["https://evil.example/news/a", { kind: "site", slug: "" }],
    ["/news/../profile", { kind: "site", slug: "" }],
    [`/news/${"a".repeat(300)}`, { kind: "site", slug: "" }],
  ])("at %s is %j", (path, page) => {
    expect(readReportedPage(path)).toEqual(page);
  });

  it("has one address, whatever else is in it", () => {
    const asked = new URLSearchParams("utm=x&outcome=sent&page=/startups/wau-pay&outcome=else");
    const query = reportQuery(readReportView(asked));
    expect(query).toBe("?page=%2Fstartups%2Fwau-pay&outcome=sent");
    expect(reportQuery(readReportView(new URLSearchParams(query)))).toBe(query);
    expect(reportQuery(readReportView(new URLSearchParams("page=/x&outcome=no")))).toBe("");
  });

  it("leads back to where it is", () => {
    for (const path of ["/funding-tracker", "/reports/2026", "/sectors/fintech", "/news/rice"]) {
      expect(reportedPath(readReportedPage(path))).toBe(path);
    }
  });

  it.each(Object.entries(FIELDS_OF))("of the kind %s has parts, and anything else", (_, fields) => {
    expect(new Set(fields).size).toBe(fields.length);
    expect(fields.at(-1)).toBe("other");
  });
});

it.each([
  [{ field: "figure", text: "  " }, "text"],
  [{ field: "figure", text: "x".repeat(2001) }, "text"],
  [{ field: "colour", text: "Blue" }, "field"],
  [{ field: "figure", text: "5 million", email: "lan@" }, "email"],
])("a report as %j is refused for its %s", (report, field) => {
  expect(reportForm.safeParse(report).error?.issues[0]?.path).toEqual([field]);
});

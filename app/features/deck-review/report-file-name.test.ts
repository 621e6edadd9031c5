import { expect, test } from "vitest";
import { reportFileName, withoutEnding } from "./report-file-name.ts";

const DAY = "2026-11-20T08:00:00.000Z";

test("a report is named after its deck and its day", () => {
  expect(reportFileName("Review of Wau Pay", DAY)).toBe("Review of Wau Pay 2026-11-20.pdf");
  expect(reportFileName("稻田 商业计划书评审", DAY)).toBe("稻田 商业计划书评审 2026-11-20.pdf");
  expect(withoutEnding("Wau Pay.PDF")).toBe("Wau Pay");
  expect(withoutEnding("pdf.notes")).toBe("pdf.notes");
});

test("a review before breakfast is of its own day, not of yesterday", () => {
  // The tests' clock is 5:45 h ahead of UTC.
  expect(reportFileName("Review", "2026-11-20T20:00:00.000Z")).toBe("Review 2026-11-21.pdf");
});

test("a deck's name cannot lead to another folder or exceed a disk's limit", () => {
  expect(reportFileName("Review of \u202efdp.exe", DAY)).toBe("Review of fdp.exe 2026-11-20.pdf");
  expect(reportFileName('Review of ../a\\b:"c"\n', DAY)).toBe("Review of .. a b c 2026-11-20.pdf");
  expect(reportFileName("🌾".repeat(200), DAY)).toBe(`${"🌾".repeat(60)} 2026-11-20.pdf`);
});

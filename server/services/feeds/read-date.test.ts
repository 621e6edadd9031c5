import { expect, it } from "vitest";
import { readDate } from "./read-date.ts";

it.each([
  ["Tue, 01 Dec 2026 10:00:00 GMT", "2026-12-01T10:00:00.000Z"],
  ["2026-12-01T10:00:00+07:00", "2026-12-01T03:00:00.000Z"],
  ["Tue, 01 Dec 2026 10:00:00 WIB", "2026-12-01T03:00:00.000Z"],
  ["Tue, 01 Dec 2026 10:00:00 SGT", "2026-12-01T02:00:00.000Z"],
  ["Tue, 01 Dec 2569 10:00:00 +0700", "2026-12-01T03:00:00.000Z"],
  ["Sel, 05 Agu 2025 10:00:00 +0700", "2025-08-05T00:00:00.000Z"],
  ["1 ธ.ค. 2569", "2026-12-01T00:00:00.000Z"],
  ["2026年12月1日 10:00", "2026-12-01T00:00:00.000Z"],
  ["Thứ ba, 1/12/2026, 10:00 (GMT+7)", "2026-12-01T00:00:00.000Z"],
  ["01/12/2026 10:00", "2026-12-01T00:00:00.000Z"],
  ["soon", undefined],
  ["December 2026 or so", undefined],
  ["1 January 1970", undefined],
  ["", undefined],
])("reads %s as a date", (written, at) => {
  expect(readDate(written)?.toISOString()).toBe(at);
});

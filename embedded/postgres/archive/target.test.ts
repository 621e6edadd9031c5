import { expect, it } from "vitest";
import { readTarget } from "./target.ts";

it.each([
  ["2026-11-28T12:34:56Z", "2026-11-28T12:34:56.000Z"],
  ["2026-11-28 12:34:56.789+07:00", "2026-11-28T05:34:56.789Z"],
  ["2026-11-28T12:34Z", "2026-11-28T12:34:00.000Z"],
])("reads %s", (text, moment) => {
  expect(readTarget(text)).toEqual(new Date(moment));
});

it("knows the end", () => {
  expect(readTarget("latest")).toBe("latest");
});

it.each(["", "yesterday", "2026-11-28", "2026-11-28T12:34:56", "2026-13-28T12:34:56Z"])(
  "refuses %j, which names no moment of one zone",
  (text) => {
    expect(readTarget(text)).toBeUndefined();
  },
);

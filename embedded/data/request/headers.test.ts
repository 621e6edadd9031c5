import { describe, expect, it } from "vitest";
import { negotiate } from "./accept.ts";
import { appliedPreferences, parsePrefer } from "./prefer.ts";
import { contentRange, intersect, parseRange, rangeStatus } from "./range.ts";

describe("Accept", () => {
  it.each([
    [undefined, "array"],
    ["*/*", "array"],
    ["text/html, application/json;q=0.9", "array"],
    ["application/json;q=0.1, text/csv", "csv"],
    ["application/vnd.pgrst.object+json", "object"],
    ["application/vnd.pgrst.object+json;nulls=stripped", "object"],
  ])("%s is served as %s", (accept, shape) => {
    expect(negotiate(accept).format.shape).toBe(shape);
  });

  it("refuses unsupported types", () => {
    expect(() => negotiate("application/geo+json")).toThrow(/None of these media types/);
    expect(() => negotiate("constructor")).toThrow(/None of these media types/);
  });
});

describe("Prefer", () => {
  it("is read from one header with several, the first of a kind counting", () => {
    const preferences = parsePrefer("return=minimal, count=exact,return=representation,x=y");
    expect(preferences).toEqual({ return: "minimal", count: "exact" });
    expect(appliedPreferences(preferences)).toBe("return=minimal, count=exact");
  });

  it("reads time zones and limits on affected rows", () => {
    expect(parsePrefer("timezone=Asia/Ho_Chi_Minh, max-affected=10")).toEqual({
      timezone: "Asia/Ho_Chi_Minh",
      maxAffected: 10,
    });
    expect(parsePrefer("timezone=Moon/Crater, max-affected=x")).toEqual({});
    expect(() => parsePrefer("handling=strict, timezone=Moon/Crater")).toThrow(/strict/);
  });
});

describe("ranges", () => {
  it("are read from the header and narrowed by the query string", () => {
    expect(parseRange("2-5")).toEqual({ offset: 2, limit: 4 });
    expect(parseRange("2-")).toEqual({ offset: 2 });
    expect(parseRange("bytes=2-5")).toEqual({});
    expect(intersect({ offset: 0, limit: 10 }, { offset: 5, limit: 10 })).toEqual({
      offset: 5,
      limit: 5,
    });
    expect(intersect({ offset: 0, limit: 3 }, { offset: 5 })).toEqual({ offset: 5, limit: 0 });
  });

  it("are reported with the count", () => {
    expect(contentRange(0, 0, undefined)).toBe("*/*");
    expect(contentRange(10, 5, 100)).toBe("10-14/100");
    expect(rangeStatus(0, 5, 5)).toBe(200);
    expect(rangeStatus(0, 5, 6)).toBe(206);
    expect(() => rangeStatus(7, 0, 6)).toThrow("not satisfiable");
  });
});

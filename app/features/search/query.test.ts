import { expect, test } from "vitest";
import { cleanQuery, searchAddress } from "./query.ts";

test("a query is one line", () => {
  expect(cleanQuery("  kopi\n\u0000 &\troti ")).toBe("kopi & roti");
  expect(cleanQuery(null)).toBe("");
  expect(cleanQuery(" \u3000 ")).toBe("");
});

test("a long query is cut by characters", () => {
  expect(cleanQuery("🌱".repeat(10_000))).toBe("🌱".repeat(200));
  expect(cleanQuery(`${"a".repeat(199)} b`)).toBe("a".repeat(199));
});

test("half a character becomes the sign for that", () => {
  expect(cleanQuery("a\ud83d")).toBe("a\ufffd");
});

test("an address holds any text", () => {
  expect(searchAddress("kopi & roti #1")).toBe("/search?q=kopi%20%26%20roti%20%231");
  expect(searchAddress("加", "startups")).toBe("/search?q=%E5%8A%A0&in=startups");
});

import { expect, test } from "vitest";
import { cleanQuery } from "./search.ts";

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

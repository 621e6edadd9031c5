import { describe, expect, it } from "vitest";
import { nestsTooDeep } from "./json-depth.ts";

const nested = (depth: number) => '{"a":['.repeat(depth / 2) + "]}".repeat(depth / 2);

describe("the depth of a JSON text", () => {
  it.each([
    ["a hundred levels", nested(100), false],
    ["more", nested(102), true],
    ["never closed", "[".repeat(1_000_000), true],
    ["side by side", `[${Array(5000).fill("[]").join()}]`, false],
    ["brackets in strings", JSON.stringify(["[".repeat(500), '"{'.repeat(500), "\\"]), false],
    ["a string that ends in a backslash", `["\\\\",${nested(102)}]`, true],
    ["a string without end", `"${"[".repeat(500)}`, false],
  ])("%s", (_, json, expected) => {
    expect(nestsTooDeep(json)).toBe(expected);
  });
});

import { describe, expect, it } from "vitest";
import { globPattern } from "./glob.ts";

describe("a pattern of addresses", () => {
  it.each([
    ["https://*.example/x", "https://a.example/x", "https://a.b.example/x"],
    ["https://a.example/*", "https://a.example/b", "https://a.example/b/c"],
    ["https://a.example/**", "https://a.example/b/c.d?e", "https://a.example.evil/b"],
    ["https://a?.example/", "https://ab.example/", "https://a..example/"],
    ["https://{a,b}.example/", "https://b.example/", "https://c.example/"],
    ["https://[a-c].example/", "https://b.example/", "https://d.example/"],
    ["https://[!a].example/", "https://b.example/", "https://a.example/"],
    ["https://a.example/(x)+$", "https://a.example/(x)+$", "https://a.example/xx"],
    ["https://a.example", "https://a.example", "https://aXexample"],
    ["https://a.example/\\*", "https://a.example/*", "https://a.example/b"],
  ])("%s takes %s and not %s", (glob, good, bad) => {
    const pattern = globPattern(glob);
    expect(pattern.test(good)).toBe(true);
    expect(pattern.test(bad)).toBe(false);
  });
});

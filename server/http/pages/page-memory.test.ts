import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { expect, it } from "vitest";
import { contentSecurityPolicy } from "./page-policy.ts";
import { readPageStyles } from "./page-styles.ts";

const PAGES = 300;
const PAGE_BYTES = 200_000;
const MOST_KEPT = 10_000_000;

setFlagsFromString("--expose-gc");
const collect: () => void = runInNewContext("gc");

function inUse(): number {
  collect();
  return process.memoryUsage().heapUsed;
}

const settings = {
  site: "https://benih.example",
  backend: "https://benih.example",
  sheets: [],
  ownScripts: new Set<string>(),
};

it("what is remembered of pages does not keep the pages themselves in memory", () => {
  const styles = readPageStyles(".a { color: red } .b { color: blue }");
  const before = inUse();
  for (let page = 0; page < PAGES; page++) {
    // Each has unique names and a unique style sheet.
    const names = `page${page} ${"n".repeat(PAGE_BYTES / 2)} a`;
    const text = `${page}`.padEnd(PAGE_BYTES / 2, ".");
    const css = `.page${page} { color: red }`;
    const html = `<html lang="en"><style>${css}</style><p class="${names}">${text}</p></html>`;
    expect(styles(html)).toContain("red");
    expect(contentSecurityPolicy(html, settings)).toContain("style-src");
  }
  expect(inUse() - before).toBeLessThan(MOST_KEPT);
});

import { expect, test } from "vitest";
import { canonicalAddress } from "./canonical-address.ts";

test.each([
  ["https://paper.example/a/1/?utm_source=rss&utm_medium=feed", "https://paper.example/a/1"],
  ["http://paper.example:80/a/1#comments", "https://paper.example/a/1"],
  ["https://m.paper.example/a/1", "https://paper.example/a/1"],
  ["https://amp.paper.example/read/1", "https://paper.example/read/1"],
  ["https://mobile.paper.example/a/1?from=feed", "https://paper.example/a/1"],
  ["https://paper.example/a/1/amp/", "https://paper.example/a/1"],
  ["https://paper.example/amp/a/1", "https://paper.example/a/1"],
  ["https://paper.example/a/1.amp", "https://paper.example/a/1"],
  ["https://paper.example/a/1.amp.html", "https://paper.example/a/1.html"],
  ["https://paper.example/a/1?amp=1", "https://paper.example/a/1"],
  ["https://paper.example/a?id=7&fbclid=x&page=2", "https://paper.example/a?id=7&page=2"],
  ["https://paper.example/a?page=2&id=7", "https://paper.example/a?id=7&page=2"],
  ["https://www.google.com/amp/s/paper.example/a/1", "https://paper.example/a/1"],
  ["https://paper-example.cdn.ampproject.org/c/s/paper.example/a/1", "https://paper.example/a/1"],
  ["https://paper.example:8443/a", "https://paper.example:8443/a"],
  ["https://m.example/a", "https://m.example/a"],
  ["https://paper.example/", "https://paper.example"],
  ["no address", "no address"],
])("%s is %s", (url, canonical) => {
  expect(canonicalAddress(url)).toBe(canonical);
  expect(canonicalAddress(canonical)).toBe(canonical);
});

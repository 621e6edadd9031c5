import { expect, it } from "vitest";
import { filesBelow, read } from "../checks/source-files.ts";
import { emptied } from "./without-unused-parts.ts";

/** Actions, fetchers, prefetching links, and presence. */
const LEFT_OUT =
  /\b(useFetchers?|useSubmit|prefetch=|PrefetchPageLinks|presenceState)\b|export .*\b(action|clientAction)\(|<Form[^>]* method="post"/;

it("empties functions and classes by name, wherever they are, and keeps the rest", () => {
  const code = `function outer() { async function load(url) { return fetch(url); } return load; }
const Poll = class { start() { outer(); } };
export default class Other { stop() {} }`;
  expect(
    emptied(code, ["load", "Poll"]),
  ).toBe(`function outer() { async function load(url) {} return load; }
const Poll = class {};
export default class Other { stop() {} }`);
  expect(emptied(code, ["Other"])).toContain("class Other {}");
});

it("refuses a name that the package no longer has", () => {
  expect(() => emptied("function here() {}", ["gone"])).toThrow("There is no gone any more");
});

it("leaves out nothing that a page uses", () => {
  const users = filesBelow("app", /\.tsx?$/).filter((file) => LEFT_OUT.test(read(file)));
  expect(users).toEqual([]);
});

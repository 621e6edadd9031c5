import { describe, expect, it } from "vitest";
import { parseFilter } from "./filters.ts";

const condition = (column: string, operator: string, values: string[], negated = false) => ({
  column,
  operator,
  negated,
  values,
});

describe("parseFilter", () => {
  it.each([
    ["id=eq.1", [condition("id", "eq", ["1"])]],
    [
      " id=eq.1 , b=not.is.null ",
      [condition("id", "eq", ["1"]), condition("b", "is", ["null"], true)],
    ],
    ["a=eq.x=y.z", [condition("a", "eq", ["x=y.z"])]],
    ["a=eq.", [condition("a", "eq", [""])]],
    ['a=eq."x,\\"y\\\\",b=gt.2', [condition("a", "eq", ['x,"y\\']), condition("b", "gt", ["2"])]],
    ['a=in.(1,"b,c",d)', [condition("a", "in", ["1", "b,c", "d"])]],
    ["a=match.^(x,y)$", [condition("a", "match", ["^(x,y)$"])]],
    ['a=eq.5"', [condition("a", "eq", ['5"'])]],
    ["", []],
    ["  ", []],
  ])("reads %j", (text, expected) => {
    expect(parseFilter(text)).toEqual(expected);
  });

  it.each([
    "undefined",
    "=eq.1",
    "a=eq",
    "a=foo.1",
    "a=eq.1,",
    "a=in.1",
    "a=is.perhaps",
    "a=match.(.)\\1",
    "a=match.(.(?!b))*",
    "a=imatch.(?<=a)b",
    "a=like.%a%,b=like.%b%,c=match.d",
    Array.from({ length: 17 }, (_, at) => `a=neq.${at}`).join(),
  ])("refuses %j", (text) => {
    expect(() => parseFilter(text)).toThrow("Error parsing `filter` params");
  });
});

import { describe, expect, it } from "vitest";
import { looksLikeFilter, parseFilter, parseLogic } from "./filter-grammar.ts";

const operation = (text: string) => parseFilter("a", text).value.operation;

describe("a filter", () => {
  it("names its target by path", () => {
    expect(parseFilter("x.y.col->k->>0", "eq.1")).toMatchObject({
      path: ["x", "y"],
      value: {
        field: { name: "col", path: [{ key: "k" }, { key: "0", isIndex: true, asText: true }] },
      },
    });
    expect(parseFilter('"a.b"', "eq.1")).toMatchObject({
      path: [],
      value: { field: { name: "a.b" } },
    });
  });

  it("takes everything after the operator as the value", () => {
    expect(operation("eq.a,b.c(d)")).toEqual({
      kind: "compare",
      operator: "eq",
      value: "a,b.c(d)",
    });
    expect(operation("eq.")).toEqual({ kind: "compare", operator: "eq", value: "" });
    expect(operation("gte(any).{1,2}")).toEqual({
      kind: "compare",
      operator: "gte",
      quantifier: "any",
      value: "{1,2}",
    });
    expect(operation("wfts(simple english).a b")).toEqual({
      kind: "fts",
      parser: "wfts",
      language: "simple english",
      value: "a b",
    });
    expect(operation("is.NOT_NULL")).toEqual({ kind: "is", value: "not_null" });
  });

  it("reads lists, quotes counting around whole elements only", () => {
    expect(operation('in.(a,"b,c",d"e,"f\\"g\\\\", h)')).toEqual({
      kind: "in",
      values: ["a", "b,c", 'd"e', 'f"g\\', " h"],
    });
  });

  it.each(["1", "foo.1", "eq", "not.eq", "is.maybe", "in.1", "in.(1", "in.(1)x", "neq(any).1", ""])(
    "refuses %j",
    (text) => {
      expect(() => parseFilter("a", text)).toThrow(/failed to parse filter/);
    },
  );

  it("is distinguished from a function's argument", () => {
    for (const text of ["eq.1", "not.in.(1)", "fts(x).a", "like(any).{a}", "is.null"]) {
      expect(looksLikeFilter(text), text).toBe(true);
    }
    for (const text of ["1", "eq", "a.b", "http://x.y", "", "3.14"]) {
      expect(looksLikeFilter(text), text).toBe(false);
    }
  });
});

describe("a logic tree", () => {
  it("nests, negates and belongs to an embed", () => {
    expect(parseLogic("x.not.or", '(a.eq.1,not.and(b.not.is.null,c.eq."d,e"),f.in.(1,2))')).toEqual(
      {
        path: ["x"],
        value: {
          kind: "group",
          negated: true,
          connective: "or",
          members: [
            expect.objectContaining({ operation: { kind: "compare", operator: "eq", value: "1" } }),
            {
              kind: "group",
              negated: true,
              connective: "and",
              members: [
                expect.objectContaining({
                  negated: true,
                  operation: { kind: "is", value: "null" },
                }),
                expect.objectContaining({
                  operation: { kind: "compare", operator: "eq", value: "d,e" },
                }),
              ],
            },
            expect.objectContaining({ operation: { kind: "in", values: ["1", "2"] } }),
          ],
        },
      },
    );
  });

  it.each(["", "()", "a.eq.1", "(a.eq.1", "(a)", "(a.eq.1))", "(xor(a.eq.1))"])(
    "refuses %j",
    (text) => {
      expect(() => parseLogic("or", text)).toThrow(/failed to parse/);
    },
  );
});

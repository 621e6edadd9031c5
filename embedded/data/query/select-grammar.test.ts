import { describe, expect, it } from "vitest";
import { parseSelect } from "./select-grammar.ts";

const name = (text: string) => ({ name: text, path: [] });

describe("select", () => {
  it("reads columns with alias, JSON path, cast and aggregate", () => {
    expect(parseSelect("*, a ,b:c::text,d->e->>0,f.sum()::int,count(),n:count()")).toEqual([
      { kind: "field", field: name("*") },
      { kind: "field", field: name("a") },
      { kind: "field", alias: "b", field: name("c"), cast: "text" },
      {
        kind: "field",
        field: {
          name: "d",
          path: [
            { asText: false, key: "e", isIndex: false },
            { asText: true, key: "0", isIndex: true },
          ],
        },
      },
      { kind: "field", field: name("f"), aggregate: "sum", aggregateCast: "int" },
      { kind: "field", field: name("*"), aggregate: "count" },
      { kind: "field", alias: "n", field: name("*"), aggregate: "count" },
    ]);
  });

  it("reads embeds with alias, hint, join and nesting", () => {
    expect(parseSelect("x:rel!fk!inner(a,...deep!left(b),none())")).toEqual([
      {
        kind: "embed",
        target: "rel",
        alias: "x",
        hint: "fk",
        join: "inner",
        spread: false,
        select: [
          { kind: "field", field: name("a") },
          {
            kind: "embed",
            target: "deep",
            join: "left",
            spread: true,
            select: [{ kind: "field", field: name("b") }],
          },
          { kind: "embed", target: "none", spread: false, select: [] },
        ],
      },
    ]);
  });

  it("takes anything in quotes as a name, and dashes and blanks without", () => {
    expect(parseSelect('"a,b(c)":"d\\"e",f-g,h i')).toEqual([
      { kind: "field", alias: "a,b(c)", field: name('d"e') },
      { kind: "field", field: name("f-g") },
      { kind: "field", field: name("h i") },
    ]);
  });

  it.each([
    "a,",
    ",a",
    "a b;c",
    "a)",
    "rel(a",
    "...a",
    "a::",
    "a.nope()",
    '""',
    '"a',
    "a:b:c",
    "a\0",
  ])("refuses %j", (text) => {
    expect(() => parseSelect(text)).toThrow(/failed to parse select/);
  });

  it("reads a column that is asked for twice in the same words once", () => {
    expect(parseSelect("id, id,id ,x:id,*,*,rel(a,a)")).toEqual([
      { kind: "field", field: name("id") },
      { kind: "field", alias: "x", field: name("id") },
      { kind: "field", field: name("*") },
      {
        kind: "embed",
        target: "rel",
        spread: false,
        select: [{ kind: "field", field: name("a") }],
      },
    ]);
  });

  it("bounds the number of items over all levels", () => {
    const columns = (count: number) => Array.from({ length: count }, (_, i) => `c${i}:a`).join();
    expect(parseSelect(`${columns(100)},rel(${columns(99)})`)).toHaveLength(101);
    expect(() => parseSelect(`${columns(100)},rel(${columns(100)})`)).toThrow(/200/);
  });

  it("bounds depth and number of embeds", () => {
    expect(() => parseSelect(`${"r(".repeat(11)}a${")".repeat(11)}`)).toThrow(/deeper/);
    expect(() => parseSelect(Array(51).fill("r(a)").join())).toThrow(/50/);
  });
});

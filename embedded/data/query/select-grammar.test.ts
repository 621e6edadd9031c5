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

  it("bounds depth and number of embeds", () => {
    expect(() => parseSelect(`${"r(".repeat(11)}a${")".repeat(11)}`)).toThrow(/deeper/);
    expect(() => parseSelect(Array(51).fill("r(a)").join())).toThrow(/50/);
  });
});

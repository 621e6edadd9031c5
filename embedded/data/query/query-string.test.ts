import { describe, expect, it } from "vitest";
import { parseQuery } from "./query-string.ts";

describe("a query string", () => {
  it("is decoded, and every part finds its place", () => {
    const query = parseQuery(
      "select=a%2Cb&c=eq.x%20y+z&order=a.desc.nullslast,r(b)&limit=5&offset=2&r.limit=1&or=(a.eq.1)&columns=a,%22b%22&on_conflict=a",
      false,
    );
    expect(query.select).toHaveLength(2);
    expect(query.filters).toMatchObject([{ path: [], value: { operation: { value: "x y z" } } }]);
    expect(query.order).toEqual([
      {
        path: [],
        value: [
          { field: { name: "a", path: [] }, direction: "desc", nulls: "nullslast" },
          { relation: "r", field: { name: "b", path: [] } },
        ],
      },
    ]);
    expect(query.limits).toEqual([
      { path: [], value: { limit: 5, offset: 2 } },
      { path: ["r"], value: { limit: 1 } },
    ]);
    expect(query.logic).toHaveLength(1);
    expect(query).toMatchObject({ columns: ["a", "b"], onConflict: ["a"] });
  });

  it("has a few regular expressions at most", () => {
    const either = (filter: string, times: number) => `or=(${Array(times).fill(filter)})`;
    expect(parseQuery(either("a.imatch.x", 10), false).logic).toHaveLength(1);
    const nested = "or=(and(a.imatch.x,b.not.match.y),a.match.z)&and=(a.ilike.x)";
    expect(parseQuery(nested, false).logic).toHaveLength(2);
    expect(() => parseQuery(`${either("a.imatch.x", 10)}&b=not.match.y`, false)).toThrow(
      "More than 10 regular",
    );
  });

  it("holds arguments as well as filters when a function is called", () => {
    const query = parseQuery("a=1&b=eq.2&a=3", true);
    expect(query.params).toEqual([
      ["a", "1"],
      ["a", "3"],
    ]);
    expect(query.filters).toHaveLength(1);
  });

  it("ignores limits that are not numbers, and refuses negative ones", () => {
    expect(parseQuery("limit=x&offset=1e3", false).limits).toEqual([]);
    expect(() => parseQuery("limit=-1", false)).toThrow("range not satisfiable");
  });

  it.each(["select=%", "a%ff=eq.1", "a=eq.%c3%28"])("refuses broken encoding: %s", (raw) => {
    expect(() => parseQuery(raw, false)).toThrow(/percent-encoded/);
  });
});

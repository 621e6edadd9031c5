import { describe, expect, it } from "vitest";
import { csvToObjects } from "./csv.ts";
import { mediaTypeOf, parsePayload } from "./payload.ts";

const JSON_TYPE = "application/json";

describe("a body of rows", () => {
  it("keeps its text and tells its keys", () => {
    expect(parsePayload(' {"a":1.10}', JSON_TYPE, undefined)).toEqual({
      json: ' {"a":1.10}',
      isObject: true,
      keys: ["a"],
    });
    expect(parsePayload('[{"a":1,"b":2},{"b":1,"a":2}]', JSON_TYPE, undefined)).toMatchObject({
      isObject: false,
      keys: ["a", "b"],
    });
    expect(parsePayload("3", JSON_TYPE, undefined)).toMatchObject({ json: "[]", keys: [] });
  });

  it("need not be uniform when the columns are named", () => {
    const payload = parsePayload('[{"a":1},{"b":2}]', JSON_TYPE, ["a", "b"]);
    expect(payload.keys).toEqual(["a", "b"]);
    expect(() => parsePayload('[{"a":1},{"b":2}]', JSON_TYPE, undefined)).toThrow(
      "keys must match",
    );
    expect(() => parsePayload("[1]", JSON_TYPE, undefined)).toThrow("keys must match");
  });

  it("is JSON unless it says otherwise", () => {
    expect(mediaTypeOf(undefined)).toBe(JSON_TYPE);
    expect(mediaTypeOf("Text/CSV; charset=utf-8")).toBe("text/csv");
    expect(() => parsePayload("<a/>", "text/html", undefined)).toThrow("not acceptable: text/html");
  });
});

describe("CSV", () => {
  it("reads quotes, doubled quotes, line ends and NULL", () => {
    expect(csvToObjects('a,b\r\n1,"x, ""y""\nz"\nNULL,\n')).toEqual([
      { a: "1", b: 'x, "y"\nz' },
      { a: null, b: "" },
    ]);
  });

  it("reads long fields", () => {
    const long = "x".repeat(9_000_000);
    const quotes = '"'.repeat(4_000_000);
    expect(csvToObjects(`a,b\n"${long}","${quotes}${quotes}"`)).toEqual([{ a: long, b: quotes }]);
    expect(() => csvToObjects(`a\n"${quotes}${quotes}`)).toThrow("parse error");
  });

  it.each(["", "a,b\n1", 'a\n"1', 'a\n1"2'])("refuses %j", (text) => {
    expect(() => csvToObjects(text)).toThrow();
  });
});

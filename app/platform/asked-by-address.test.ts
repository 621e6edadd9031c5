import { expect, it } from "vitest";
import { textByAddress, textsByAddress } from "./asked-by-address.ts";

it.each([
  ["match.com", " match.com"],
  ["not.in.drive", " not.in.drive"],
  ["fts(english).x", " fts(english).x"],
  ["kopi", "kopi"],
  ["3.14 labs", "3.14 labs"],
])("%s is a text, and no filter", (text, asked) => {
  expect(textByAddress(text)).toBe(asked);
});

it("each of several texts stays one, whatever it contains", () => {
  expect(textsByAddress(['"Grab" Singapore', "a,b", "{c}", "d\\e"])).toEqual([
    '"\\"Grab\\" Singapore"',
    '"a,b"',
    '"{c}"',
    '"d\\\\e"',
  ]);
});

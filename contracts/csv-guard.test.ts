import { expect, it } from "vitest";
import { guarded, unguarded } from "./csv-guard.ts";

const SIGNS = ["=", "+", "-", "@", "\t", "\r", "＝", "＋", "－", "＠"];
const BEFORE = ["", " ", "  ", "\u00a0", "\u3000", "\n", "\t"];

it.each(SIGNS)("runs no text that begins with %j, nor one with blanks before it", (sign) => {
  for (const before of BEFORE) {
    const text = `${before}${sign}1+1`;
    expect(guarded(text)).toBe(`'${text}`);
    expect(unguarded(guarded(text))).toBe(text);
  }
});

it.each(["Sawah", "", "'", "'Tis", "''", "a=b", "1-2", "' '=1", "’=1"])(
  "leaves what is no formula as it is: %j",
  (text) => {
    expect(guarded(text)).toBe(text);
    expect(unguarded(text)).toBe(text);
  },
);

it.each(["'=1", "''=1", "' =1", "'＝1", "'-Fund"])(
  "gives back a text that somebody began like a guard: %j",
  (text) => {
    expect(guarded(text)).not.toBe(text);
    expect(unguarded(guarded(text))).toBe(text);
  },
);

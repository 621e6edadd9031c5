import fc from "fast-check";
import { expect, it } from "vitest";
import { locateQuote } from "./locate-quote.ts";

it.each([
  ["Sawah’s app – “simple”", `Sawah's app - "simple"`, "Sawah’s app – “simple”"],
  ["TAM:\n $2M", "TAM: $2M", "TAM:\n $2M"],
  ["ตลาด\u200bมูลค่า 2 ล้าน", "ตลาดมูลค่า 2 ล้าน", "ตลาด\u200bมูลค่า 2 ล้าน"],
  ["我们的市场\n规模", "我们的市场规模", "我们的市场\n规模"],
  ["🚀 90 customers 🚀", "90 customers", "90 customers"],
  ["90 customers", "90 Customers", undefined],
  ["90 customers", "900 customers", undefined],
  ["90 customers", "9", undefined],
  ["— — —", "— —", undefined],
])("in %j, %j is %j", (text, quote, found) => {
  expect(locateQuote(text, quote)).toBe(found);
});

it("what it finds is in the text, and is found again", () => {
  const text = fc.string({ unit: "grapheme", maxLength: 40 });
  fc.assert(
    fc.property(text, text, fc.nat(40), fc.nat(40), (one, other, from, to) => {
      for (const quote of [other, one.slice(from, to)]) {
        const found = locateQuote(one, quote);
        if (found === undefined) continue;
        expect(one).toContain(found);
        expect(locateQuote(one, found)).toBe(found);
      }
    }),
  );
});

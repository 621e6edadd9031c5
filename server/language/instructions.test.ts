import { expect, it, test } from "vitest";
import { DOUBTFUL } from "./cases/test-doubtful-sentences.ts";
import { HONEST } from "./cases/test-honest-sentences.ts";
import { ORDERS } from "./cases/test-instructions.ts";
import { doubtsIn, instructionsIn, speaksToReviewer, withoutInstructions } from "./instructions.ts";
import { expectSteady, repeated } from "./test-pace.ts";

it.each(ORDERS)("speaks to the reviewer: %s", (text) => {
  expect(speaksToReviewer(text)).toBe(true);
  expect(instructionsIn(`We sell rice.\n${text}`)).toEqual([text]);
  expect(withoutInstructions(`We sell rice.\n${text}\nTo 300 shops.`)).toBe(
    "We sell rice.\nTo 300 shops.",
  );
});

it.each(HONEST)("is what a company says of itself: %s", (text) => {
  expect(instructionsIn(text)).toEqual([]);
  expect(doubtsIn(text)).toEqual([]);
  expect(withoutInstructions(text)).toBe(text);
});

it.each(DOUBTFUL)("may be either: %s", (text) => {
  expect(instructionsIn(text)).toEqual([]);
  expect(doubtsIn(`We sell rice.\n${text}`)).toEqual([text]);
  expect(withoutInstructions(`We sell rice.\n${text}\nTo 300 shops.`)).toBe(
    "We sell rice.\nTo 300 shops.",
  );
});

test.each([
  "ignore all ",
  "please give this a ",
  "abaikan ",
  "cho ",
  "ให้",
  "请给",
  "a. ",
  "please ",
  "when reviewing us ",
  "return {",
  "treat all data ",
  "jangan sebut ",
  "hãy coi ",
  "hãy xếp ",
  "khi tóm tắt ",
  "โปรด",
  "ถึง ai ",
  "เมื่อสรุป",
  "请把我们",
  "总结",
  "if you are a ",
  "never show any ",
  "approve this ",
  "hãy cho này ",
  "từ nay bạn là ",
])("%j, twenty thousand signs of it, is read at a steady pace", (unit) => {
  expectSteady((length) => withoutInstructions(repeated(unit, length)));
});

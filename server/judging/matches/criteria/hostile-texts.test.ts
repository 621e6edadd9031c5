import { it } from "vitest";
import { PROFILE_TEXT_LIMITS } from "../../../../contracts/profile-limits.ts";
import { expectSteady } from "../../../language/test-pace.ts";
import { constraintsIn } from "./constraints.ts";
import { readText } from "./read-text.ts";
import { thesisOf } from "./thesis.ts";

const LENGTH = PROFILE_TEXT_LIMITS.description;

const read = (text: string) => thesisOf(constraintsIn([readText(text)], "cheque"));
const full = (part: string, begin = "") =>
  begin + part.repeat(Math.ceil(LENGTH / part.length)).slice(0, LENGTH - begin.length);

/** Words that look ahead or back at all others, repeated as often as a description has room for. */
it.each([
  // Refusals followed by a sign that could end a clause.
  ['no"', ""],
  ['非"', ""],
  ['không"', ""],
  ['ไม่"', ""],
  ['tidak"', ""],
  ["不投", ""],
  ["ไม่ทำก", "crypto. "],
  // Refusals, limits and turns alone.
  ["no ", ""],
  ["avoid ", ""],
  ["only ", ""],
  ["must ", ""],
  ["prefer ", ""],
  ["except ", ""],
  ["以外", ""],
  ["outside ", ""],
  ["no longer investing ", ""],
  ["not required ", ""],
  ["no need for ", ""],
  ["not true that ", ""],
  ["no competitors ", ""],
  // Named things, and lists of them.
  ["Singapore ", ""],
  ["新加坡", ""],
  ["Việt Nam, ", ""],
  ["สิงคโปร์", ""],
  ["Indonesia dan ", ""],
  ["no crypto, ", ""],
  ["加密", ""],
  ["加密、", "不投"],
  ["only fintech, ", ""],
  ["fintech must ", ""],
  ["金融科技需盈利", ""],
  ["or ", "crypto "],
  ["fintech, ", "no crypto except "],
  ["seed to series a ", ""],
  ["before series a ", ""],
  ["- crypto\n", "We do not back:\n"],
  ["no crypto. ", ""],
  // Amounts, and words about them.
  ["$5m ", ""],
  ["5万美元", ""],
  ["5 triệu đồng ", ""],
  ["5ล้านบาท", ""],
  ["Rp5 miliar, ", ""],
  ["cheque $5m ", ""],
  ["at least $5m ", ""],
  ["$5m.\n", ""],
  ["revenue $5m per month ", ""],
  ["thai baht Singapore ", ""],
  ["one hundred and ", ""],
  // Signs, blanks and words without an end.
  [",", ""],
  ['"', ""],
  ["(", ""],
  ["「", ""],
  ["\n", "We do not back:"],
  [".", "We do not back:\n"],
  ["a", ""],
  ["a.", ""],
  ["1,", ""],
  ["中", ""],
  ["A", "competitors "],
  ["lĩnh vực này ", "crypto. "],
])("%j without an end is read in no more time than its length", (part, begin) => {
  const text = full(part, begin);
  expectSteady((length) => read(text.slice(0, length)), text.length);
});

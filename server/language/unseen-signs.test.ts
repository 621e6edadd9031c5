import { expect, it, test } from "vitest";
import { withoutUnseen } from "../../contracts/unseen-signs.ts";
import { isSpaceOrUnseen, seenLine, seenText } from "./unseen-signs.ts";

/** As written; without invisible signs; as a stranger's text is shown; as a title is shown. */
const CASES: readonly [written: string, bare: string, shown: string, title: string][] = [
  ["app\u00adroved pro\u200bfile", "approved profile", "approved profile", "approved profile"],
  ["ตลาด\u200bมูลค่า", "ตลาดมูลค่า", "ตลาดมูลค่า", "ตลาดมูลค่า"],
  ["\u202eevil\u2066 \ufeffnước\u2060", "evil nước", "evil nước", "evil nước"],
  ["数\ufe00据\u{e0041}\u{e0042}\ufffb", "数据", "数据", "数据"],
  [
    "One\r\ntwo\u0000\u2028three",
    "One\r\ntwo\u0000\u2028three",
    "One\ntwo\nthree",
    "One two three",
  ],
  [
    "👩\u200d👧 ❤\ufe0f 1\ufe0f\u20e3",
    "👩👧 ❤ 1\u20e3",
    "👩\u200d👧 ❤\ufe0f 1\ufe0f\u20e3",
    "👩👧 ❤ 1\u20e3",
  ],
];

it.each(CASES)("%j", (written, bare, shown, title) => {
  expect(withoutUnseen(written)).toBe(bare);
  expect(seenText(written)).toBe(shown);
  expect(seenLine(written)).toBe(title);
});

test("a sign leaves ink, or none", () => {
  for (const sign of [" ", "\n", "\u3000", "\u200b", "\u{e0041}", "\u00ad"]) {
    expect(isSpaceOrUnseen(sign)).toBe(true);
  }
  for (const sign of ["a", "ก", "\u0e48", "-", "🌾"]) expect(isSpaceOrUnseen(sign)).toBe(false);
});

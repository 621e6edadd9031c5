import { withoutUnseen } from "../../contracts/unseen-signs.ts";

/** Pictures as Unicode recommends them: families and flags are joined by signs that nobody sees. */
const PICTURE = /(\p{RGI_Emoji})/v;
const LINE_ENDS = /\r\n?|[\u0085\u2028\u2029]/g;
const CONTROLS = /(?!\n)\p{Cc}/gu;
const CONTROLS_AND_BLANKS = /[\p{Cc}\p{Co}\p{Z}]+/gu;

/** A stranger's text of which everything is seen, its lines and its pictures kept. */
export function seenText(text: string): string {
  const lines = text.toWellFormed().replace(LINE_ENDS, "\n").replace(CONTROLS, "");
  return lines
    .split(PICTURE)
    .map((part, at) => (at % 2 === 1 ? part : withoutUnseen(part)))
    .join("")
    .trim();
}

/** The same on one line, as a title is: what is a control or a line break becomes a blank. */
export function seenLine(text: string): string {
  return withoutUnseen(text).replace(CONTROLS_AND_BLANKS, " ").trim();
}

/** Whether a single sign leaves no ink. */
export function isSpaceOrUnseen(sign: string): boolean {
  return withoutUnseen(sign).trim() === "";
}

import { withoutUnseen } from "../../contracts/unseen-signs.ts";

/** Emoji that Unicode recommends: families and flags are joined by invisible signs. */
const PICTURE = /(\p{RGI_Emoji})/v;
const LINE_ENDS = /\r\n?|[\u0085\u2028\u2029]/g;
const CONTROLS = /(?!\n)\p{Cc}/gu;
const CONTROLS_AND_BLANKS = /[\p{Cc}\p{Co}\p{Z}]+/gu;

/** A stranger's text without invisible signs, but with its lines and emoji. */
export function seenText(text: string): string {
  const lines = text.toWellFormed().replace(LINE_ENDS, "\n").replace(CONTROLS, "");
  return lines
    .split(PICTURE)
    .map((part, at) => (at % 2 === 1 ? part : withoutUnseen(part)))
    .join("")
    .trim();
}

/** The same on one line, for titles: controls and line breaks become blanks. */
export function seenLine(text: string): string {
  return withoutUnseen(text).replace(CONTROLS_AND_BLANKS, " ").trim();
}

/** Whether a single sign is invisible. */
export function isSpaceOrUnseen(sign: string): boolean {
  return withoutUnseen(sign).trim() === "";
}

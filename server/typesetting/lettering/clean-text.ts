import { withoutUnseen } from "../../../contracts/unseen-signs.ts";
import type { FontLibrary } from "./font-library.ts";

/** Line ends of any kind, with the spaces around them. */
const LINE_ENDS = /[^\S\n]*(?:\r\n?|[\n\v\f\u0085\u2028\u2029])\s*/g;
/** Controls, marks of other scripts, private and unassigned codes, replacement characters: nothing to set. */
const SHAPELESS = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}\ufffc\ufffd]/gu;
/** Every space except the non-breaking one. */
const SPACES = /[^\S\n\u00a0]+/g;
const PICTURES =
  /(?:\p{RI}\p{RI}|[#*0-9]\ufe0f?\u20e3|\p{Extended_Pictographic}\ufe0f|\p{Emoji_Presentation})(?:\p{M}|\p{Emoji_Modifier}|\u200d)*/gu;
const UNKNOWN = "…";

/**
 * A text that can be set: composed (NFC), without shapeless characters and emoji, but with its lines. Each
 * run of letters in a script that no font here has becomes an ellipsis.
 */
export function cleanText(text: string, library: FontLibrary): string {
  const lines = text
    .toWellFormed()
    .normalize("NFC")
    .replace(LINE_ENDS, "\n")
    .replace(/\t/g, " ")
    .replace(PICTURES, " ")
    .replace(/[^\n]+/g, (line) => withoutUnseen(line).replace(SHAPELESS, ""));
  return withKnownLetters(lines, library)
    .replace(SPACES, " ")
    .replace(/ ?\n ?/g, "\n")
    .trim();
}

function withKnownLetters(text: string, library: FontLibrary): string {
  let known = "";
  for (const letter of text) {
    if (letter === "\n" || has(library, letter)) known += letter;
    else known += simplerForm(letter, library);
  }
  return known.replace(/…[…\s]*…/g, UNKNOWN);
}

/** Plain letters for Roman numerals, small figures and the like; symbols are dropped. */
function simplerForm(letter: string, library: FontLibrary): string {
  const simple = letter.normalize("NFKC");
  if (simple !== letter && [...simple].every((one) => has(library, one))) return simple;
  return /[\p{L}\p{N}]/u.test(letter) ? UNKNOWN : "";
}

function has(library: FontLibrary, letter: string): boolean {
  return library.has(letter.codePointAt(0) ?? 0);
}

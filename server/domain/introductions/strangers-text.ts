import { seenText } from "../../language/unseen-signs.ts";

/** The characters that browsers treat as the dot of a name, and their Unicode lookalikes. */
const DOTS = ".\u2024\u3002\ufe52\uff0e\uff61";
const BEFORE_LETTERS = new RegExp(
  `(?<=[^\\s${DOTS}])[${DOTS}](?=[\\p{L}\\p{N}\\p{M}\\p{Cf}]*\\p{L})`,
  "gu",
);
/** Four numbers, followed by a path or a port. */
const FOUR_NUMBERS = new RegExp(
  `(?<![\\p{N}${DOTS}])\\p{N}{1,3}(?:[${DOTS}]\\p{N}{1,3}){3}(?![\\p{N}${DOTS}]\\p{N})(?<rest>[/:／：]?)`,
  "gu",
);
/** An amount with dots as thousands separators. */
const THOUSANDS = new RegExp(`^\\p{N}{1,3}(?:[${DOTS}]\\p{N}{3})+$`, "u");

/**
 * A stranger's text for a mail: breaks up anything that looks like a link, as mail programs would turn
 * it into one.
 */
export function withoutLinks(text: string): string {
  return seenText(text)
    .replace(/[:：﹕][/／]{2}/g, "[:]//")
    .replace(BEFORE_LETTERS, "[.]")
    .replace(FOUR_NUMBERS, (numbers, rest: string) =>
      rest === "" && THOUSANDS.test(numbers)
        ? numbers
        : numbers.replace(new RegExp(`[${DOTS}]`, "gu"), "[.]"),
    );
}

/** The same on one line, as for a name in a subject. */
export function nameWithoutLinks(name: string): string {
  return withoutLinks(name).replace(/\s+/g, " ");
}

import { isSpaceOrUnseen } from "../language/unseen-signs.ts";

/** Signs that are often used for one another. */
const ALIKE: Record<string, string> = {
  "“": '"',
  "”": '"',
  "‘": "'",
  "’": "'",
  "–": "-",
  "—": "-",
};
/** Shorter quotes are found anywhere, and prove nothing. */
const LEAST_LETTERS = 2;

/** A text without spaces and invisible signs, for comparison. */
export function squeeze(text: string): string {
  return squeezed(text).letters.join("");
}

/**
 * The words of a text that a quote means, exactly as in the text: a model writes spaces, line breaks
 * and quotation marks its own way. Undefined if the text does not have them.
 */
export function locateQuote(text: string, quote: string): string | undefined {
  const wanted = squeeze(quote);
  if ((wanted.match(/[\p{L}\p{N}]/gu)?.length ?? 0) < LEAST_LETTERS) return undefined;
  const { letters, places } = squeezed(text);
  const at = letters.join("").indexOf(wanted);
  const [from, to] = [places[at], places[at + wanted.length - 1]];
  return from === undefined || to === undefined ? undefined : text.slice(from, to + 1);
}

/** Unit by unit, each with its place in the text. */
function squeezed(text: string): { letters: string[]; places: number[] } {
  const letters: string[] = [];
  const places: number[] = [];
  let place = 0;
  for (const sign of text) {
    if (!isSpaceOrUnseen(sign)) {
      const same = ALIKE[sign] ?? sign;
      for (let unit = 0; unit < same.length; unit += 1) {
        letters.push(same.charAt(unit));
        places.push(place + unit);
      }
    }
    place += sign.length;
  }
  return { letters, places };
}

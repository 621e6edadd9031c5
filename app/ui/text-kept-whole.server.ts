import { AMOUNTS, keptOnOneLine } from "./short-words.ts";
import { thaiKeptWhole } from "./thai-kept-whole.ts";

/**
 * HTML whose running text breaks neither inside an amount or a span of days nor, in Thai, inside a
 * word. Preformatted text is left alone.
 */
export function textKeptWhole(html: string): string {
  // Split by a group: every other part is not text.
  return html
    .split(/(<pre>.*?<\/pre>|<code>.*?<\/code>|<[^>]*>)/s)
    .map((part, at) =>
      at % 2 || part === "" ? part : thaiKeptWhole(part.replace(AMOUNTS, keptOnOneLine)),
    )
    .join("");
}

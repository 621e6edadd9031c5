import { keptOnOneLine } from "./short-words.ts";
import { thaiParts } from "./thai-words.ts";

/** A run of Thai, with the number before it. */
const RUN = /([\d.,–]+ )?(\p{Script=Thai}+)/gu;

/** The same HTML, whose Thai breaks neither inside a word nor between a number and what it counts. */
export function thaiKeptWhole(html: string): string {
  return html.replace(RUN, (_run, number: string | undefined, letters: string) =>
    thaiParts(letters)
      .map(({ text, isJoined }, at) => {
        const whole = at === 0 && number ? number + text : text;
        return isJoined || whole !== text ? keptOnOneLine(whole) : text;
      })
      .join(""),
  );
}

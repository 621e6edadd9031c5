import { escapeHtml } from "../../contracts/html-text.ts";
import { chineseTitle } from "./chinese-title.ts";
import { thaiKeptWhole } from "./thai-kept-whole.ts";

/** The HTML of a Chinese or Thai title whose lines end between words; its text stays as it is. */
export function unspacedTitle(text: string): string {
  return /\p{Script=Han}/u.test(text) ? chineseTitle(text) : thaiKeptWhole(escapeHtml(text));
}

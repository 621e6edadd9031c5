import { escapeHtml } from "../../contracts/html-text.ts";
import { chineseParts } from "./chinese-words.ts";
import { keptOnOneLine } from "./short-words.ts";

/** A letter or a number with what follows it: "A 轮融资", "18 笔". */
const WHOLE = /((?:Pre-)?\b[A-Z]\+? 轮(?:融资)?|\b[\d.,]+ \p{Script=Han}|\b\w{1,4}-\w{1,10}\b)/u;

/** The HTML of a Chinese title whose lines end between words; its text stays as it is. */
export function chineseTitle(text: string): string {
  // Split by a group: every other part must stay whole.
  return text
    .split(WHOLE)
    .map((part, at) =>
      at % 2 ? keptOnOneLine(escapeHtml(part)) : chineseParts(part).map(escapeHtml).join("<wbr>"),
    )
    .join("");
}

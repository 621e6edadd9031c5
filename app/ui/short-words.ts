// Short enough for a line on any phone: an amount with its unit, two of them, a span of days.
const AMOUNT =
  "\\d[\\d.,]*(?:(?: (?:[bm]illion|nghìn|triệu|tỷ|ribu|juta|miliar))?(?: USD)?[KMB]?–US\\$[\\d.,]+(?: juta|[KMB])?| (?:[bm]illion|nghìn|triệu|tỷ|ribu|juta|miliar|rounds|thương vụ)(?: USD| đồng)?| USD)|(?:[A-Z]\\w+ )?\\d\\d?\\s?–\\s?\\d\\d?(?:,| [A-Z]\\w+)?";

/** What running text does not break. */
export const AMOUNTS = new RegExp(AMOUNT, "g");

/**
 * What a title does not break: also e-commerce, dialek-dialek, and công bố, two syllables of one
 * word. A group, to split by.
 */
export const WHOLE = new RegExp(`(\\b\\w{1,8}-\\w{1,10}\\b|công bố|${AMOUNT})`);

/** @param html without tags that open inside it and close after it. */
export function keptOnOneLine(html: string): string {
  return `<span class="whitespace-nowrap">${html}</span>`;
}

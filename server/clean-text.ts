/** Control characters but line breaks, overrides of the writing direction, and invisible tags. */
const UNSEEN = /(?!\n)\p{Cc}|[\u2028-\u202e\u2066-\u2069\u200b\ufeff]|[\u{e0000}-\u{e007f}]/gu;

/** What a stranger wrote, as text that shows all that it holds. */
export function cleanText(text: string): string {
  return text.toWellFormed().replace(/\r\n?/g, "\n").replace(UNSEEN, "").trim();
}

/** Control characters except line breaks, text direction overrides, and invisible tags. */
const UNSEEN = /(?!\n)\p{Cc}|[\u2028-\u202e\u2066-\u2069\u200b\ufeff]|[\u{e0000}-\u{e007f}]/gu;

/** Cleans a stranger's text, so that everything in it is visible. */
export function cleanText(text: string): string {
  return text.toWellFormed().replace(/\r\n?/g, "\n").replace(UNSEEN, "").trim();
}

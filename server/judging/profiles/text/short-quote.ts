const MAX_QUOTE = 240;

/** A quote short enough to be read, but still exact. */
export function shortQuote(text: string): string {
  const trimmed = text.trim();
  if (trimmed.length <= MAX_QUOTE) return trimmed;
  const cut = trimmed.slice(0, MAX_QUOTE).replace(/[\ud800-\udbff]$/, "");
  const end = cut.lastIndexOf(" ");
  return end > MAX_QUOTE / 2 ? cut.slice(0, end) : cut;
}

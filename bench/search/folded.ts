/**
 * Text without what makes no difference to a reader who searches: an own reading of it, so that the
 * measurement does not repeat a mistake of the database.
 */
export function folded(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/g, "")
    .replace(/[đĐ]/g, "d")
    .toLowerCase()
    .replaceAll("\u0e4d\u0e32", "\u0e33")
    .replaceAll("เเ", "แ");
}

/** The Latin words and numbers of a text, each with a space on both sides. */
export function latinWords(text: string): string {
  return ` ${(folded(text).match(/[a-z0-9]+/g) ?? []).join(" ")} `;
}

/** The letters and digits of a name, without anything in between. */
export function nameLetters(name: string): string {
  return folded(name).replace(/[^\p{L}\p{M}\p{N}\p{Extended_Pictographic}]/gu, "");
}

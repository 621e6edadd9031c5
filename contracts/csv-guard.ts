/**
 * A text that a spreadsheet may run: it begins, perhaps after blanks, with the sign of a formula, also in full
 * width. A text that already begins with the guard gets another, so that removing one gives back the text.
 */
const FORMULA = /^'*\s*[=+\-@\t\r＝＋－＠]/;

/** A cell that no spreadsheet runs: names and texts are typed by strangers. */
export function guarded(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text;
}

/** The text that `guarded` has made a cell of. */
export function unguarded(cell: string): string {
  return cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell;
}

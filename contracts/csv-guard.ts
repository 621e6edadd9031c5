/**
 * What a spreadsheet may run: a text that begins, perhaps after blanks, with the sign of a formula,
 * also in full width. Where the guard stands before one already, it gets another, so that taking one
 * off gives back the text.
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

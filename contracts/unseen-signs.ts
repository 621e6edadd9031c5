/** Signs without a shape of their own; among them is a whole alphabet of which nothing is seen. */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]/gu;

/**
 * A text without the signs that nobody sees: soft hyphens, joiners, marks of direction, tags, the
 * selectors of another shape. Control characters are not among them: a line break is seen.
 */
export function withoutUnseen(text: string): string {
  return text.replace(UNSEEN, "");
}

/** What parts lines and pages in Word and PDF. */
const BREAKS = /[\v\f\u0085]/g;
const CONTROLS = /(?![\t\n\r])\p{Cc}|[\ufffe\uffff]/gu;

/**
 * A text without control characters except tabs and line ends: XML knows no others, so that a single one, as in what
 * somebody pastes from a PDF, makes a whole feed unreadable. PostgreSQL stores all of them but NUL.
 */
export function withoutControls(text: string): string {
  return text.replace(BREAKS, " ").replace(CONTROLS, "");
}

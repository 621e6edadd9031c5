/** Invisible characters; among them is a whole invisible alphabet. */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]/gu;

/**
 * A text without its invisible characters: soft hyphens, joiners, direction marks, tags, variation
 * selectors. Control characters stay: a line break is visible.
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

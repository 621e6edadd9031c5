/** Invisible characters; among them is a whole invisible alphabet. */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]/gu;

/**
 * A text without its invisible characters: soft hyphens, joiners, direction marks, tags, variation
 * selectors. Control characters stay: a line break is visible.
 */
export function withoutUnseen(text: string): string {
  return text.replace(UNSEEN, "");
}

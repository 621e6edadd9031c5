/** Signs without a shape of their own; among them is a whole alphabet of which nothing is seen. */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]/gu;

/**
 * A text without the signs that nobody sees: soft hyphens, joiners, marks of direction, tags, the
 * selectors of another shape. Control characters are not among them: a line break is seen.
 */
export function withoutUnseen(text: string): string {
  return text.replace(UNSEEN, "");
}

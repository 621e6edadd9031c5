/** Signs without a shape of their own; among them is a whole alphabet of which nothing is seen. */
const UNSEEN = /\p{Default_Ignorable_Code_Point}/gu;
const SPACE_OR_UNSEEN = /^[\s\p{Default_Ignorable_Code_Point}]/u;

export function withoutUnseen(text: string): string {
  return text.replace(UNSEEN, "");
}

export function isSpaceOrUnseen(sign: string): boolean {
  return SPACE_OR_UNSEEN.test(sign);
}

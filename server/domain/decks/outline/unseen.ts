/** Signs without a shape of their own; among them are whole alphabets of which nothing is seen. */
const UNSEEN = "\\p{Cf}\\ufe00-\\ufe0f\\u{e0100}-\\u{e01ef}";
const EACH_UNSEEN = new RegExp(`[${UNSEEN}]`, "gu");
const SPACE_OR_UNSEEN = new RegExp(`^[\\s${UNSEEN}]`, "u");

export function withoutUnseen(text: string): string {
  return text.replace(EACH_UNSEEN, "");
}

export function isSpaceOrUnseen(sign: string): boolean {
  return SPACE_OR_UNSEEN.test(sign);
}

/**
 * What people type, as an argument of a database function called by GET. Anything that begins like
 * an operator of the data API would be taken for a filter of its answer: "match.com", "is.gd". With
 * a space before it, it is not.
 */
export function textByAddress(text: string): string {
  return LIKE_OPERATOR.test(text) ? ` ${text}` : text;
}

const LIKE_OPERATOR = /^[a-z]+(?:\([^)]*\))?\./i;

/** Several such texts: supabase-js writes a list as PostgreSQL does, but without the quotation marks. */
export function textsByAddress(texts: readonly string[]): string[] {
  return texts.map((text) => `"${text.replace(/["\\]/g, "\\$&")}"`);
}

/**
 * What people type, as an argument of a database function that is asked by GET. Whatever begins like an operator
 * of the data API would be taken for a filter of its answer: "match.com", "is.gd". A blank before it is none.
 */
export function textByAddress(text: string): string {
  return LIKE_OPERATOR.test(text) ? ` ${text}` : text;
}

const LIKE_OPERATOR = /^[a-z]+(?:\([^)]*\))?\./i;

/** Several such texts: supabase-js writes a list as PostgreSQL does, and leaves out the quotation marks. */
export function textsByAddress(texts: readonly string[]): string[] {
  return texts.map((text) => `"${text.replace(/["\\]/g, "\\$&")}"`);
}

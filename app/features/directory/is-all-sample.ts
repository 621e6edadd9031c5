type Listed = { is_sample: boolean };

/** A list in which all is fictional says it once, in its head; in a mixed one each row says it. */
export function isAllSample(rows: Listed[]): boolean {
  return rows.length > 0 && rows.every(({ is_sample }) => is_sample);
}

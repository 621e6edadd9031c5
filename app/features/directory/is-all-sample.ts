type Listed = { is_sample: boolean };

/** A list in which all is fictional says it once, in its head. */
export function isAllSample(rows: Listed[]): boolean {
  return rows.length > 0 && rows.every(({ is_sample }) => is_sample);
}

/**
 * Which rows of a mixed list say what they are: those that are the exception in it. Undefined where
 * none is.
 */
export function markedRows(rows: Listed[]): "sample" | "real" | undefined {
  const samples = rows.filter(({ is_sample }) => is_sample).length;
  if (samples === 0 || samples === rows.length) return undefined;
  return 2 * samples > rows.length ? "real" : "sample";
}

type Listed = { is_sample: boolean };

/** A list in which everything is fictional says so once, in its head. */
export function isAllSample(rows: Listed[]): boolean {
  return rows.length > 0 && rows.every(({ is_sample }) => is_sample);
}

/** Which rows of a mixed list are marked: the exceptions in it. Undefined if there are none. */
export function markedRows(rows: Listed[]): "sample" | "real" | undefined {
  const samples = rows.filter(({ is_sample }) => is_sample).length;
  if (samples === 0 || samples === rows.length) return undefined;
  return 2 * samples > rows.length ? "real" : "sample";
}

/** The page in a list's address, within the bounds of lists. */
export function pageIn(search: URLSearchParams): number {
  const page = Number(search.get("page") ?? 1);
  return Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1;
}

/** A list's address with other values, on its first page; an empty value is left out. */
export function changedView(
  search: URLSearchParams,
  change: Record<string, string>,
): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const [name, value] of Object.entries({ page: "", ...change })) {
    if (value === "") next.delete(name);
    else next.set(name, value);
  }
  return next;
}

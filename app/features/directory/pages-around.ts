/** How many page numbers fit side by side. */
export const MOST_NUMBERS = 7;

export const GAP = "gap";

type PageNumber = { key: string; page: number | typeof GAP };

/** The pages to link to: all, or the first, the last and those around the current one. */
export function pagesAround(current: number, last: number): PageNumber[] {
  const pages = (from: number, to: number): PageNumber[] =>
    Array.from({ length: to - from + 1 }, (_, at) => ({ key: `${from + at}`, page: from + at }));
  const before: PageNumber = { key: "before", page: GAP };
  const after: PageNumber = { key: "after", page: GAP };
  if (last <= MOST_NUMBERS) return pages(1, last);
  if (current <= 4) return [...pages(1, 5), after, ...pages(last, last)];
  if (current >= last - 3) return [...pages(1, 1), before, ...pages(last - 4, last)];
  return [...pages(1, 1), before, ...pages(current - 1, current + 1), after, ...pages(last, last)];
}

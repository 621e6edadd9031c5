import { type RefObject, useEffect, useRef } from "react";

/**
 * Keeps the current link of a row in sight, where the row is wider than a phone. Only the row
 * scrolls; the page does not move.
 * @param current changes with the link that is `aria-current`
 */
export function useCurrentInRow(current: string | undefined): RefObject<HTMLElement | null> {
  const row = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change means that another link is current
  useEffect(() => {
    const outer = row.current;
    if (!outer) return undefined;
    // A link that grows, such as by a balance that arrives, pushes the others aside.
    const observer = new ResizeObserver(() => showCurrent(outer));
    for (const link of outer.querySelectorAll("a")) observer.observe(link);
    return () => observer.disconnect();
  }, [current]);
  return row;
}

function showCurrent(row: HTMLElement): void {
  const link = row.querySelector("[aria-current=page]");
  if (!link) return;
  const outer = row.getBoundingClientRect();
  const inner = link.getBoundingClientRect();
  row.scrollLeft += inner.left - outer.left - (outer.width - inner.width) / 2;
}

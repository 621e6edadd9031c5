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
    const link = row.current?.querySelector("[aria-current=page]");
    if (!row.current || !link) return;
    const outer = row.current.getBoundingClientRect();
    const inner = link.getBoundingClientRect();
    row.current.scrollLeft += inner.left - outer.left - (outer.width - inner.width) / 2;
  }, [current]);
  return row;
}

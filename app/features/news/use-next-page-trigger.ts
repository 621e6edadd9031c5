import { type RefObject, useEffect } from "react";
import { NEXT_PAGE_TRIGGER_PX, RESIZE_DEBOUNCE_MS } from "../../../contracts/news-feed.ts";

/**
 * Calls `loadMore` when the page is scrolled to within 200 px of the end of the list, or is already
 * there after a resize or a short page (spec §4, §9). Content below the list does not count: a
 * reader at the footer would see it jump.
 * @param failed the last page could not be read: waits for the reader to scroll, so that a backend
 * that is down is not asked endlessly.
 */
export function useNextPageTrigger(
  list: RefObject<HTMLElement | null>,
  enabled: boolean,
  failed: boolean,
  loadMore: () => unknown,
): void {
  useEffect(() => {
    if (!enabled) return;
    const check = () => {
      const end = list.current?.getBoundingClientRect().bottom;
      if (end !== undefined && end <= window.innerHeight + NEXT_PAGE_TRIGGER_PX) loadMore();
    };
    let pending: ReturnType<typeof setTimeout> | undefined;
    const checkLater = () => {
      clearTimeout(pending);
      pending = setTimeout(check, RESIZE_DEBOUNCE_MS);
    };
    window.addEventListener("scroll", check, { passive: true });
    window.addEventListener("resize", checkLater);
    // The reader may already be at the bottom when a page arrives.
    if (window.scrollY > 0 && !failed) check();
    return () => {
      clearTimeout(pending);
      window.removeEventListener("scroll", check);
      window.removeEventListener("resize", checkLater);
    };
  }, [list, enabled, failed, loadMore]);
}

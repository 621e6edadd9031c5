import { type RefObject, useEffect } from "react";
import { NEXT_PAGE_TRIGGER_PX, RESIZE_DEBOUNCE_MS } from "../../../contracts/news-feed.ts";

/**
 * Calls `loadMore` when the page is scrolled to within 200 px of the end of the list, and when it
 * already is after a resize or a short page (spec §4, §9). What stands below the list does not count:
 * a reader who has come to the footer would see it jump.
 * @param failed the last page could not be read: it waits for the reader to move, or a backend that
 * is down would be asked for ever.
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
    // The reader may be at the bottom already when a page has come in.
    if (window.scrollY > 0 && !failed) check();
    return () => {
      clearTimeout(pending);
      window.removeEventListener("scroll", check);
      window.removeEventListener("resize", checkLater);
    };
  }, [list, enabled, failed, loadMore]);
}

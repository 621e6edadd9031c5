import { useEffect, useRef } from "react";
import { LIVE_SPREAD_MS, NEWS_TABS, type NewsTab } from "../../../contracts/news-feed.ts";
import { useBackend } from "../../platform/backend-context.tsx";

/** Whether an article of this category belongs into the tab (spec §4). */
export function tabShows(tab: NewsTab, category: unknown): boolean {
  return tab === NEWS_TABS[0] || tab === category;
}

/**
 * Calls `reload` when an article comes in that the tab shows (spec §7, Realtime): within a few
 * seconds, for all open browsers hear of it at once. One that nobody looks at reloads when it is seen.
 */
export function useLiveNews(tab: NewsTab, reload: () => unknown): void {
  const { live } = useBackend();
  const latest = useRef({ tab, reload });
  useEffect(() => {
    latest.current = { tab, reload };
  }, [tab, reload]);

  useEffect(() => {
    let left = false;
    let leave = () => {};
    let pending: ReturnType<typeof setTimeout> | undefined;
    live()
      .then((client) => {
        if (left) return;
        const channel = client
          .channel("news-feed")
          .on(
            "postgres_changes",
            { event: "INSERT", schema: "public", table: "news" },
            (change) => {
              if (document.hidden || !tabShows(latest.current.tab, change.new.category)) return;
              clearTimeout(pending);
              pending = setTimeout(() => latest.current.reload(), Math.random() * LIVE_SPREAD_MS);
            },
          )
          .subscribe();
        leave = () => void client.removeChannel(channel);
      })
      .catch((error: unknown) => console.error("Live news are not available", error));
    return () => {
      left = true;
      clearTimeout(pending);
      leave();
    };
  }, [live]);
}

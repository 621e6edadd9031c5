import { useEffect, useEffectEvent, useRef } from "react";
import { LIVE_SPREAD_MS, NEWS_TABS, type NewsTab } from "../../../contracts/news-feed.ts";
import { useBackend } from "../../platform/backend-context.tsx";
import { useRowChanges } from "../../platform/use-row-changes.ts";

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
  const pending = useRef<ReturnType<typeof setTimeout>>(undefined);
  const reloadShown = useEffectEvent(reload);
  useRowChanges(live, "news", { event: "INSERT" }, ({ category }) => {
    if (document.hidden || !tabShows(tab, category)) return;
    clearTimeout(pending.current);
    pending.current = setTimeout(() => reloadShown(), Math.random() * LIVE_SPREAD_MS);
  });
  useEffect(() => () => clearTimeout(pending.current), []);
}

import { useEffect, useEffectEvent, useRef } from "react";
import { LIVE_SPREAD_MS, NEWS_TABS, type NewsTab } from "../../../contracts/news-feed.ts";
import { useBackend } from "../../platform/backend-context.tsx";
import { useRowChanges } from "../../platform/use-row-changes.ts";

/** Whether an article of this category belongs in the tab (spec §4). */
export function tabShows(tab: NewsTab, category: unknown): boolean {
  return tab === NEWS_TABS[0] || tab === category;
}

/**
 * Calls `reload` when a new article belongs in the tab (spec §7, Realtime): spread over a few
 * seconds, because all open browsers are told at once. A hidden one reloads when it becomes
 * visible.
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

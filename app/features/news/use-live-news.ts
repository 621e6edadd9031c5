import { NEWS_TABS, type NewsTab } from "../../../contracts/news-feed.ts";
import { useBackend } from "../../platform/backend-context.tsx";
import { useRowChanges } from "../../platform/use-row-changes.ts";

/** Whether an article of this category belongs into the tab (spec §4). */
export function tabShows(tab: NewsTab, category: unknown): boolean {
  return tab === NEWS_TABS[0] || tab === category;
}

/** Calls `reload` when an article comes in that the tab shows (spec §7, Realtime). */
export function useLiveNews(tab: NewsTab, reload: () => unknown): void {
  const { live } = useBackend();
  useRowChanges(live, "news", { event: "INSERT" }, ({ category }) => {
    if (tabShows(tab, category)) reload();
  });
}

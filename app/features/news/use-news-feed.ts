import { type InfiniteData, useInfiniteQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { NEWS_PAGE_SIZE, type NewsTab } from "../../../contracts/news-feed.ts";
import { useLanguage } from "../../i18n/messages-context.tsx";
import { useBackend } from "../../platform/backend-context.tsx";
import type { NewsCard } from "./news-card.ts";
import { readNews } from "./read-news.ts";
import { useLiveNews } from "./use-live-news.ts";

export type FirstPage = { tab: NewsTab; page: number; cards: NewsCard[]; readAt: number };

/**
 * The feed of a tab (spec §4, News feed): begins with the page that the server rendered, loads more
 * on demand, refreshes when the browser tab becomes visible and when an article comes in.
 * A failed fetch leaves the list as it is and is only logged (spec §8).
 */
export function useNewsFeed(tab: NewsTab, first: FirstPage | undefined) {
  const language = useLanguage();
  const { read } = useBackend();
  const visit = useVisit(tab);
  const rendered = visit === 0 && first?.tab === tab ? first : undefined;
  const firstPage = rendered?.page ?? 0;

  const query = useInfiniteQuery<
    NewsCard[],
    Error,
    InfiniteData<NewsCard[], number>,
    readonly unknown[],
    number
  >({
    queryKey: ["news", language, tab, firstPage, visit],
    queryFn: async ({ pageParam }) => readNews(await read(), { tab, page: pageParam, language }),
    initialPageParam: firstPage,
    getNextPageParam: (lastPage, _pages, lastParam) =>
      lastPage.length < NEWS_PAGE_SIZE ? undefined : lastParam + 1,
    initialData: rendered && initialData(rendered),
    initialDataUpdatedAt: rendered?.readAt,
    // Back from another page the feed is as deep as it was, and what came meanwhile is read.
    refetchOnMount: ({ state }) =>
      state.dataUpdatedAt < (rendered?.readAt ?? 0) ? "always" : true,
    refetchOnWindowFocus: "always",
  });

  const { error, refetch } = query;
  useEffect(() => {
    if (error) console.error("The news could not be read", error);
  }, [error]);

  useLiveNews(tab, refetch);
  return query;
}

/** Counts the changes of the tab: each reads from the first page, also a tab that was open before. */
function useVisit(tab: NewsTab): number {
  const [visit, setVisit] = useState({ tab, count: 0 });
  if (visit.tab === tab) return visit.count;
  setVisit({ tab, count: visit.count + 1 });
  return visit.count + 1;
}

function initialData(first: FirstPage): InfiniteData<NewsCard[], number> {
  return { pages: [first.cards], pageParams: [first.page] };
}

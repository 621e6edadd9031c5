import {
  type InfiniteData,
  useInfiniteQuery,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
import { useCallback, useEffect, useState } from "react";
import { FETCH_DEFAULTS, NEWS_PAGE_SIZE, type NewsTab } from "../../../contracts/news-feed.ts";
import { useLanguage } from "../../i18n/messages-context.tsx";
import { useBackend } from "../../platform/backend-context.tsx";
import type { NewsCard } from "./news-card.ts";
import { cardsOf, type FreshFeed, readAfresh } from "./read-afresh.ts";
import { readNews } from "./read-news.ts";
import { useLiveNews } from "./use-live-news.ts";

export type FirstPage = { tab: NewsTab; page: number; cards: NewsCard[]; readAt: number };

/**
 * The feed of a tab (spec §4, News feed): begins with the page that the server rendered, loads more
 * on demand, refreshes when the browser tab becomes visible and when an article arrives. A refresh
 * reads from the first page until it meets the loaded ones, however deep the reader is. A failed
 * fetch leaves the list as it is and is only logged (spec §8).
 */
export function useNewsFeed(tab: NewsTab, first: FirstPage | undefined) {
  const language = useLanguage();
  const { read } = useBackend();
  const queries = useQueryClient();
  const visit = useVisit(tab);
  const rendered = visit === 0 && first?.tab === tab ? first : undefined;
  const firstPage = rendered?.page ?? 0;
  const key = ["news", language, tab, firstPage, visit];
  const readPage = async (page: number) => readNews(await read(), { tab, page, language });

  const feed = useInfiniteQuery<
    NewsCard[],
    Error,
    InfiniteData<NewsCard[], number>,
    readonly unknown[],
    number
  >({
    queryKey: key,
    queryFn: ({ pageParam }) => readPage(pageParam),
    initialPageParam: firstPage,
    getNextPageParam: (lastPage, _pages, lastParam) =>
      lastPage.length < NEWS_PAGE_SIZE ? undefined : lastParam + 1,
    initialData: rendered && initialData(rendered),
    initialDataUpdatedAt: rendered?.readAt,
    // Each of these would refetch every page on the screen.
    refetchOnMount: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  const freshKey = [...key, "fresh"];
  const fresh = useQuery({
    queryKey: freshKey,
    queryFn: async (): Promise<FreshFeed> => {
      // The pages at this moment, not those of the render that asked.
      const pages = queries.getQueryData<InfiniteData<NewsCard[], number>>(key)?.pages ?? [];
      const shown = cardsOf(pages, queries.getQueryData<FreshFeed>(freshKey));
      const cards = await readAfresh({ shown, pages: pages.length, firstPage, readPage });
      return { cards, of: pages.length };
    },
    enabled: false,
  });

  const { data, dataUpdatedAt, refetch } = feed;
  const { refetch: readFresh } = fresh;
  const isEmpty = data === undefined;
  const refresh = useCallback(
    () => void (isEmpty ? refetch : readFresh)({ cancelRefetch: false }),
    [isEmpty, refetch, readFresh],
  );
  useRefresh(refresh);
  useLiveNews(tab, refresh);

  // After returning from another page the feed is as deep as before, and new articles are read.
  const readAt = rendered?.readAt ?? 0;
  useEffect(() => {
    const age = Date.now() - dataUpdatedAt;
    if (!isEmpty && (dataUpdatedAt < readAt || age > FETCH_DEFAULTS.freshForMs)) refresh();
  }, [isEmpty, dataUpdatedAt, readAt, refresh]);

  const error = feed.error ?? fresh.error;
  useEffect(() => {
    if (error) console.error("The news could not be read", error);
  }, [error]);

  return { ...feed, cards: data && cardsOf(data.pages, fresh.data) };
}

/** Calls `refresh` when the browser tab becomes visible, or the device comes online again. */
function useRefresh(refresh: () => void): void {
  useEffect(() => {
    const look = () => {
      if (!document.hidden) refresh();
    };
    document.addEventListener("visibilitychange", look);
    window.addEventListener("online", look);
    return () => {
      document.removeEventListener("visibilitychange", look);
      window.removeEventListener("online", look);
    };
  }, [refresh]);
}

/** Counts switches of the tab: each reads from the first page, even in a tab opened before. */
function useVisit(tab: NewsTab): number {
  const [visit, setVisit] = useState({ tab, count: 0 });
  if (visit.tab === tab) return visit.count;
  setVisit({ tab, count: visit.count + 1 });
  return visit.count + 1;
}

function initialData(first: FirstPage): InfiniteData<NewsCard[], number> {
  return { pages: [first.cards], pageParams: [first.page] };
}

import { type ReactNode, useCallback, useRef, useState } from "react";
import { Link } from "react-router";
import { NEWS_PAGE_SIZE, type NewsTab, newsQuery } from "../../../contracts/news-feed.ts";
import { useMessages } from "../../i18n/messages-context.tsx";
import { SampleNotice } from "../sample-content/sample-marks.tsx";
import { CardSkeletons } from "./card-skeletons.tsx";
import { CategoryLinks } from "./category-links.tsx";
import type { NewsCard } from "./news-card.ts";
import { NewsCardItem } from "./news-card-item.tsx";
import { NewsTabs } from "./news-tabs.tsx";
import { type FirstPage, useNewsFeed } from "./use-news-feed.ts";
import { useNextPageTrigger } from "./use-next-page-trigger.ts";
import { useReadOn } from "./use-read-on.ts";

const FIRST_SKELETONS = 3;
const MORE_SKELETONS = 2;

/** The lead story, two cards side by side, then rows: no number of articles leaves a gap. */
function lookOf(position: number, count: number) {
  if (position === 0) return "lead";
  return position < 3 && count > 2 ? "card" : "row";
}

/** The news list of Home with its tabs (spec §2). */
export function NewsFeed(props: {
  tab: NewsTab;
  first: FirstPage | undefined;
  renderedAt: number;
  /** Beside the list on desktop, elsewhere after its first page, because the list may never end. */
  market: ReactNode;
}) {
  const { tab, first, renderedAt, market } = props;
  const t = useMessages("home");
  const feed = useNewsFeed(tab, first);
  const { data, isFetchingNextPage, isFetchNextPageError, hasNextPage, isPending, fetchNextPage } =
    feed;
  const list = useRef<HTMLDivElement>(null);
  const column = useRef<HTMLDivElement>(null);
  const [continued, setContinued] = useState<NewsTab>();
  // A reader who presses for more continues in the list itself; for one who scrolls past the
  // market, more stories are added after it.
  const isWhole = continued === tab;
  const loadMore = useCallback(() => {
    // A refresh in progress must not be discarded for the next page.
    void fetchNextPage({ cancelRefetch: false });
  }, [fetchNextPage]);
  useNextPageTrigger(
    isWhole ? column : list,
    hasNextPage && !isFetchingNextPage,
    isFetchNextPageError,
    loadMore,
  );

  // If a tab cannot be read, the previous list stays, silently (spec §8).
  const [kept, setKept] = useState(feed.cards ?? []);
  if (feed.cards && !isSame(feed.cards, kept)) setKept(feed.cards);
  const isUnread = feed.isError && !data;
  const cards = feed.cards ?? (isUnread ? kept : []);
  const nextPage = (data?.pageParams.at(-1) ?? 0) + 1;
  const stories = (from: number, to?: number) => (
    <ol className="grid gap-x-6 gap-y-4 md:grid-cols-2 md:gap-y-6">
      {cards.slice(from, to).map((card, position) => (
        <NewsCardItem
          key={card.slug}
          card={card}
          above={cards[from + position - 1]}
          look={lookOf(from + position, cards.length)}
          now={renderedAt}
        />
      ))}
    </ol>
  );
  const readOn = useReadOn(list, cards, isFetchingNextPage);
  const came = data && data.pages.length > 1 ? (data.pages.at(-1)?.length ?? 0) : 0;
  const isSplit = !isWhole && (cards.length > NEWS_PAGE_SIZE || isFetchingNextPage);
  const end = hasNextPage ? (
    <>
      {isFetchingNextPage ? <CardSkeletons count={MORE_SKELETONS} isSaid /> : null}
      {/* No scroll anchor, like everything below the feed: the page would scroll along with it.
          It stays while more is loaded, or the focus would be lost with it. */}
      <p className="mt-4 text-center [overflow-anchor:none]">
        <Link
          to={newsQuery(tab, nextPage)}
          className="button button-quiet"
          aria-disabled={isFetchingNextPage || undefined}
          // Focusing it scrolls, which may already load more: the link must keep its place then.
          onFocus={() => !isSplit && setContinued(tab)}
          onClick={(event) => {
            event.preventDefault();
            if (!isSplit) setContinued(tab);
            readOn();
            if (!isFetchingNextPage) loadMore();
          }}
        >
          {t("loadMore")}
        </Link>
      </p>
    </>
  ) : null;
  return (
    <div className="frame mt-4">
      <div className="flex items-end justify-between gap-4 border-b border-line">
        <h2 id="news-heading" className="shrink-0 pb-2 text-2xl font-bold">
          {t("newsHeading")}
        </h2>
        <NewsTabs current={tab} />
      </div>
      <CategoryLinks current={tab} />
      <SampleNotice shown={cards.some((card) => card.isSample)} />
      <div
        ref={list}
        className="grid min-h-[800px] gap-x-10 gap-y-4 pt-4 md:gap-y-6 lg:grid-cols-[1fr_18rem]"
        aria-busy={isPending || isFetchingNextPage}
      >
        <div ref={column} className="min-w-0">
          {(first?.page ?? 0) > 0 ? (
            <p className="mb-6">
              <Link to="/" reloadDocument className="button button-quiet">
                {t("newerNews")}
              </Link>
            </p>
          ) : null}
          {isPending ? (
            <CardSkeletons count={FIRST_SKELETONS} />
          ) : cards.length === 0 ? (
            isUnread ? null : (
              <EmptyFeed />
            )
          ) : (
            stories(0, isWhole ? undefined : NEWS_PAGE_SIZE)
          )}
          {/* The link's place stays, so that the market below does not move under its reader. */}
          {isSplit ? <p className="mt-4 min-h-11 lg:hidden" /> : end}
        </div>
        {market}
        {isSplit ? (
          <div className="min-w-0">
            {cards.length > NEWS_PAGE_SIZE ? stories(NEWS_PAGE_SIZE) : null}
            {end}
          </div>
        ) : null}
      </div>
      {isFetchingNextPage || came > 0 ? (
        <p role="status" className="sr-only">
          {isFetchingNextPage ? `${t("loadMore")}…` : t("newsMore", { count: came })}
        </p>
      ) : null}
    </div>
  );
}

function isSame(cards: NewsCard[], others: NewsCard[]): boolean {
  return cards.length === others.length && cards.every((card, at) => card === others[at]);
}

function EmptyFeed() {
  const t = useMessages("home");
  return (
    <div className="flex flex-col items-center gap-4 py-24 text-center text-muted">
      <p className="text-lg">{t("feedEmpty")}</p>
      <Link to="/" className="button button-quiet" preventScrollReset>
        {t("feedEmptyAction")}
      </Link>
    </div>
  );
}

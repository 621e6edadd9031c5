import { useQuery } from "@tanstack/react-query";
import { useLanguage, useMessages } from "../../app/i18n/messages-context.tsx";
import { type Figures, readFigures } from "../../contracts/desk/figures.ts";
import { dateFormat } from "../../contracts/formats.ts";
import { LANGUAGE_TAGS } from "../../contracts/languages.ts";
import { useDeskCall } from "../frame/session.tsx";
import { Waiting } from "../ui/waiting.tsx";
import { ArticleCounts } from "./article-counts.tsx";
import { DailyFigureCard } from "./daily-figure.tsx";
import { EmptySearches } from "./empty-searches.tsx";
import { FailedJobs } from "./failed-jobs.tsx";
import { FeedHealth } from "./feed-health.tsx";
import { NewsletterFigures } from "./newsletter-figures.tsx";
import { RunsTable } from "./runs-table.tsx";

const FRESH_MS = 60_000;

/** The start of the desk: how the site is doing, week against week, and what needs attention. */
export function TodayScreen() {
  const t = useMessages("deskToday");
  const call = useDeskCall();
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const found = useQuery({
    queryKey: ["desk", "figures", timeZone],
    queryFn: ({ signal }) => call(readFigures, { timeZone }, signal),
    staleTime: FRESH_MS,
    refetchInterval: FRESH_MS,
  });
  return (
    <>
      <h1 className="text-2xl font-bold">{t("title")}</h1>
      {found.data ? (
        <FiguresShown figures={found.data} />
      ) : (
        <Waiting error={found.error} tryAgain={() => void found.refetch()} />
      )}
    </>
  );
}

const WEEK = 7;

function FiguresShown({ figures }: { figures: Figures }) {
  const t = useMessages("deskToday");
  const format = dateFormat(LANGUAGE_TAGS[useLanguage()], {
    day: "numeric",
    month: "long",
    timeZone: "UTC",
  });
  const dayAt = (at: number) => format.format(new Date(figures.days.at(at) ?? 0));
  return (
    <>
      <p className="mt-1 max-w-3xl text-sm text-muted">
        {t("lead", { from: dayAt(WEEK), to: dayAt(-2) })}
      </p>
      <FailedJobs jobs={figures.failedJobs} />
      <div className="mt-5 grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
        {figures.daily.map((counts) => (
          <DailyFigureCard key={counts.figure} counts={counts} days={figures.days} />
        ))}
      </div>
      <RunsTable runs={figures.runs} />
      <div className="mt-8 grid gap-8 lg:grid-cols-2">
        <ArticleCounts articles={figures.articles} />
        <EmptySearches searches={figures.emptySearches} />
        <NewsletterFigures newsletter={figures.newsletter} />
      </div>
      <FeedHealth feeds={figures.feeds} />
    </>
  );
}

import { Link } from "react-router";
import { LANGUAGE_TAGS } from "../../../contracts/languages.ts";
import { READ_TIME_MINUTES } from "../../../contracts/news-feed.ts";
import { fullDate, REGION_TIME_ZONE } from "../../i18n/dates.ts";
import { useLanguage, useMessages } from "../../i18n/messages-context.tsx";
import { useHydrated } from "../../platform/use-hydrated.ts";
import { ShareMenu } from "../share/share-menu.tsx";
import { CategoryBadge } from "./category-badge.tsx";
import { Mentions } from "./mentions.tsx";
import { NewsCardItem } from "./news-card-item.tsx";
import { NewsImage } from "./news-image.tsx";
import type { Article } from "./read-article.ts";

export function ArticlePage(props: {
  article: Article;
  html: string;
  address: string;
  now: number;
}) {
  const { article, html, address, now } = props;
  const t = useMessages("article");
  const frame = useMessages("frame");
  const language = useLanguage();
  const timeZone = useHydrated() ? undefined : REGION_TIME_ZONE;
  return (
    <>
      <article className="frame pt-6 md:pt-10">
        <header className="mx-auto max-w-3xl">
          <p className="flex flex-wrap items-center gap-x-4 text-muted">
            <Link
              to="/"
              className="inline-flex min-h-11 items-center text-sm hover:text-ink hover:underline"
            >
              {t("backToNews")}
            </Link>
            <CategoryBadge category={article.category} />
          </p>
          <h1 className="mt-1 text-3xl leading-tight font-bold tracking-tight md:text-5xl">
            {article.title}
          </h1>
          {article.excerpt === "" ? null : (
            <p className="mt-4 text-lg text-muted md:text-xl">{article.excerpt}</p>
          )}
          <div className="mt-5 flex flex-wrap items-center justify-between gap-4">
            <p className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-muted">
              {article.author === "" ? null : <span>{t("by", { author: article.author })}</span>}
              <time dateTime={article.publishedAt}>
                {fullDate(article.publishedAt, language, timeZone)}
              </time>
              <span>{frame("readTime", { count: READ_TIME_MINUTES })}</span>
              <Source url={article.sourceUrl} />
            </p>
            {/* On its own line at the end, too: its menu opens towards the middle. */}
            <div className="sm:ms-auto">
              <ShareMenu title={article.title} address={address} />
            </div>
          </div>
        </header>
        {article.image === "" ? null : (
          <NewsImage card={article} eager className="mx-auto mt-6 max-w-5xl" />
        )}
        <div className="mx-auto max-w-2xl">
          <Notices article={article} />
          <div
            className="article-body mt-8"
            lang={LANGUAGE_TAGS[article.isOriginal ? "en" : language]}
            // biome-ignore lint/security/noDangerouslySetInnerHtml: made by article-html.server.ts, which lets no markup through
            dangerouslySetInnerHTML={{ __html: html }}
          />
          <Mentions heading={t("relatedStartups")} path="/startups" mentions={article.startups} />
          <Mentions
            heading={t("relatedInvestors")}
            path="/investors"
            mentions={article.investors}
          />
        </div>
      </article>
      {article.related.length === 0 ? null : (
        <section aria-labelledby="related-heading" className="frame mt-16">
          <h2 id="related-heading" className="border-b border-line pb-3 text-2xl font-bold">
            {t("relatedArticles")}
          </h2>
          <ul className="mt-6 grid gap-x-6 gap-y-4 md:grid-cols-3">
            {article.related.map((card) => (
              <li key={card.id}>
                <NewsCardItem card={card} now={now} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

/** The source of the news; we do not vouch for it. */
function Source({ url }: { url: string | null }) {
  const t = useMessages("article");
  const host = /^https?:\/\/(?:www\.)?([^/?#]+)/i.exec(url ?? "")?.[1];
  if (url === null || host === undefined) return null;
  return (
    <a href={url} rel="nofollow noopener" className="underline underline-offset-4 hover:text-ink">
      {t("source", { host })}
    </a>
  );
}

function Notices({ article }: { article: Article }) {
  const t = useMessages("article");
  const notices = [
    article.category === "Branded" ? t("branded") : "",
    article.isSample ? `${t("sample")}. ${t("sampleText")}` : "",
    article.isOriginal ? t("originalLanguage") : "",
  ].filter((notice) => notice !== "");
  return notices.map((notice) => (
    <p key={notice} className="mt-6 rounded-xl bg-sunken px-4 py-3 text-sm text-muted">
      {notice}
    </p>
  ));
}

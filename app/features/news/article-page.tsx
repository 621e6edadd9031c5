import type { ReactNode } from "react";
import { Link } from "react-router";
import { REGION_TIME_ZONE } from "../../../contracts/days.ts";
import { DEFAULT_LANGUAGE, LANGUAGE_TAGS } from "../../../contracts/languages.ts";
import { READ_TIME_MINUTES } from "../../../contracts/news-feed.ts";
import { fullDate } from "../../i18n/dates.ts";
import { useLanguage, useMessages } from "../../i18n/messages-context.tsx";
import { Headline } from "../../ui/headline.tsx";
import { SampleNotice } from "../sample-content/sample-marks.tsx";
import { ShareMenu } from "../share/share-menu.tsx";
import { amountIn } from "./amount-in.ts";
import { ArticlePicture } from "./article-picture.tsx";
import { ArticleRelated } from "./article-related.tsx";
import { byline } from "./byline.ts";
import { CategoryBadge } from "./category-badge.tsx";
import { DealBox } from "./deal-box.tsx";
import { hostOf } from "./host-of.ts";
import { Mentions } from "./mentions.tsx";
import { langOf } from "./news-card.ts";
import type { Deal } from "./present-deal.ts";
import type { Article, Source } from "./read-article.ts";

export function ArticlePage(props: {
  article: Article;
  deal: Deal | null;
  html: string;
  address: string;
  /** The week's mail, offered at the end. */
  newsletter: ReactNode;
  now: number;
}) {
  const { article, deal, html, address, newsletter, now } = props;
  const t = useMessages("article");
  const frame = useMessages("frame");
  const language = useLanguage();
  // The rail shows what the story is about: its round, or else who is in it. Without either there
  // is no rail.
  const mentioned = article.startups.length + article.investors.length > 0;
  const mentions = (
    <>
      <Mentions
        heading={t("relatedStartups")}
        path="/startups"
        mentions={article.startups}
        shown={4}
      />
      <Mentions
        heading={t("relatedInvestors")}
        path="/investors"
        mentions={article.investors}
        shown={3}
      />
    </>
  );
  return (
    // In the order of a single column. With two, the rail stays beside the text as far as the text
    // goes; where the rail is higher than the picture, the text's row takes the difference.
    <article
      className={`frame max-w-[45rem] pt-1 md:pt-6 ${deal || mentioned ? "lg:grid lg:max-w-[90rem] lg:grid-cols-[minmax(0,53rem)_20rem] lg:justify-center lg:grid-rows-[auto_auto_1fr] lg:gap-x-16" : "lg:max-w-[56rem]"}`}
    >
      <header className="lg:col-span-2">
        <p className="flex flex-wrap items-center gap-x-2 text-sm text-muted">
          <Link to="/" className="inline-flex min-h-11 items-center hover:text-ink hover:underline">
            {t("backToNews")}
          </Link>
          <span aria-hidden="true">/</span>
          <CategoryBadge category={article.category} />
        </p>
        <h1
          lang={langOf(article, "title")}
          className="max-w-[53rem] text-2xl leading-tight font-bold tracking-tight md:mt-1 md:text-5xl"
        >
          <Headline text={article.title} />
        </h1>
        {article.category === "Branded" ? (
          <p className="mt-3 max-w-[42.5rem] rounded-xl bg-sunken px-4 py-3 text-sm md:mt-5">
            {t("branded")}
          </p>
        ) : null}
        {article.excerpt === "" ? null : (
          <p
            lang={langOf(article, "excerpt")}
            className="mt-2 max-w-[42.5rem] text-muted md:mt-4 md:text-xl"
          >
            <Headline text={article.excerpt} />
          </p>
        )}
        <p className="dotted mt-3 flex flex-wrap gap-y-0.5 text-sm text-muted md:mt-5">
          <Makers article={article} />
          <time dateTime={article.publishedAt}>
            {fullDate(article.publishedAt, language, REGION_TIME_ZONE)}
          </time>
          <span>{frame("readTime", { count: READ_TIME_MINUTES })}</span>
        </p>
        <SampleNotice shown={article.isSample} />
      </header>
      {hasPicture(article, deal) ? (
        <div className="lg:col-start-1 lg:row-start-2">
          <ArticlePicture article={article} />
        </div>
      ) : null}
      {deal ? <DealBox deal={deal} className={`mt-6 ${RAIL}`} /> : null}
      <div className="lg:col-start-1 lg:row-start-3">
        {article.isOriginal ? (
          <p className="mt-6 rounded-xl bg-sunken px-4 py-3 text-sm text-muted">
            {t("originalLanguage")}
          </p>
        ) : null}
        <div
          className="article-body mt-5 max-w-none! md:mt-8"
          lang={LANGUAGE_TAGS[article.isOriginal ? DEFAULT_LANGUAGE : language]}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: made by article-html.server.ts, which lets no markup through
          dangerouslySetInnerHTML={{ __html: html }}
        />
        <Corrections corrections={article.corrections} />
        <Sources sources={article.sources} />
        <div className="mt-10 flex max-w-[42.5rem] flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-line pt-4">
          <ShareMenu title={article.title} address={address} />
          <p className="dotted flex flex-wrap text-sm text-muted">
            <Link to="/how-we-make-news" className={QUIET_LINK}>
              {t("howMade")}
            </Link>
            <a href={`/report?page=/news/${article.slug}`} rel="nofollow" className={QUIET_LINK}>
              {t("reportMistake")}
            </a>
          </p>
        </div>
        {newsletter}
      </div>
      {mentioned ? (
        <div className={deal ? "lg:col-span-2" : `${RAIL} lg:*:first:mt-6`}>{mentions}</div>
      ) : null}
      <ArticleRelated cards={article.related} now={now} />
    </article>
  );
}

const RAIL = "lg:sticky lg:top-20 lg:col-start-2 lg:row-span-2 lg:row-start-2 lg:self-start";

/** Without a picture the title's amount is drawn, unless the deal or the first lines show it already. */
function hasPicture({ image, title, madeBy }: Article, deal: Deal | null): boolean {
  if (image !== "") return true;
  return deal === null && madeBy !== "template" && amountIn(title) !== undefined;
}

/** Who made it, and whether a person has checked it in the reader's language. */
function Makers({ article }: { article: Article }) {
  const t = useMessages("article");
  return (
    <>
      <Link to="/how-we-make-news" className="link">
        {byline(t, article)}
      </Link>
      {article.isUnread && article.madeBy === "person" ? (
        <span>{t("translationUnread")}</span>
      ) : article.isChecked && !article.isUnread ? (
        <span>{t("checkedByPerson")}</span>
      ) : null}
    </>
  );
}

const QUIET_LINK = "link inline-flex min-h-11 items-center";

/** Its sources, which we do not vouch for. */
function Sources({ sources }: { sources: Source[] }) {
  const t = useMessages("article");
  const language = useLanguage();
  if (sources.length === 0) return null;
  return (
    <ul className="mt-10 grid gap-1 text-sm text-muted">
      {sources.map(({ title, publisher, url, readOn }) => (
        <li key={url} className="wrap-anywhere">
          {t("source", { host: publisher || hostOf(url) })}
          {" · "}
          <a href={url} rel="nofollow noopener" className="link">
            {title || url}
          </a>
          {readOn ? ` (${t("sourceRead", { date: fullDate(readOn, language, "UTC") })})` : null}
        </li>
      ))}
    </ul>
  );
}

/** Corrections, with their day, are shown where the mistake was. */
function Corrections({ corrections }: { corrections: Article["corrections"] }) {
  const t = useMessages("article");
  const language = useLanguage();
  if (corrections.length === 0) return null;
  return (
    <section aria-labelledby="corrections" className="mt-10 border-t border-line pt-4 text-sm">
      <h2 id="corrections" className="text-lg font-bold">
        {t("corrections")}
      </h2>
      {corrections.map(({ on, text, isOriginal }) => (
        <p key={`${on} ${text}`} className="mt-2">
          <time dateTime={on} className="text-muted">
            {fullDate(on, language, "UTC")}
          </time>{" "}
          <span lang={isOriginal ? LANGUAGE_TAGS[DEFAULT_LANGUAGE] : undefined}>{text}</span>
        </p>
      ))}
    </section>
  );
}

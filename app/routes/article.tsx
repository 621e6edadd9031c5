import { data, Link, redirect } from "react-router";
import { DEFAULT_LANGUAGE, LANGUAGE_TAGS } from "../../contracts/languages.ts";
import { ReadingFailed } from "../features/frame/reading-failed.tsx";
import { WaysOn } from "../features/frame/ways-on.tsx";
import { articleHtml } from "../features/news/article-html.server.ts";
import { ArticlePage } from "../features/news/article-page.tsx";
import { presentDeal } from "../features/news/present-deal.ts";
import { type Article, readArticle, type Source } from "../features/news/read-article.ts";
import { ArticleNewsletter } from "../features/newsletter/article-newsletter.tsx";
import { loadMessages, requestLanguage } from "../i18n/locale-files.server.ts";
import { translator } from "../i18n/messages.ts";
import { MessagesProvider, useMessages } from "../i18n/messages-context.tsx";
import { publicBackendAddress, visitorReader } from "../platform/backend-address.server.ts";
import { pageHead, publisherOf, unlistedHead } from "../platform/page-head.ts";
import { readMoved } from "../platform/read-moved.ts";
import { readingFailure } from "../platform/reading-failure.ts";
import { StatusPage } from "../ui/status-page.tsx";
import type { Route } from "./+types/article.ts";

export async function loader({ request, params }: Route.LoaderArgs) {
  const language = requestLanguage(request);
  const messages = loadMessages(language, "article", "share", "status");
  const { siteUrl } = publicBackendAddress();
  const shared = { language, messages, siteUrl, now: Date.now() };
  const nothing = { article: null, deal: null, html: "" };
  let article: Article | null;
  let moved: string | null = null;
  try {
    article = await readArticle(visitorReader(), params.slug, language);
    if (!article) moved = await readMoved(visitorReader(), "article", params.slug);
  } catch (error) {
    const failure = readingFailure(error, "The article could not be read");
    return data({ ...shared, ...nothing, failure }, failure.response);
  }
  // An article keeps every address that readers have seen.
  if (moved !== null) throw redirect(`/news/${moved}`, 301);
  if (!article) return data({ ...shared, ...nothing, failure: null }, { status: 404 });
  // An id redirects to the slug, so that each article has one address.
  if (article.slug !== params.slug) throw redirect(`/news/${article.slug}`, 301);
  const html = articleHtml(article.body);
  const deal = presentDeal(article, language, loadMessages(language, "labels"));
  const shown = { ...article, body: "", round: null };
  return data({ ...shared, article: shown, deal, html, failure: null });
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData?.messages.status) return [];
  const { article, language, siteUrl } = loaderData;
  if (!article) {
    return unlistedHead(
      translator<"status">(language, loaderData.messages.status)("articleNotFoundTitle"),
    );
  }
  const path = `/news/${article.slug}`;
  const image = `${siteUrl}/og/news/${article.slug}.png?lang=${language}`;
  const tag = LANGUAGE_TAGS[article.isOriginal ? DEFAULT_LANGUAGE : language];
  return [
    ...pageHead({
      siteUrl,
      path,
      language,
      languages: article.languages,
      title: article.title,
      description: article.excerpt,
      image: { url: image, alt: article.title },
      kind: "article",
      jsonLd: newsArticle(article, { siteUrl, path, image, tag }),
    }),
    { property: "article:published_time", content: article.publishedAt },
  ];
};

/** How schema.org names the way a text was made. */
const SOURCE_TYPES = {
  template: "https://schema.org/AlgorithmicMediaDigitalSource",
  model: "https://schema.org/TrainedAlgorithmicMediaDigitalSource",
  person: undefined,
} as const;

function newsArticle(
  article: Article,
  page: { siteUrl: string; path: string; image: string; tag: string },
) {
  return {
    "@context": "https://schema.org",
    "@type": "NewsArticle",
    headline: article.title,
    description: article.excerpt,
    inLanguage: page.tag,
    datePublished: article.publishedAt,
    dateModified: article.updatedAt,
    articleSection: article.category,
    image: [page.image],
    author: [
      article.author === ""
        ? publisherOf(page.siteUrl)
        : { "@type": "Person", name: article.author },
    ],
    digitalSourceType: SOURCE_TYPES[article.madeBy],
    publisher: {
      ...publisherOf(page.siteUrl),
      logo: { "@type": "ImageObject", url: `${page.siteUrl}/apple-touch-icon.png` },
    },
    isBasedOn: oneOrAll(article.sources.map(sourceJsonLd)),
    correction:
      article.corrections.length > 0
        ? article.corrections.map(({ on, text }) => ({
            "@type": "CorrectionComment",
            datePublished: on,
            text,
          }))
        : undefined,
    mainEntityOfPage: `${page.siteUrl}${page.path}`,
    mentions: [...article.startups, ...article.investors].map(({ name }) => ({
      "@type": "Organization",
      name,
    })),
  };
}

function oneOrAll<Item>(items: Item[]): Item | Item[] | undefined {
  return items.length > 1 ? items : items[0];
}

function sourceJsonLd({ title, publisher, url }: Source) {
  return {
    "@type": "CreativeWork",
    url,
    name: title || undefined,
    publisher: publisher ? { "@type": "Organization", name: publisher } : undefined,
  };
}

export default function ArticleRoute({ loaderData }: Route.ComponentProps) {
  const { article, deal, html, failure, messages, siteUrl, language, now } = loaderData;
  return (
    <MessagesProvider messages={messages}>
      {article ? (
        <ArticlePage
          article={article}
          deal={deal}
          html={html}
          address={`${siteUrl}/news/${article.slug}?lang=${language}`}
          newsletter={<ArticleNewsletter />}
          now={now}
        />
      ) : failure ? (
        <ReadingFailed failure={failure} />
      ) : (
        <ArticleNotFound />
      )}
    </MessagesProvider>
  );
}

function ArticleNotFound() {
  const t = useMessages("status");
  const crash = useMessages("crash");
  return (
    <StatusPage
      scene="unsprouted"
      title={t("articleNotFoundTitle")}
      text={t("articleNotFoundText")}
      more={<WaysOn />}
    >
      <Link to="/" className="button button-leaf">
        {crash("goHome")}
      </Link>
    </StatusPage>
  );
}

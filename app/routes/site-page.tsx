import { data } from "react-router";
import { REGION_TIME_ZONE } from "../../contracts/days.ts";
import { dateFormat } from "../../contracts/formats.ts";
import { LANGUAGE_TAGS } from "../../contracts/languages.ts";
import { SITE_PAGES } from "../../contracts/site-pages.ts";
import { ReadingFailed } from "../features/frame/reading-failed.tsx";
import { loadFigures } from "../features/site-pages/load-figures.server.ts";
import { loadLabels } from "../features/site-pages/load-labels.server.ts";
import { sitePageHtml, sitePageLead } from "../features/site-pages/page-html.server.ts";
import { readSitePage } from "../features/site-pages/read-site-page.ts";
import { SitePageText } from "../features/site-pages/site-page-text.tsx";
import { loadMessages, loadTranslator, requestLanguage } from "../i18n/locale-files.server.ts";
import { MessagesProvider } from "../i18n/messages-context.tsx";
import { publicBackendAddress, visitorReader } from "../platform/backend-address.server.ts";
import { operator } from "../platform/operator.server.ts";
import { pageHead, unlistedHead } from "../platform/page-head.ts";
import { readingFailure } from "../platform/reading-failure.ts";
import { inSections } from "../ui/sections.server.ts";
import type { Route } from "./+types/site-page.ts";

/** Pages that show since when they say so, because their readers want to know. */
const DATED: readonly string[] = ["privacy", "terms"];

export async function loader({ request, pattern }: Route.LoaderArgs) {
  const language = requestLanguage(request);
  const { siteUrl } = publicBackendAddress();
  const slug = SITE_PAGES.find((one) => pattern.replace("/", "") === one);
  if (!slug) throw data(null, { status: 404 });
  const shared = {
    language,
    siteUrl,
    path: `/${slug}`,
    slug,
    contents: loadTranslator(language, "legal")("contents"),
    messages: loadMessages(language, "sitePage", "status"),
  };
  try {
    const page = await readSitePage(visitorReader(), slug, language);
    if (!page) throw new Error(`There is no page ${slug}`);
    const date = dateFormat(LANGUAGE_TAGS[language], {
      dateStyle: "long",
      timeZone: REGION_TIME_ZONE,
    }).format(new Date(page.updatedAt));
    const shown = {
      title: page.title,
      lead: sitePageLead(page.body),
      ...inSections(sitePageHtml(page.body, operator())),
      changed: DATED.includes(slug)
        ? loadTranslator(language, "sitePage")("changed", { date })
        : "",
      figures: slug === "about" ? await loadFigures(visitorReader(), language) : null,
      labels: slug === "how-we-make-news" ? await loadLabels(visitorReader(), language) : null,
    };
    return data({ ...shared, page: shown, failure: null });
  } catch (error) {
    const failure = readingFailure(error, "A page of the site could not be read");
    return data({ ...shared, page: null, failure }, failure.response);
  }
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return [];
  const { page, siteUrl, path, language } = loaderData;
  if (!page) return unlistedHead("Benih");
  return pageHead({ siteUrl, path, language, title: page.title, description: page.lead });
};

export default function SitePageRoute({ loaderData }: Route.ComponentProps) {
  const { page, slug, messages, failure, contents } = loaderData;
  return (
    <MessagesProvider messages={messages}>
      {page ? (
        <SitePageText page={page} slug={slug} contents={contents} />
      ) : (
        <ReadingFailed failure={failure} />
      )}
    </MessagesProvider>
  );
}

import { data, Link, type ShouldRevalidateFunctionArgs, useSearchParams } from "react-router";
import { readNewsPage, readNewsTab } from "../../contracts/news-feed.ts";
import { useSession } from "../features/account/session.tsx";
import { ComingReports } from "../features/home/coming-reports.tsx";
import { Hero } from "../features/home/hero.tsx";
import { NewsFeed } from "../features/news/news-feed.tsx";
import { readNews } from "../features/news/read-news.ts";
import { loadMessages, requestLanguage } from "../i18n/locale-files.server.ts";
import { translator } from "../i18n/messages.ts";
import { MessagesProvider, useMessages } from "../i18n/messages-context.tsx";
import { publicBackendAddress, visitorReader } from "../platform/backend-address.server.ts";
import { isLanguageOutdated } from "../platform/language-choice.ts";
import { pageHead } from "../platform/page-head.ts";
import { Icon } from "../ui/icons.tsx";
import type { Route } from "./+types/home.ts";

export async function loader({ request }: Route.LoaderArgs) {
  const language = requestLanguage(request);
  const { searchParams } = new URL(request.url);
  const tab = readNewsTab(searchParams);
  const page = readNewsPage(searchParams);
  const messages = loadMessages(language, "home");
  const now = Date.now();
  const { siteUrl } = publicBackendAddress();
  const shared = { language, messages, tab, page, now, siteUrl };
  try {
    const cards = await readNews(visitorReader(), { tab, page, language });
    return data({ ...shared, cards });
  } catch (error) {
    // spec §8: only logged. The browser tries again; the page is not cached.
    console.error("The news could not be read", error);
    return data({ ...shared, cards: undefined }, { headers: { "cache-control": "no-store" } });
  }
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

/** The feed itself reads other tabs from the backend (spec §7). */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname !== nextUrl.pathname || isLanguageOutdated();
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData?.messages.home) return [];
  const t = translator<"home">(loaderData.language, loaderData.messages.home);
  const path = loaderData.tab === "Latest" ? "/" : `/?category=${loaderData.tab}`;
  return pageHead({
    siteUrl: loaderData.siteUrl,
    path,
    language: loaderData.language,
    title: t("metaTitle"),
    description: t("metaDescription"),
  });
};

export default function Home({ loaderData }: Route.ComponentProps) {
  const { messages, tab: renderedTab, page, cards, now } = loaderData;
  const [search] = useSearchParams();
  const first = cards && { tab: renderedTab, page, cards, readAt: now };
  return (
    <MessagesProvider messages={messages}>
      <Hero action={<ExploreButton />} />
      <NewsFeed tab={readNewsTab(search)} first={first} renderedAt={now} />
      <ComingReports />
    </MessagesProvider>
  );
}

/** Leads signed-in people to their account, visitors to sign-up (spec §2). */
function ExploreButton() {
  const t = useMessages("home");
  const session = useSession();
  return (
    <Link
      to={session.status === "signed-in" ? "/profile" : "/auth?mode=signup"}
      className="button button-leaf text-lg"
    >
      {t("exploreProjects")}
      <Icon name="arrow" />
    </Link>
  );
}

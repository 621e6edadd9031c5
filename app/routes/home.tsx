import { data, Link, useSearchParams } from "react-router";
import { newsQuery, readNewsPage, readNewsTab } from "../../contracts/news-feed.ts";
import { useSession } from "../features/account/session.tsx";
import { Hero } from "../features/home/hero.tsx";
import { LatePart } from "../features/home/late-part.tsx";
import { loadOffer } from "../features/home/load-offer.server.ts";
import { loadNewestMonth } from "../features/market-reports/load-newest-month.server.ts";
import { NewsFeed } from "../features/news/news-feed.tsx";
import { readNews } from "../features/news/read-news.ts";
import { loadPulse } from "../features/pulse/load-pulse.server.ts";
import { loadMessages, requestLanguage } from "../i18n/locale-files.server.ts";
import { translator } from "../i18n/messages.ts";
import { MessagesProvider, useMessages } from "../i18n/messages-context.tsx";
import { publicBackendAddress, visitorReader } from "../platform/backend-address.server.ts";
import { revalidatesByPath } from "../platform/language-choice.ts";
import { pageHead } from "../platform/page-head.ts";
import { withUnsent } from "../platform/unsent.server.ts";
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
  const reader = visitorReader();
  const [cards, pulse, month] = await Promise.all([
    readNews(reader, { tab, page, language }).catch(logged("The news could not be read")),
    loadPulse(reader, language).catch(logged("The week's figures could not be read")),
    loadNewestMonth(reader, language).catch(logged("The newest report could not be read")),
  ]);
  const isWhole = cards && pulse && month !== undefined;
  const shown = {
    pulse,
    month,
    offer: loadOffer(language),
    messages: loadMessages(language, "reports"),
  };
  return data(
    withUnsent(request, { ...shared, cards }, { shown }),
    isWhole ? {} : { headers: { "cache-control": "no-store" } },
  );
}

/** spec §8: only logged. The browser tries again; the page is not cached. */
function logged(what: string) {
  return (error: unknown) => {
    console.error(what, error);
    return undefined;
  };
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

/** The feed itself reads other tabs from the backend (spec §7). */
export const shouldRevalidate = revalidatesByPath;

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData?.messages.home) return [];
  const t = translator<"home">(loaderData.language, loaderData.messages.home);
  return pageHead({
    siteUrl: loaderData.siteUrl,
    path: `/${newsQuery(loaderData.tab, loaderData.page)}`,
    language: loaderData.language,
    title: t("metaTitle"),
    description: t("metaDescription"),
  });
};

export default function Home({ loaderData }: Route.ComponentProps) {
  const { messages, tab: renderedTab, page, cards, shown, language, now } = loaderData;
  const [search] = useSearchParams();
  const first = cards && { tab: renderedTab, page, cards, readAt: now };
  return (
    <MessagesProvider messages={messages}>
      <Hero action={<ExploreButton />} />
      <LatePart key={`s${language}`} part="strip" shown={shown} />
      <NewsFeed
        tab={readNewsTab(search)}
        first={first}
        renderedAt={now}
        market={<LatePart key={language} part="rail" shown={shown} className="lg:row-span-2 " />}
      />
      <LatePart key={`r${language}`} part="reports" shown={shown} />
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
      className="button button-leaf"
    >
      {t("exploreProjects")}
      <Icon name="arrow" />
    </Link>
  );
}

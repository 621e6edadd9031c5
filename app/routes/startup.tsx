import { data, redirect } from "react-router";
import { dayInRegion } from "../../contracts/days.ts";
import { CompanyNotFound } from "../features/companies/company-not-found.tsx";
import { presentStanding } from "../features/companies/round-source.ts";
import { ReadingFailed } from "../features/frame/reading-failed.tsx";
import { WaysOn } from "../features/frame/ways-on.tsx";
import { layOutFunding } from "../features/startups/funding-history.ts";
import {
  presentKnown,
  type ShownKnown,
  sourcesOfKnown,
} from "../features/startups/present-known.ts";
import { readStartup, type Startup } from "../features/startups/read-startup.ts";
import { StartupPage } from "../features/startups/startup-page.tsx";
import { cityIn } from "../i18n/city-names.server.ts";
import { loadMessages, loadTranslator, requestLanguage } from "../i18n/locale-files.server.ts";
import { labeller, translator } from "../i18n/messages.ts";
import { MessagesProvider } from "../i18n/messages-context.tsx";
import { translated } from "../i18n/translated.ts";
import { publicBackendAddress, visitorReader } from "../platform/backend-address.server.ts";
import { organization } from "../platform/company-json-ld.ts";
import { pageHead, unlistedHead } from "../platform/page-head.ts";
import { readMoved } from "../platform/read-moved.ts";
import { readingFailure } from "../platform/reading-failure.ts";
import type { Route } from "./+types/startup.ts";

type Nothing = { startup: null; fundingChart: null; known?: undefined; standing?: undefined };

export async function loader({ request, params }: Route.LoaderArgs) {
  const language = requestLanguage(request);
  const messages = loadMessages(language, "company", "labels", "saved", "share", "status");
  const { siteUrl } = publicBackendAddress();
  const shared = { language, messages, siteUrl, now: Date.now() };
  const nothing: Nothing = { startup: null, fundingChart: null };
  let found: Startup | null;
  let moved: string | null = null;
  try {
    found = await readStartup(visitorReader(), params.slug, language);
    if (!found) moved = await readMoved(visitorReader(), "startup", params.slug);
  } catch (error) {
    const failure = readingFailure(error, "The startup could not be read");
    return data({ ...shared, ...nothing, failure }, failure.response);
  }
  // A page that was merged or moved keeps its old address for ever.
  if (moved !== null) throw redirect(`/startups/${moved}`, 301);
  if (!found) return data({ ...shared, ...nothing, failure: null }, { status: 404 });
  const { known: raw, ...startup } = found;
  // An id redirects to the slug, so that each startup has one address.
  if (startup.record.slug !== params.slug) throw redirect(`/startups/${startup.record.slug}`, 301);
  startup.record.city = cityIn(startup.record.city, language);
  const t = loadTranslator(language, "company");
  const fundingChart = layOutFunding(startup.rounds, {
    language,
    today: dayInRegion(shared.now),
    words: {
      label: labeller(messages),
      step: (parts) => t("fundingBar", parts),
      undisclosed: t("undisclosed"),
    },
  });
  const provenance = loadTranslator(language, "provenance");
  const known = presentKnown(raw, language, provenance);
  const read = { publishedOn: startup.publishedOn, sources: sourcesOfKnown(raw) };
  const standing = presentStanding(read, language, provenance);
  // Only set where there is any, so that no other page carries it.
  const page: { known?: ShownKnown; standing?: string } = {
    ...(known && { known }),
    ...(standing && { standing }),
  };
  return data({ ...shared, startup, fundingChart, ...page, failure: null });
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData?.messages.status) return [];
  const { startup, language, siteUrl } = loaderData;
  if (!startup) {
    return unlistedHead(
      translator<"status">(language, loaderData.messages.status)("startupNotFoundTitle"),
    );
  }
  const { record, rounds } = startup;
  const path = `/startups/${record.slug}`;
  const description = translated(record, "tagline", language);
  return pageHead({
    siteUrl,
    path,
    language,
    title: `${record.name} | Benih`,
    description,
    image: { url: `${siteUrl}/og/startups/${record.slug}.png?lang=${language}`, alt: record.name },
    jsonLd: {
      ...organization(record, { siteUrl, path, description }),
      founder: record.founder_name ? { "@type": "Person", name: record.founder_name } : undefined,
      sameAs: [record.website, record.linkedin].filter((link) => link !== null),
      funder: [...new Set(rounds.flatMap(({ backers }) => backers.map(({ name }) => name)))].map(
        (name) => ({ "@type": "Organization", name }),
      ),
    },
  });
};

export default function StartupRoute({ loaderData }: Route.ComponentProps) {
  const { startup, fundingChart, known, standing, failure, messages, siteUrl, language, now } =
    loaderData;
  return (
    <MessagesProvider messages={messages}>
      {startup && fundingChart ? (
        <StartupPage
          startup={startup}
          fundingChart={fundingChart}
          known={known}
          standing={standing}
          address={`${siteUrl}/startups/${startup.record.slug}?lang=${language}`}
          now={now}
        />
      ) : failure ? (
        <ReadingFailed failure={failure} />
      ) : (
        <CompanyNotFound kind="startup" more={<WaysOn />} />
      )}
    </MessagesProvider>
  );
}

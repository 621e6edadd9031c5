import { data, redirect } from "react-router";
import { CompanyNotFound } from "../features/companies/company-not-found.tsx";
import { presentSources } from "../features/companies/present-sources.ts";
import {
  presentRoundSource,
  presentStanding,
  type ShownRoundSource,
  sourcesOfRound,
} from "../features/companies/round-source.ts";
import type { ShownSources } from "../features/companies/source-link.tsx";
import { ReadingFailed } from "../features/frame/reading-failed.tsx";
import { WaysOn } from "../features/frame/ways-on.tsx";
import { InvestorPage } from "../features/investors/investor-page.tsx";
import { type Investor, readInvestor } from "../features/investors/read-investor.ts";
import { cityIn } from "../i18n/city-names.server.ts";
import { loadMessages, loadTranslator, requestLanguage } from "../i18n/locale-files.server.ts";
import { translator } from "../i18n/messages.ts";
import { MessagesProvider } from "../i18n/messages-context.tsx";
import { translated } from "../i18n/translated.ts";
import { publicBackendAddress, visitorReader } from "../platform/backend-address.server.ts";
import { organization } from "../platform/company-json-ld.ts";
import { pageHead, unlistedHead } from "../platform/page-head.ts";
import { readMoved } from "../platform/read-moved.ts";
import { readingFailure } from "../platform/reading-failure.ts";
import type { Route } from "./+types/investor.ts";

type Provenance = { sources?: ShownSources; roundSource?: ShownRoundSource; standing?: string };

type Nothing = { investor: null } & { [Name in keyof Provenance]?: undefined };

export async function loader({ request, params }: Route.LoaderArgs) {
  const language = requestLanguage(request);
  const messages = loadMessages(language, "company", "labels", "saved", "share", "status");
  const { siteUrl } = publicBackendAddress();
  const shared = { language, messages, siteUrl, now: Date.now() };
  const nothing: Nothing = { investor: null };
  let found: Investor | null;
  let moved: string | null = null;
  try {
    found = await readInvestor(visitorReader(), params.slug, language);
    if (!found) moved = await readMoved(visitorReader(), "investor", params.slug);
  } catch (error) {
    const failure = readingFailure(error, "The investor could not be read");
    return data({ ...shared, ...nothing, failure }, failure.response);
  }
  // A page that was merged or moved keeps its old address for ever.
  if (moved !== null) throw redirect(`/investors/${moved}`, 301);
  if (!found) return data({ ...shared, ...nothing, failure: null }, { status: 404 });
  const { sources: raw, roundSources, ...investor } = found;
  // An id redirects to the slug, so that each investor has one address.
  if (investor.record.slug !== params.slug) {
    throw redirect(`/investors/${investor.record.slug}`, 301);
  }
  investor.record.city = cityIn(investor.record.city, language);
  const t = loadTranslator(language, "provenance");
  const sources = presentSources(raw, language, t);
  const roundSource = roundSources && presentRoundSource(roundSources, language, t);
  const read = [
    ...sourcesOfRound({ fact_sources: raw, news: [] }),
    ...(roundSources ? sourcesOfRound(roundSources) : []),
  ];
  const { publishedOn } = investor;
  const standing = presentStanding({ publishedOn, sources: read }, language, t);
  // Only set where there is any, so that no other page carries it.
  const page: Provenance = {
    ...(sources && { sources }),
    ...(roundSource && { roundSource }),
    ...(standing && { standing }),
  };
  return data({ ...shared, investor, ...page, failure: null });
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData?.messages.status) return [];
  const { investor, language, siteUrl } = loaderData;
  if (!investor) {
    return unlistedHead(
      translator<"status">(language, loaderData.messages.status)("investorNotFoundTitle"),
    );
  }
  const { record } = investor;
  const path = `/investors/${record.slug}`;
  const description = translated(record, "tagline", language);
  return pageHead({
    siteUrl,
    path,
    language,
    title: `${record.name} | Benih`,
    description,
    image: { url: `${siteUrl}/og/investors/${record.slug}.png?lang=${language}`, alt: record.name },
    jsonLd: {
      ...organization(record, { siteUrl, path, description }),
      sameAs: record.website ? [record.website] : undefined,
    },
  });
};

export default function InvestorRoute({ loaderData }: Route.ComponentProps) {
  const { investor, sources, failure, messages, siteUrl, language, now } = loaderData;
  return (
    <MessagesProvider messages={messages}>
      {investor ? (
        <InvestorPage
          investor={investor}
          sources={sources}
          address={`${siteUrl}/investors/${investor.record.slug}?lang=${language}`}
          now={now}
        />
      ) : failure ? (
        <ReadingFailed failure={failure} />
      ) : (
        <CompanyNotFound kind="investor" more={<WaysOn />} />
      )}
    </MessagesProvider>
  );
}

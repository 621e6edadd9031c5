import { data } from "react-router";
import { TRACKED_SINCE } from "../../contracts/funding.ts";
import { type FundingView, readFundingView } from "../../contracts/funding-view.ts";
import { LANGUAGE_TAGS, type Language } from "../../contracts/languages.ts";
import { presentRoundSource, readRoundSources } from "../features/companies/round-source.ts";
import { ReadingFailed } from "../features/frame/reading-failed.tsx";
import type { SourcedRounds } from "../features/funding/present-rounds.ts";
import { presentTracker } from "../features/funding/present-tracker.ts";
import {
  readDifficulty,
  readDifficultyHistory,
  readRounds,
  readTracker,
} from "../features/funding/read-tracker.ts";
import { changedView, TRACKER, trackerAddress } from "../features/funding/tracker-address.ts";
import { TrackerPage } from "../features/funding/tracker-page.tsx";
import { trackerWords } from "../features/funding/tracker-words.ts";
import { loadMessages, loadTranslator, requestLanguage } from "../i18n/locale-files.server.ts";
import { translator } from "../i18n/messages.ts";
import { MessagesProvider } from "../i18n/messages-context.tsx";
import { publicBackendAddress, visitorReader } from "../platform/backend-address.server.ts";
import type { Reader } from "../platform/backend-context.tsx";
import { pageHead, publisherOf } from "../platform/page-head.ts";
import { readingFailure } from "../platform/reading-failure.ts";
import type { Route } from "./+types/funding-tracker.ts";

export async function loader({ request }: Route.LoaderArgs) {
  const language = requestLanguage(request);
  const view = readFundingView(new URL(request.url).searchParams);
  const messages = loadMessages(language, "funding", "labels", "status");
  const { siteUrl } = publicBackendAddress();
  const shared = { language, messages, siteUrl, view };
  const reader = visitorReader();
  try {
    const isIndex = view.measure === "difficulty";
    const [rows, terms, past, page] = await Promise.all([
      readTracker(reader, view),
      isIndex ? readDifficulty(reader, view) : [],
      isIndex ? readDifficultyHistory(reader, view) : [],
      readSourcedRounds(reader, view, language),
    ]);
    const words = trackerWords(language, messages);
    const tracker = presentTracker(words, view, { rows, terms, past, page });
    return data({ ...shared, tracker, failure: null });
  } catch (error) {
    const failure = readingFailure(error, "The funding tracker could not be read");
    return data({ ...shared, tracker: null, failure }, failure.response);
  }
}

/** The list of rounds, each with where it was reported. */
async function readSourcedRounds(
  reader: Reader,
  view: FundingView,
  language: Language,
): Promise<SourcedRounds> {
  const page = await readRounds(reader, view);
  const t = loadTranslator(language, "provenance");
  const read = await readRoundSources(
    reader,
    page.rounds.map(({ id }) => id),
  );
  const shown = [...read].flatMap(([id, round]) => {
    const source = presentRoundSource(round, language, t);
    return source ? [[id, { source }] as const] : [];
  });
  return { ...page, sources: Object.fromEntries(shown) };
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData?.messages.funding) return [];
  const { language, siteUrl, view } = loaderData;
  const t = translator<"funding">(language, loaderData.messages.funding);
  const page = { title: t("metaTitle"), description: t("metaDescription") };
  return pageHead({
    ...page,
    siteUrl,
    // The list of rounds is part of the page, not a separate page.
    path: trackerAddress(changedView(view, {})),
    language,
    jsonLd: dataset({ ...page, siteUrl, tag: LANGUAGE_TAGS[language] }),
  });
};

function dataset(page: { title: string; description: string; siteUrl: string; tag: string }) {
  const url = page.siteUrl + TRACKER;
  const file = (path: string, encodingFormat: string) => ({
    "@type": "DataDownload",
    contentUrl: `${url}${path}`,
    encodingFormat,
  });
  return {
    "@context": "https://schema.org",
    "@type": "Dataset",
    name: page.title,
    description: page.description,
    url,
    inLanguage: page.tag,
    isAccessibleForFree: true,
    temporalCoverage: `${TRACKED_SINCE}/..`,
    spatialCoverage: "Southeast Asia",
    creator: publisherOf(page.siteUrl),
    distribution: [
      file(".csv", "text/csv"),
      file("/rounds.csv", "text/csv"),
      file(".json", "application/json"),
    ],
  };
}

export default function FundingTracker({ loaderData }: Route.ComponentProps) {
  const { messages, tracker, failure } = loaderData;
  return (
    <MessagesProvider messages={messages}>
      {tracker ? <TrackerPage tracker={tracker} /> : <ReadingFailed failure={failure} />}
    </MessagesProvider>
  );
}

import type { Language } from "../../../contracts/languages.ts";
import { plainDay } from "../../i18n/dates.ts";
import type { Translate } from "../../i18n/messages.ts";
import type { Reader } from "../../platform/backend-context.tsx";
import { hostOf } from "../news/host-of.ts";
import type { Source } from "../news/read-article.ts";

/** Where something was reported, and on which day we read it; the day may be unknown (""). */
export type ReadSource = Pick<Source, "publisher" | "url" | "readOn">;

/** A round's own sources, and those of the articles that report it, as the data API gives them. */
export type RoundSources = {
  fact_sources: { publisher: string; url: string; read_on: string }[];
  // As the desk writes them (contracts/desk/article.ts).
  news: { sources: ReadSource[] }[];
};

export const ROUND_NEWS = "news(sources)";
/** All of a round's sources, as PostgREST embeds them. */
export const ROUND_SOURCES = `fact_sources(publisher,url,read_on),${ROUND_NEWS}` as const;

/** A round's source, ready to be shown. */
export type ShownRoundSource = { href: string; text: string; checked: string };

/** The sources of a round, its own first. */
export function sourcesOfRound({ fact_sources, news }: RoundSources): ReadSource[] {
  return [
    ...fact_sources.map(({ publisher, url, read_on }) => ({ publisher, url, readOn: read_on })),
    ...news.flatMap(({ sources }) => sources),
  ];
}

export function presentRoundSource(
  round: RoundSources,
  language: Language,
  t: Translate<"provenance">,
): ShownRoundSource | undefined {
  const [first] = sourcesOfRound(round);
  if (!first) return undefined;
  const { publisher, url, readOn } = first;
  return {
    href: url,
    text: t("reportedBy", { publisher: publisher || hostOf(url) }),
    checked: readOn === "" ? "" : t("checkedOn", { day: plainDay(readOn, language) }),
  };
}

/** How old the facts are that are not the company's own: the last day on which one was read. */
export function presentChecked(
  sources: ReadSource[],
  language: Language,
  t: Translate<"provenance">,
): string | undefined {
  const last = sources
    .map(({ readOn }) => readOn)
    .sort()
    .at(-1);
  return !last ? undefined : t("fromPublicSources", { day: plainDay(last, language) });
}

/** When a page that its company publishes was reviewed, or how old its facts are; undefined if unknown. */
export function presentStanding(
  { publishedOn, sources }: { publishedOn: string | null; sources: ReadSource[] },
  language: Language,
  t: Translate<"provenance">,
): string | undefined {
  if (publishedOn === null) return presentChecked(sources, language, t);
  return t("reviewedOn", { day: plainDay(publishedOn, language) });
}

/** The sources of rounds, by the rounds' ids. @throws the backend's error. */
export async function readRoundSources(
  client: Reader,
  rounds: string[],
): Promise<Map<string, RoundSources>> {
  if (rounds.length === 0) return new Map();
  const { data, error } = await client
    .from("funding_rounds")
    .select(`id,${ROUND_SOURCES}`)
    .in("id", rounds)
    .overrideTypes<(RoundSources & { id: string })[], { merge: false }>();
  if (error) throw error;
  return new Map(data.map(({ id, ...sources }) => [id, sources]));
}

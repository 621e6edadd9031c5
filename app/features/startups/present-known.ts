import { shortAmount } from "../../../contracts/amounts.ts";
import type { Database } from "../../../contracts/database.ts";
import { numberFormat } from "../../../contracts/formats.ts";
import { LANGUAGE_TAGS, type Language } from "../../../contracts/languages.ts";
import { plainDay } from "../../i18n/dates.ts";
import type { Translate } from "../../i18n/messages.ts";
import { presentSource, presentSources, type SourceRow } from "../companies/present-sources.ts";
import {
  presentRoundSource,
  type ReadSource,
  type RoundSources,
  type ShownRoundSource,
  sourcesOfRound,
} from "../companies/round-source.ts";
import type { ShownSource, ShownSources } from "../companies/source-link.tsx";
import type { ShownEvents } from "./company-events.tsx";

type EventColumns = Database["public"]["Tables"]["company_events"]["Row"];

/** An amount in its own currency, as the data API returns it. */
export type OwnAmount = Pick<EventColumns, "amount" | "currency" | "rate" | "rate_on">;

export type EventRow = OwnAmount &
  Pick<EventColumns, "id" | "kind" | "happened_on" | "party"> & { fact_sources: SourceRow[] };

/**
 * What the desk knows about a company beyond its page: sources, events, amounts in their own
 * currency.
 */
export type Known = {
  sources: SourceRow[];
  events: EventRow[];
  rounds: (OwnAmount & Pick<RoundSources, "news"> & { id: string; fact_sources: SourceRow[] })[];
};

export type ShownKnown = {
  sources?: ShownSources;
  events?: ShownEvents;
  /** By the round's id. */
  rounds?: Partial<Record<string, ShownRound>>;
};

type ShownRound = {
  amount?: string;
  sources?: ShownSources;
  /** The round's own source, if its facts name none. */
  source?: ShownRoundSource;
};

/** All sources about a company, its events and its rounds. */
export function sourcesOfKnown({ sources, events, rounds }: Known): ReadSource[] {
  const facts = [...sources, ...events.flatMap(({ fact_sources }) => fact_sources)];
  return [...sourcesOfRound({ fact_sources: facts, news: [] }), ...rounds.flatMap(sourcesOfRound)];
}

/** In the reader's language; undefined for a company about which the desk knows nothing more. */
export function presentKnown(
  { sources, events, rounds }: Known,
  language: Language,
  t: Translate<"provenance">,
): ShownKnown | undefined {
  const ofRounds = rounds.flatMap(({ id, fact_sources, news, ...own }): [string, ShownRound][] => {
    const amount = presentOwn(own, language, t);
    const known = presentSources(fact_sources, language, t);
    const source = known ? undefined : presentRoundSource({ fact_sources, news }, language, t);
    const round = {
      ...(amount && { amount }),
      ...(known && { sources: known }),
      ...(source && { source }),
    };
    return Object.keys(round).length > 0 ? [[id, round]] : [];
  });
  const ofCompany = presentSources(sources, language, t);
  const shown: ShownKnown = {
    ...(ofCompany && { sources: ofCompany }),
    ...(events.length > 0 && { events: presentEvents(events, language, t) }),
    ...(ofRounds.length > 0 && { rounds: Object.fromEntries(ofRounds) }),
  };
  return Object.keys(shown).length > 0 ? shown : undefined;
}

/** Only amounts that were not in dollars, since dollars are shown anyway. */
function presentOwn(
  { amount, currency, rate, rate_on }: OwnAmount,
  language: Language,
  t: Translate<"provenance">,
): string | undefined {
  if (amount === null || currency === null || rate === null || rate_on === null) return undefined;
  return t("ownAmount", {
    amount: shortAmount(amount, currency, language),
    rate: numberFormat(LANGUAGE_TAGS[language], { maximumFractionDigits: 4 }).format(rate),
    currency,
    day: plainDay(rate_on, language),
  });
}

function presentEvents(
  events: EventRow[],
  language: Language,
  t: Translate<"provenance">,
): ShownEvents {
  const sorted = events.toSorted((a, b) => b.happened_on.localeCompare(a.happened_on));
  return {
    heading: t("events"),
    lines: sorted.map((event) => {
      const [row] = event.fact_sources;
      const source: ShownSource | undefined = row && presentSource(row, language, t);
      return {
        id: event.id,
        on: event.happened_on,
        day: plainDay(event.happened_on, language),
        text: sayEvent(event, language, t),
        ...(source && { source }),
      };
    }),
  };
}

function sayEvent(
  { kind, party, amount, currency }: EventRow,
  language: Language,
  t: Translate<"provenance">,
): string {
  const money = amount === null || currency === null ? "" : shortAmount(amount, currency, language);
  if (kind === "valuation") return t("valuedAt", { amount: money });
  if (kind === "shutdown") return t("shutDown");
  const bought = kind === "acquisition";
  const what = bought
    ? party === ""
      ? t("acquired")
      : t("acquiredBy", { party })
    : party === ""
      ? t("listed")
      : t("listedOn", { party });
  return money === "" ? what : `${what} · ${money}`;
}

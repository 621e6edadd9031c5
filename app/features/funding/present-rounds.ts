import type { FundingView } from "../../../contracts/funding-view.ts";
import { plainDay } from "../../i18n/dates.ts";
import type { ShownRoundSource } from "../companies/round-source.ts";
import { isAllSample } from "../directory/is-all-sample.ts";
import type { RoundRow, RoundsPage } from "./read-tracker.ts";
import { changedView, roundsAddress, trackerAddress } from "./tracker-address.ts";
import type { TrackerWords } from "./tracker-words.ts";

/** A page of rounds, and where those with a known source were reported, by their ids. */
export type SourcedRounds = RoundsPage & {
  sources: Partial<Record<string, { source: ShownRoundSource }>>;
};

export type PresentedRounds = {
  rows: {
    id: string;
    startup: { slug: string; name: string; logo: string };
    /** Marked on each round only where not all of them are. */
    isSample: boolean;
    day: string;
    announcedOn: string;
    kind: string;
    amount: string;
    country: string;
    investors: RoundRow["investors"];
    source?: ShownRoundSource;
  }[];
  /** The active filters of the list, each with the address without it. */
  chips: { name: string; href: string }[];
  next: string | null;
  first: string | null;
  /** Where there may be rounds if there are none here; null where that is the current view. */
  ways: { year: string | null; unfiltered: string | null };
};

export function presentRounds(
  words: TrackerWords,
  view: FundingView,
  { rounds, next, sources }: SourcedRounds,
): PresentedRounds {
  const isMixed = !isAllSample(rounds);
  const chips = chipsOf(words, view);
  return {
    rows: rounds.map((round) => ({
      id: round.id,
      startup: { slug: round.startup_slug, name: round.startup_name, logo: round.startup_logo },
      isSample: round.is_sample && isMixed,
      day: plainDay(round.announced_on, words.language),
      announcedOn: round.announced_on,
      kind: words.label(round.kind),
      amount:
        round.usd_thousand === null
          ? words.t("undisclosed")
          : words.short("amount", round.usd_thousand),
      country: words.label(round.country),
      investors: round.investors,
      ...sources[round.id],
    })),
    chips,
    next: next === null ? null : roundsAddress({ ...view, after: next }),
    first: view.after === null ? null : roundsAddress({ ...view, after: null }),
    ways: {
      year: view.period === "year" ? null : trackerAddress(changedView(view, { period: "year" })),
      unfiltered:
        chips.length === 0
          ? null
          : trackerAddress(changedView(view, { country: null, ventureRound: null })),
    },
  };
}

function chipsOf(words: TrackerWords, view: FundingView): PresentedRounds["chips"] {
  const { country, ventureRound, sector, from, to } = view;
  const chip = (name: string, without: FundingView) => ({ name, href: roundsAddress(without) });
  return [
    ...(country ? [chip(words.label(country), { ...view, country: null, after: null })] : []),
    ...(ventureRound
      ? [chip(words.label(ventureRound), { ...view, ventureRound: null, after: null })]
      : []),
    ...(sector ? [chip(words.label(sector), { ...view, sector: null, after: null })] : []),
    ...(from && to ? [chip(words.span(from, to), changedView(view, { sector }))] : []),
  ];
}

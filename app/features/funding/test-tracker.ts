import { type FundingView, readFundingView } from "../../../contracts/funding-view.ts";
import en from "../../i18n/locales/en/funding.json";
import labels from "../../i18n/locales/en/labels.json";
import type { SourcedRounds } from "./present-rounds.ts";
import { presentTracker } from "./present-tracker.ts";
import type { DifficultyTerm, DifficultyWindow, RoundRow, TrackerRow } from "./read-tracker.ts";
import { trackerWords } from "./tracker-words.ts";

const words = trackerWords("en", { funding: en, labels });

const view = (query = ""): FundingView => readFundingView(new URLSearchParams(query));

export function row(changes: Partial<TrackerRow>): TrackerRow {
  return {
    dimension: "all",
    value: null,
    starts_on: "2026-11-14",
    ends_on: "2026-11-20",
    rounds: 1,
    usd_thousand: 0,
    undisclosed: 0,
    previous_rounds: 0,
    previous_usd_thousand: 0,
    difficulty: null,
    previous_difficulty: null,
    difficulty_rounds: 0,
    provisional: true,
    ...changes,
  };
}

const round: RoundRow = {
  id: "00000000-0000-4000-8000-000000000001",
  announced_on: "2026-11-19",
  kind: "series_a",
  usd_thousand: null,
  startup_slug: "pho",
  startup_name: "Phở",
  startup_logo: "",
  country: "Vietnam",
  is_sample: false,
  investors: [],
};

/** The tracker in English, from rows of its figures. */
export function present(
  query: string,
  rows: TrackerRow[],
  {
    terms = [],
    past = [],
    next = null,
    sources = {},
  }: {
    terms?: DifficultyTerm[];
    past?: DifficultyWindow[];
    next?: string | null;
    sources?: SourcedRounds["sources"];
  } = {},
) {
  return presentTracker(words, view(query), {
    rows,
    terms,
    past,
    page: { rounds: [round], next, sources },
  });
}

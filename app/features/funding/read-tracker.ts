import type { FundingView } from "../../../contracts/funding-view.ts";
import type { Reader } from "../../platform/backend-context.tsx";

/** A figure of the tracker: of everything, a country, a kind of round, or a bar of time. */
export type TrackerRow = {
  dimension: "all" | "country" | "venture_round" | "time";
  value: string | null;
  starts_on: string;
  ends_on: string;
  rounds: number;
  usd_thousand: number;
  undisclosed: number;
  /** null: the previous period began before tracking did. */
  previous_rounds: number | null;
  previous_usd_thousand: number | null;
  /** 0 easy to 100 hard; null when there are too few rounds, or no history yet. */
  difficulty: number | null;
  previous_difficulty: number | null;
  difficulty_rounds: number;
  provisional: boolean;
};

/** A term of the difficulty index; the three indices are repeated on each. */
export type DifficultyTerm = {
  term: string;
  weight: number;
  value: number | null;
  /** Direction-corrected, 0 to 1: how much of the history was easier. */
  percentile: number | null;
  rounds: number;
  cell_index: number | null;
  parent_index: number | null;
  index: number | null;
};

/** A window of the index's past. */
export type DifficultyWindow = {
  starts_on: string;
  ends_on: string;
  rounds: number;
  /** null: too few rounds, or too little history. */
  index: number | null;
};

export type RoundRow = {
  id: string;
  announced_on: string;
  kind: string;
  usd_thousand: number | null;
  startup_slug: string;
  startup_name: string;
  startup_logo: string;
  country: string;
  is_sample: boolean;
  investors: { slug: string; name: string; lead: boolean }[];
};

export type RoundsPage = { rounds: RoundRow[]; next: string | null };

const ROUNDS_PER_PAGE = 12;

/**
 * Indices are whole numbers from here on, so that differences and positions match what is shown.
 * @throws the backend's error, as all of these.
 */
export async function readTracker(client: Reader, view: FundingView): Promise<TrackerRow[]> {
  const { data, error } = await client
    .rpc("funding_tracker", cell(view), { get: true })
    .overrideTypes<TrackerRow[], { merge: false }>();
  if (error) throw error;
  return data.map((row) => ({
    ...row,
    difficulty: rounded(row.difficulty),
    previous_difficulty: rounded(row.previous_difficulty),
  }));
}

/** The terms of the view's difficulty index. */
export async function readDifficulty(client: Reader, view: FundingView): Promise<DifficultyTerm[]> {
  const { data, error } = await client
    .rpc("funding_difficulty", cell(view), { get: true })
    .overrideTypes<DifficultyTerm[], { merge: false }>();
  if (error) throw error;
  return data;
}

/** The past of the view's difficulty index, the earliest window first. */
export async function readDifficultyHistory(
  client: Reader,
  view: FundingView,
): Promise<DifficultyWindow[]> {
  const { data, error } = await client
    .rpc("funding_difficulty_history", cell(view), { get: true })
    .overrideTypes<DifficultyWindow[], { merge: false }>();
  if (error) throw error;
  return data;
}

/** The rounds behind the view's figures, newest first. */
export async function readRounds(client: Reader, view: FundingView): Promise<RoundsPage> {
  const { data, error } = await client
    .rpc(
      "list_funding_rounds",
      {
        ...cell(view),
        ...(view.from && view.to ? { starts_on: view.from, ends_on: view.to } : {}),
        ...(view.sector ? { sector: view.sector } : {}),
        ...(view.after ? { after_round: view.after } : {}),
        // One more than a page, to know whether there is a next one.
        page_size: ROUNDS_PER_PAGE + 1,
      },
      { get: true },
    )
    .overrideTypes<RoundRow[], { merge: false }>();
  if (error) throw error;
  const rounds = data.slice(0, ROUNDS_PER_PAGE);
  const hasMore = data.length > ROUNDS_PER_PAGE;
  return { rounds, next: hasMore ? (rounds.at(-1)?.id ?? null) : null };
}

function rounded(index: number | null): number | null {
  return index === null ? null : Math.round(index);
}

function cell({ period, country, ventureRound }: FundingView) {
  return {
    period,
    ...(country ? { country } : {}),
    ...(ventureRound ? { venture_round: ventureRound } : {}),
  };
}

import type pg from "pg";
import { type FundingView, readFundingView } from "../../../contracts/funding-view.ts";

/** A row of public.funding_tracker for files: days as text, amounts as numbers. */
export type Figure = {
  dimension: string;
  value: string | null;
  starts_on: string;
  ends_on: string;
  rounds: number;
  usd_thousand: number;
  undisclosed: number;
  previous_rounds: number | null;
  previous_usd_thousand: number | null;
  difficulty: number | null;
  previous_difficulty: number | null;
  difficulty_rounds: number | null;
  provisional: boolean;
};

export type ReadRound = {
  id: string;
  announced_on: string;
  kind: string;
  usd_thousand: number | null;
  startup_slug: string;
  startup_name: string;
  country: string;
  is_sample: boolean;
  investors: { slug: string; name: string; lead: boolean }[];
};

/** The figures of a view. @throws PostgreSQL's error, 57014 when they took over a second. */
export async function readFigures(pool: pg.Pool, view: FundingView): Promise<Figure[]> {
  return rowsWithinASecond<Figure>(
    pool,
    `select dimension, value, starts_on::text, ends_on::text,
            rounds, usd_thousand::float8, undisclosed,
            previous_rounds, previous_usd_thousand::float8,
            difficulty::float8, previous_difficulty::float8, difficulty_rounds, provisional
       from public.funding_tracker(period => $1, country => $2, venture_round => $3)`,
    [view.period, view.country, view.ventureRound],
  );
}

/**
 * The difficulty index of the last week, or of the last month when the week had too few rounds.
 * @throws as readFigures does.
 */
export async function readNewestIndex(pool: pg.Pool): Promise<number | null> {
  for (const period of ["week", "month"]) {
    const figures = await readFigures(pool, readFundingView(new URLSearchParams({ period })));
    const index = figures.find(({ dimension }) => dimension === "all")?.difficulty ?? null;
    if (index !== null) return index;
  }
  return null;
}

/** As many as the database returns at once. */
const PAGE = 200;

/**
 * The newest rounds behind a view's figures, up to a limit.
 * @throws as readFigures does.
 */
export async function readNewestRounds(
  pool: pg.Pool,
  view: FundingView,
  most: number,
): Promise<ReadRound[]> {
  const rounds: ReadRound[] = [];
  let after: string | null = null;
  while (rounds.length < most) {
    const page: ReadRound[] = await readPage(
      pool,
      view,
      after,
      Math.min(PAGE, most - rounds.length),
    );
    rounds.push(...page);
    after = page.at(-1)?.id ?? null;
    if (page.length < PAGE) break;
  }
  return rounds;
}

async function readPage(
  pool: pg.Pool,
  view: FundingView,
  after: string | null,
  size: number,
): Promise<ReadRound[]> {
  return rowsWithinASecond<ReadRound>(
    pool,
    `select id, announced_on::text, kind, usd_thousand::float8,
            startup_slug, startup_name, country, is_sample, investors
       from public.list_funding_rounds(
         period => $1, country => $2, venture_round => $3, starts_on => $4, ends_on => $5,
         after_round => $6, page_size => $7, sector => $8)`,
    [view.period, view.country, view.ventureRound, view.from, view.to, after, size, view.sector],
  );
}

/** The functions' own time limit only works in the data API; here it must be set before the call. */
async function rowsWithinASecond<Row extends pg.QueryResultRow>(
  pool: pg.Pool,
  text: string,
  values: unknown[],
): Promise<Row[]> {
  const client = await pool.connect();
  let failed = true;
  try {
    await client.query("begin read only; set local statement_timeout = '1s'");
    const { rows } = await client.query<Row>(text, values);
    await client.query("commit");
    failed = false;
    return rows;
  } finally {
    // A connection with a broken transaction is not reused.
    client.release(failed);
  }
}

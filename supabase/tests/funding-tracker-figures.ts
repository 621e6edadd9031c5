import { visitor } from "./actors.ts";
import { given, round, startup } from "./content.ts";
import type { Database, Row } from "./database.ts";

/** The day that the tests ask about. */
export const TODAY = "2026-06-15";

type Asked = { period?: string; country?: string; venture_round?: string; today?: string };

/** How the tests of the tracker fill and ask it. */
export function trackerOf(database: Database) {
  /** A round of a new startup. */
  const givenRound = async (changes: Row, of: Row = {}): Promise<string> => {
    const startupId = await given(database, "startups", startup(of));
    return given(database, "funding_rounds", round({ startup_id: startupId, ...changes }));
  };

  /** The rows of a dimension, days as text and only the columns that the test names. */
  const figures = async (dimension: string, columns: string, asked: Asked = {}): Promise<Row[]> => {
    const { period = "month", country = null, venture_round = null, today = TODAY } = asked;
    const { rows } = await database.run(
      visitor,
      `select ${columns} from (
         select dimension, value, starts_on::text, ends_on::text, rounds, usd_thousand::float,
                undisclosed, previous_rounds, previous_usd_thousand::float, difficulty,
                previous_difficulty, difficulty_rounds, provisional
           from public.funding_tracker($1, $2, $3, $4)) figures
        where dimension = $5`,
      [period, country, venture_round, today, dimension],
    );
    return rows;
  };

  return { givenRound, figures };
}

import { expect, it } from "vitest";
import { owner } from "../../../supabase/tests/actors.ts";
import { migratedDatabase } from "../../../supabase/tests/database.ts";
import { METHOD_FIGURES } from "./method-figures.ts";

const database = migratedDatabase();

it("publishes the figures that the database computes with", async () => {
  const { rows } = await database.run(
    owner,
    `select tracker.shrinkage() as k, tracker.least_rounds() as "leastRounds",
            tracker.provisional_days() as "provisionalDays",
            tracker.least_history() as "leastHistory",
            tracker.seeking_after_days() as "seekingDays"`,
  );
  expect(METHOD_FIGURES).toMatchObject(rows[0] ?? {});
});

it("publishes the weights of the terms", async () => {
  const { rows } = await database.run(
    owner,
    "select jsonb_object_agg(term, weight) as weights from tracker.difficulty_terms()",
  );
  expect(rows[0]?.weights).toEqual({
    rounds: METHOD_FIGURES.weightRounds,
    investors: METHOD_FIGURES.weightInvestors,
    seeking_per_round: METHOD_FIGURES.weightSeeking,
    median_amount: METHOD_FIGURES.weightMedian,
    days_since_previous: METHOD_FIGURES.weightDays,
  });
});

it("publishes how long the history of each period is", async () => {
  const { rows } = await database.run(
    owner,
    `select period, unit, last_step - first_step + 1 as windows,
            last_history_step - last_step as history
       from unnest(array['week', 'month', 'year']) as p (period), tracker.steps_of(p.period, 0)`,
  );
  const { weeksOfHistory, monthsOfHistory, monthsOfYear } = METHOD_FIGURES;
  expect(rows).toEqual([
    { period: "week", unit: "week", windows: 1, history: weeksOfHistory },
    { period: "month", unit: "month", windows: 1, history: monthsOfHistory },
    { period: "year", unit: "month", windows: monthsOfYear, history: monthsOfHistory },
  ]);
});

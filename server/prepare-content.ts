import type pg from "pg";
import { demandSecondFactor } from "./domain/desk/staff.ts";
import { refreshDifficulty } from "./domain/funding/refresh-difficulty.ts";
import type { Env } from "./env.ts";
import { loadSampleContent } from "./sample-content/load.ts";
import { retellMadeStories } from "./sample-content/retell-stories.ts";

/**
 * Prepares the database for the first visitor: the desk's rules, and the sample content.
 * @param isOnlyHere whether the site can only be reached from this machine
 */
export async function prepareContent(
  pool: pg.Pool,
  env: Pick<Env, "STAFF_SECOND_FACTOR" | "SAMPLE_CONTENT" | "MADE_NEWS">,
  isOnlyHere: boolean,
): Promise<void> {
  const { STAFF_SECOND_FACTOR = isOnlyHere ? "off" : "on" } = env;
  await demandSecondFactor(pool, STAFF_SECOND_FACTOR === "on");
  const makesNews = env.MADE_NEWS === "on";
  const isNew =
    env.SAMPLE_CONTENT === "on" && (await loadSampleContent(pool, new Date(), { makesNews }));
  if (env.SAMPLE_CONTENT === "on" && makesNews && !isNew) await retellMadeStories(pool);
  // The first page that shows the difficulty index must not say that there is none.
  if (isNew) await refreshDifficulty(pool);
}

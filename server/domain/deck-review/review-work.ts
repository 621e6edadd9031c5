import type pg from "pg";
import { dayInRegion } from "../../../contracts/days.ts";
import type { DeckReview } from "../../../contracts/deck-review.ts";
import { takePlace } from "../../files/places.ts";
import { deckFigures } from "../../judging/decks/deck-figures.ts";
import type { ReviewContext } from "../../judging/decks/review-context.ts";
import type { Engine } from "../../judging/engine.ts";
import type { ProjectStorage } from "../../services/storage/project-storage.ts";
import { noteActivity } from "../account/note-activity.ts";
import { readFile } from "../profile-files/read-file.ts";
import { readStoredDeck } from "../profile-files/read-stored-deck.ts";
import { RunFailed, type RunWork } from "../runs/perform-run.ts";

/** Reviews the pitch deck that the run was begun with. */
export function deckReviewWork(means: {
  pool: pg.Pool;
  storage: Pick<ProjectStorage, "fetch">;
  engine: Engine;
}): RunWork {
  const { pool, storage, engine } = means;
  return async (run) => {
    await run.tell("fetching");
    const { file, reading } = await takePlace(run.isFree ? "free" : "paid", run, async () => {
      const found = await readFile(pool, run.userId, "pitch_deck");
      if (found?.sha256 !== run.fingerprint) throw new RunFailed("file_changed");
      const read = await readStoredDeck(storage, found, {
        signal: run.signal,
        draws: engine.sees,
        onFetched: () => run.tell("reading"),
      });
      return { file: found, reading: read };
    });
    if (reading.state === "refused") throw new RunFailed(reading.problem);
    await run.tell("reviewing");
    const today = dayInRegion(new Date());
    const { otherWords, ...judged } = await engine.reviewDeck(
      reading.deck,
      {
        ...(await readCompany(pool, run.userId)),
        today,
        language: run.language,
        pictures: reading.pictures,
      },
      run,
    );
    // Figures are read from the deck whether rules or a model judged it.
    const review: DeckReview = { ...judged, figures: deckFigures(reading.deck, today) };
    return async (client) => {
      await client.query(
        `insert into public.deck_reviews
           (run_id, user_id, file_name, file_sha256, score, review, engine, other_words)
         values ($1, $2, $3, $4, $5, $6, $7, $8)`,
        [
          run.id,
          run.userId,
          file.name,
          file.sha256,
          review.score,
          JSON.stringify(review),
          engine.name,
          JSON.stringify(otherWords),
        ],
      );
      await noteActivity(client, run, "deck_reviewed", file.name);
    };
  };
}

/** What the profile says about the company, as far as it is filled in. */
async function readCompany(
  pool: pg.Pool,
  userId: string,
): Promise<Pick<ReviewContext, "stage" | "sector" | "country">> {
  const { rows } = await pool.query<{
    stage: ReviewContext["stage"] | null;
    sector: ReviewContext["sector"];
    country: string | null;
  }>(
    `select venture_round as stage, industries as sector, country
       from public.startup_profiles where user_id = $1`,
    [userId],
  );
  const [draft] = rows;
  return {
    stage: draft?.stage ?? undefined,
    sector: draft?.sector ?? [],
    country: draft?.country ?? undefined,
  };
}

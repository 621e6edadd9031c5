import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { STARTUP_ROLE } from "../../../contracts/accounts.ts";
import { DEFAULT_PRICES } from "../../../contracts/prices.ts";
import type { Actor } from "../account/actor.ts";
import { readStatus } from "../profiles/read-status.ts";
import { accountsDatabase } from "../profiles/test-accounts.ts";
import { readDeckReviewState } from "./read-state.ts";
import { testReview } from "./test-review.ts";

const { pool, open } = accountsDatabase();

async function reviewed(
  { userId }: Actor,
  file: string,
  score: number,
  day: number,
): Promise<string> {
  const id = randomUUID();
  await pool().query(
    `insert into public.runs (id, user_id, service, idempotency_key, language, price, state, fingerprint, finished_at)
     values ($1, $2, 'deck_review', $4, 'en', 5, 'done', $3, now())`,
    [id, userId, file.repeat(64), `key-of-${id}`],
  );
  await pool().query(
    `insert into public.deck_reviews (run_id, user_id, file_name, file_sha256, score, review, engine, created_at)
     values ($1, $2, $3, $4, $5, $6, 'rules', $7)`,
    [id, userId, `${file}.pdf`, file.repeat(64), score, testReview(score), new Date(2026, 10, day)],
  );
  return id;
}

/** The same file again has the same hash. */
async function upload({ userId }: Actor, file: string): Promise<void> {
  await pool().query(
    `insert into public.profile_files (user_id, kind, path, name, bytes, sha256)
     values ($1, 'pitch_deck', 'path', $2, 1, $3)
     on conflict (user_id, kind) do update set sha256 = excluded.sha256, name = excluded.name`,
    [userId, `${file}.pdf`, file.repeat(64)],
  );
}

test("a deck that was reviewed before has that review again, whatever was reviewed since", async () => {
  const actor = await open(STARTUP_ROLE);
  const older = await reviewed(actor, "a", 8, 1);
  const a = await reviewed(actor, "a", 9.2, 2);
  const b = await reviewed(actor, "b", 4.5, 3);
  const shown = async () => {
    const state = await readDeckReviewState(pool(), actor, undefined);
    const status = await readStatus(pool(), DEFAULT_PRICES, actor);
    // The overview and the deck's page show the same score.
    if (state?.review?.isOfPresentDeck) expect(status?.deckScore).toBe(state.review.review.score);
    else expect(status?.deckScore).toBeNull();
    return { id: state?.review?.id, isOfPresentDeck: state?.review?.isOfPresentDeck };
  };

  await upload(actor, "b");
  expect(await shown()).toEqual({ id: b, isOfPresentDeck: true });
  await upload(actor, "a");
  expect(await shown()).toEqual({ id: a, isOfPresentDeck: true });
  await upload(actor, "c");
  expect(await shown()).toEqual({ id: b, isOfPresentDeck: false });

  await upload(actor, "a");
  const state = await readDeckReviewState(pool(), actor, b);
  expect(state?.review).toMatchObject({ id: b, isOfPresentDeck: false });
  expect(state?.history.map(({ id }) => id)).toEqual([b, a, older]);
});

import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { DEFAULT_PRICES } from "../../../contracts/prices.ts";
import type { Actor } from "../account/actor.ts";
import { testReview } from "../deck-review/test-review.ts";
import { readStatus } from "./read-status.ts";
import { accountsDatabase } from "./test-accounts.ts";

const { pool, open } = accountsDatabase();

async function run(actor: Actor, service: string, state: string, minutesAgo = 0): Promise<string> {
  const { rows } = await pool().query<{ id: string }>(
    `insert into public.runs (user_id, service, idempotency_key, language, price, fingerprint,
       state, created_at, finished_at)
     values ($1, $2, $3, 'en', 5, repeat('0', 64), $4, now() - $5 * interval '1 minute',
             case when $4 = 'done' then now() end)
     returning id`,
    [actor.userId, service, randomUUID(), state, minutesAgo],
  );
  return rows[0]?.id ?? "";
}

const wayOf = async (actor: Actor) => {
  const status = await readStatus(pool(), DEFAULT_PRICES, actor);
  return status && [status.underWay, status.deckScore, status.matchesFound];
};

describe("how far somebody is on the way to an introduction", () => {
  it("names what is under way, until it has ended", async () => {
    const actor = await open("Startup");
    await run(actor, "deck_review", "done", 9);
    expect(await wayOf(actor)).toEqual([null, null, null]);
    const id = await run(actor, "publish", "queued");
    expect(await wayOf(actor)).toEqual(["publish", null, null]);
    await pool().query("update public.runs set state = 'done', finished_at = now() where id = $1", [
      id,
    ]);
    expect(await wayOf(actor)).toEqual([null, null, null]);
  });

  it("has the score of the deck that is there, and of no other", async () => {
    const actor = await open("Startup");
    const id = await run(actor, "deck_review", "done");
    await pool().query(
      `insert into public.deck_reviews
         (run_id, user_id, file_name, file_sha256, score, review, engine)
       values ($1, $2, 'Deck.pdf', repeat('a', 64), 7.2, $3, 'rules')`,
      [id, actor.userId, testReview(7.2)],
    );
    expect(await wayOf(actor)).toEqual([null, null, null]);
    await pool().query(
      `insert into public.profile_files (user_id, kind, path, name, bytes, sha256)
       values ($1, 'pitch_deck', 'd', 'Deck.pdf', 10, repeat('a', 64))`,
      [actor.userId],
    );
    expect(await wayOf(actor)).toEqual([null, 7.2, null]);
    const status = await readStatus(pool(), DEFAULT_PRICES, actor);
    expect(Date.parse(status?.deckReviewedAt ?? "")).toBeCloseTo(Date.now(), -5);
  });

  it("counts the matches of the newest finished run, an investor's as well", async () => {
    for (const role of ["Startup", "Investor"]) {
      const actor = await open(role);
      await run(actor, "match", "done", 5);
      expect(await wayOf(actor)).toEqual([null, null, 0]);
      await run(actor, "match", "queued");
      expect(await wayOf(actor)).toEqual(["match", null, 0]);
    }
  });
});

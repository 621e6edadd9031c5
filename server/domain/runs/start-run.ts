import type pg from "pg";
import { NO_MATCH, type Service } from "../../../contracts/credits.ts";
import type { Language } from "../../../contracts/languages.ts";
import { DECK_PROBLEMS } from "../../../contracts/review-terms.ts";
import { transaction } from "../../postgres/transaction.ts";
import type { Actor } from "../account/actor.ts";
import { grantFreeReview } from "../credits/free-review.ts";
import { KeyReused } from "../credits/post-entry.ts";
import { payForRun } from "../credits/spend.ts";
import { refusePaidBack } from "./paid-back-too-often.ts";
import { queueRun } from "./queue-run.ts";

/** Another run of the same service is in progress: two would pay for one result. */
export class RunRunning extends Error {
  override readonly name = "RunRunning";
}

/** The person was told that the review is free, but by now it is not: nobody pays without being asked. */
export class NoLongerFree extends Error {
  override readonly name = "NoLongerFree";
}

/** The run now costs more than the person was shown. */
export class PriceRaised extends Error {
  override readonly name = "PriceRaised";
}

export type RunWish = {
  service: Service;
  price: number;
  /** The price that the person was shown; undefined for callers that show none. */
  shownPrice?: number | undefined;
  language: Language;
  /** The caller's idempotency key. */
  key: string;
  /** For deck reviews: whether a company's first is free. */
  firstIsFree?: boolean;
};

/**
 * A review of an unreadable deck is refunded, or free again, but has held a place where decks are read for up to
 * half a minute. Other failures are our fault, and do not count.
 */
const UNREAD = { service: "deck_review", by: [...DECK_PROBLEMS, "file_changed"] } as const;
const MOST_FREE = 5;
const MOST_PAID = 20;
/** A match that finds nobody has still compared the whole other side, perhaps with a model. */
const UNMATCHED = { service: "match", isFree: false, by: [NO_MATCH], most: 10 } as const;

/** The hash until the run's material has been read. */
const NOT_KNOWN_YET = "0".repeat(64);

/**
 * Begins a run: its row, its payment and its job are one transaction. The same key again is the
 * same run, and is paid for once.
 * @param prepare returns the sha256, as hex, of the run's material, or throws the reason why it cannot
 * begin. It is called within the transaction, after any earlier run has ended, which may be that
 * reason. Not called for a run that has already begun.
 * @throws NotEnoughCredits, RunRunning, KeyReused, NoLongerFree, PriceRaised, PaidBackTooOften
 */
export async function startRun(
  pool: pg.Pool,
  actor: Actor,
  wish: RunWish,
  prepare: (client: pg.ClientBase) => Promise<string>,
): Promise<{ runId: string }> {
  const { userId } = actor;
  const earlier = await findRun(pool, userId, wish);
  if (earlier) return { runId: earlier };
  return transaction(pool, async (client) => {
    const { service, price, language, key } = wish;
    const { rows } = await client.query<{ id: string }>(
      `insert into public.runs (user_id, service, idempotency_key, language, price, fingerprint)
       values ($1, $2, $3, $4, $5, $6) on conflict do nothing returning id`,
      [userId, service, key, language, price, NOT_KNOWN_YET],
    );
    const [begun] = rows;
    if (!begun) {
      const runId = await findRun(client, userId, wish);
      if (runId) return { runId };
      throw new RunRunning(`A run of ${service} is under way.`);
    }
    const fingerprint = await prepare(client);
    const run = { id: begun.id, userId, service, price };
    const granted = wish.firstIsFree
      ? await grantFreeReview(client, { ...run, email: actor.email })
      : undefined;
    if (!granted) refuseDearer(wish);
    const isFree = granted !== undefined;
    if (service === UNREAD.service) {
      const most = isFree ? MOST_FREE : MOST_PAID;
      await refusePaidBack(client, userId, { ...UNREAD, isFree, most });
    }
    if (service === UNMATCHED.service) await refusePaidBack(client, userId, UNMATCHED);
    await client.query("update public.runs set fingerprint = $2, is_free = $3 where id = $1", [
      run.id,
      fingerprint,
      isFree,
    ]);
    await payForRun(client, { ...run, takenFrom: granted?.entryId });
    await queueRun(client, { id: begun.id, isFree });
    return { runId: begun.id };
  });
}

/** @throws NoLongerFree, PriceRaised */
function refuseDearer({ price, shownPrice = price, firstIsFree }: RunWish): void {
  if (price <= shownPrice) return;
  if (shownPrice === 0 && firstIsFree)
    throw new NoLongerFree("The company has had its free review.");
  throw new PriceRaised("It costs more by now.");
}

/**
 * The run that this key began earlier.
 * @throws KeyReused
 */
export async function findRun(
  client: pg.ClientBase | pg.Pool,
  userId: string,
  { service, key }: Pick<RunWish, "service" | "key">,
): Promise<string | undefined> {
  const { rows } = await client.query<{ id: string; service: Service }>(
    "select id, service from public.runs where user_id = $1 and idempotency_key = $2",
    [userId, key],
  );
  const [earlier] = rows;
  if (earlier && earlier.service !== service) {
    throw new KeyReused("The key is of another service's run.");
  }
  return earlier?.id;
}

import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { transaction } from "../../postgres/transaction.ts";
import { adjustCredits } from "./adjust.ts";
import { expireCredits } from "./expire.ts";
import { KeyReused, NotEnoughCredits } from "./post-entry.ts";
import { reconcile } from "./reconcile.ts";
import { payForRun, refundRun } from "./spend.ts";
import { ledgerDatabase } from "./test-ledger.ts";

const { pool, open, post, balanceOf, lotsOf } = ledgerDatabase();

const PAST = new Date("2020-01-01T00:00:00Z");
const SOON = new Date("2999-01-01T00:00:00Z");
const LATER = new Date("2999-06-01T00:00:00Z");

const pay = (userId: string, price: number, id: string = randomUUID()) =>
  transaction(pool(), (client) =>
    payForRun(client, { id, userId, service: "deck_review", price }),
  ).then(() => id);
const refund = (runId: string) => transaction(pool(), (client) => refundRun(client, runId));

/** Lets credits that were valid until a day expire, as time would. */
const letPass = (accountId: string, until: Date) =>
  pool().query(
    "update public.credit_lots set expires_at = $3 where account_id = $1 and expires_at = $2",
    [accountId, until, PAST],
  );

describe("an entry", () => {
  it("moves the balance, and says what it has become", async () => {
    const { accountId } = await open();
    expect(await post({ accountId, kind: "purchase", amount: 30 })).toMatchObject({
      balance: 30,
      owed: 0,
      isNew: true,
    });
    expect(await post({ accountId, kind: "spend", amount: -5 })).toMatchObject({ balance: 25 });
    expect(await balanceOf(accountId)).toEqual({ balance: 25, owed: 0 });
  });

  it("moves nothing when its key comes again", async () => {
    const { accountId } = await open();
    const entry = { accountId, kind: "grant", amount: 7, key: `again:${accountId}` } as const;
    const first = await post(entry);
    expect(await post(entry)).toEqual({ ...first, isNew: false });
    expect(await balanceOf(accountId)).toEqual({ balance: 7, owed: 0 });
  });

  it.each([{ amount: 8 }, { kind: "purchase" as const }, { other: true }])(
    "is refused when its key comes again with something else: %j",
    async ({ other, ...change }: { other?: boolean; amount?: number; kind?: "purchase" }) => {
      const { accountId } = await open();
      const entry = { accountId, kind: "grant", amount: 7, key: `other:${accountId}` } as const;
      await post(entry);
      const changed = {
        ...entry,
        ...change,
        ...(other && { accountId: (await open()).accountId }),
      };
      await expect(post(changed)).rejects.toThrow(KeyReused);
      expect(await balanceOf(accountId)).toEqual({ balance: 7, owed: 0 });
    },
  );

  it.each([
    ["update", "update public.credit_entries set amount = 1000"],
    ["delete", "delete from public.credit_entries"],
    ["truncate", "truncate public.credit_entries cascade"],
    ["update the uses", "update public.credit_lot_uses set amount = 1"],
  ])("cannot be changed afterwards, even by the owner: %s", async (_what, sql) => {
    const { accountId } = await open();
    await post({ accountId, kind: "grant", amount: 7 });
    await expect(pool().query(sql)).rejects.toThrow(/append-only/);
  });

  it.each([
    ["a spend that gives", { kind: "spend", amount: 5 }],
    ["a purchase that takes", { kind: "purchase", amount: -5 }],
    ["nothing", { kind: "adjustment", amount: 0 }],
  ] as const)("is refused: %s", async (_what, entry) => {
    const { accountId } = await open();
    await post({ accountId, kind: "grant", amount: 10 });
    await expect(post({ accountId, ...entry })).rejects.toThrow();
    expect(await balanceOf(accountId)).toEqual({ balance: 10, owed: 0 });
  });
});

describe("a spend", () => {
  it("beyond the balance is refused, and says what is needed and available", async () => {
    const { accountId, userId } = await open();
    await post({ accountId, kind: "grant", amount: 4 });
    const refused = await pay(userId, 5).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(NotEnoughCredits);
    expect(refused).toMatchObject({ price: 5, balance: 4 });
    expect(await balanceOf(accountId)).toEqual({ balance: 4, owed: 0 });
  });

  it("takes the last credit", async () => {
    const { accountId, userId } = await open();
    await post({ accountId, kind: "grant", amount: 5 });
    await pay(userId, 5);
    expect(await balanceOf(accountId)).toEqual({ balance: 0, owed: 0 });
  });

  it("takes what expires first", async () => {
    const { accountId, userId } = await open();
    await post({ accountId, kind: "purchase", amount: 10 });
    await post({ accountId, kind: "plan", amount: 10, lastsUntil: LATER });
    await post({ accountId, kind: "plan", amount: 10, lastsUntil: SOON });
    await pay(userId, 15);
    expect(await lotsOf(accountId)).toEqual([10, 5, 0]);
  });

  it("does not use expired credits, even before the job has run", async () => {
    const { accountId, userId } = await open();
    await post({ accountId, kind: "plan", amount: 10, lastsUntil: PAST });
    await expect(pay(userId, 5)).rejects.toThrow(NotEnoughCredits);
  });

  it("comes back once when its run failed, however often it is asked for", async () => {
    const { accountId, userId } = await open();
    await post({ accountId, kind: "plan", amount: 10, lastsUntil: SOON });
    await post({ accountId, kind: "purchase", amount: 10 });
    const run = await pay(userId, 12);
    await Promise.all([refund(run), refund(run)]);
    await refund(run);
    expect(await balanceOf(accountId)).toEqual({ balance: 20, owed: 0 });
    expect(await lotsOf(accountId)).toEqual([10, 10]);
  });

  it("comes back for long enough to try again, even if its credits have since expired", async () => {
    const { accountId, userId } = await open();
    await post({ accountId, kind: "plan", amount: 10, lastsUntil: SOON });
    const run = await pay(userId, 5);
    await letPass(accountId, SOON);
    await expireCredits(pool());
    expect(await balanceOf(accountId)).toEqual({ balance: 0, owed: 0 });
    await refund(run);
    await expireCredits(pool());
    expect(await balanceOf(accountId)).toEqual({ balance: 5, owed: 0 });
    await pay(userId, 5);
  });

  it("of a run without a person gives nothing back", async () => {
    await expect(refund(randomUUID())).resolves.toBeUndefined();
  });
});

describe("credits that expire", () => {
  it("expire once, each lot by its own entry", async () => {
    const { accountId } = await open();
    await post({ accountId, kind: "plan", amount: 10, lastsUntil: PAST });
    await post({ accountId, kind: "plan", amount: 3, lastsUntil: PAST });
    await post({ accountId, kind: "purchase", amount: 2 });
    await Promise.all([expireCredits(pool()), expireCredits(pool())]);
    expect(await balanceOf(accountId)).toEqual({ balance: 2, owed: 0 });
    const { rows } = await pool().query(
      "select amount from public.credit_entries where account_id = $1 and kind = 'expiry' order by id",
      [accountId],
    );
    expect(rows).toEqual([{ amount: -10 }, { amount: -3 }]);
  });
});

describe("a payment that goes back", () => {
  it("takes its own credits first, then others, and owes what was spent", async () => {
    const { accountId, userId } = await open();
    const bought = await post({ accountId, kind: "purchase", amount: 30 });
    await post({ accountId, kind: "plan", amount: 10, lastsUntil: SOON });
    await pay(userId, 15);
    expect(await lotsOf(accountId)).toEqual([25, 0]);
    const reversal = { accountId, kind: "reversal", takenFrom: bought.entryId } as const;
    expect(await post({ ...reversal, amount: -20 })).toMatchObject({ balance: 5, owed: 0 });
    expect(await post({ ...reversal, amount: -10 })).toMatchObject({ balance: 0, owed: 5 });
    expect(await post({ accountId, kind: "purchase", amount: 8 })).toMatchObject({
      balance: 3,
      owed: 0,
    });
    expect(await lotsOf(accountId)).toEqual([0, 0, 3]);
  });

  it.each(["reversal", "adjustment"] as const)(
    "takes nothing that has expired and was not swept yet: %s",
    async (kind) => {
      const { accountId, userId } = await open();
      const bought = await post({ accountId, kind: "purchase", amount: 10 });
      await pay(userId, 10);
      await post({ accountId, kind: "plan", amount: 10, lastsUntil: SOON });
      await letPass(accountId, SOON);
      await post({ accountId, kind: "purchase", amount: 10 });
      const taken = await post({ accountId, kind, amount: -7, takenFrom: bought.entryId });
      expect(taken).toMatchObject({ balance: 3, owed: 0 });
      expect(await lotsOf(accountId)).toEqual([0, 0, 3]);
    },
  );

  it("still owes the rest while less comes in", async () => {
    const { accountId, userId } = await open();
    await post({ accountId, kind: "purchase", amount: 10 });
    const run = await pay(userId, 10);
    await post({ accountId, kind: "reversal", amount: -10 });
    expect(await post({ accountId, kind: "grant", amount: 4 })).toMatchObject({
      balance: 0,
      owed: 6,
    });
    await expect(pay(userId, 1)).rejects.toThrow(NotEnoughCredits);
    await refund(run);
    expect(await balanceOf(accountId)).toEqual({ balance: 4, owed: 0 });
  });
});

describe("200 spends at once on one account", () => {
  it("take what is available and not a credit more", async () => {
    const { accountId, userId } = await open();
    await post({ accountId, kind: "purchase", amount: 60, lastsUntil: LATER });
    await post({ accountId, kind: "purchase", amount: 60 });
    const outcomes = await Promise.allSettled(
      Array.from({ length: 200 }, async () => pay(userId, 1)),
    );
    const refused = outcomes.filter((outcome) => outcome.status === "rejected");
    expect(outcomes.length - refused.length).toBe(120);
    for (const { reason } of refused) expect(reason).toBeInstanceOf(NotEnoughCredits);
    expect(await balanceOf(accountId)).toEqual({ balance: 0, owed: 0 });
  });

  it("under one key are one", async () => {
    const { accountId, userId } = await open();
    await post({ accountId, kind: "purchase", amount: 60 });
    const run = randomUUID();
    await Promise.all(Array.from({ length: 200 }, async () => pay(userId, 1, run)));
    expect(await balanceOf(accountId)).toEqual({ balance: 59, owed: 0 });
  });
});

describe("an operator", () => {
  it("gives once per act, to the address however it is written", async () => {
    const { userId, accountId } = await open();
    const act = {
      email: `${userId}@PEOPLE.example`,
      amount: 5,
      reason: "Sorry",
      key: randomUUID(),
    };
    await adjustCredits(pool(), act);
    await adjustCredits(pool(), act);
    expect(await balanceOf(accountId)).toEqual({ balance: 5, owed: 0 });
  });

  it("reports that nobody has the address", async () => {
    const act = { email: "nobody@people.example", amount: 5, reason: "Sorry", key: randomUUID() };
    expect(await adjustCredits(pool(), act)).toBeUndefined();
  });
});

describe("a reconciliation", () => {
  it("finds the books right after all of the above", async () => {
    const { accounts, differences } = await reconcile(pool());
    expect(accounts).toBeGreaterThan(10);
    expect(differences).toEqual([]);
  });

  it.each([
    [
      "a balance that was lifted",
      "update public.credit_accounts set balance = balance + 1 where id = $1",
    ],
    [
      "a lot that was filled",
      "update public.credit_lots set remaining = remaining - 1 where account_id = $1 and remaining > 0",
    ],
    [
      "an entry that was never posted",
      `insert into public.credit_entries (account_id, kind, amount, balance_after, owed_after, idempotency_key, reason, subject_kind, subject_id)
       values ($1::uuid, 'grant', 5, 99, 0, 'smuggled-' || $1::text, 'smuggled', 'operator', 'nobody')`,
    ],
  ])("finds %s", async (_what, tamper) => {
    const { accountId } = await open();
    await post({ accountId, kind: "purchase", amount: 10 });
    await pool().query(tamper, [accountId]);
    const { differences } = await reconcile(pool());
    expect(differences.map(({ account_id }) => account_id)).toContain(accountId);
  });
});

import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import type { Actor } from "../../domain/account/actor.ts";
import { reconcile } from "../../domain/credits/reconcile.ts";
import { RunFailed } from "../../domain/runs/perform-run.ts";
import { writes } from "../../domain/runs/test-runs.ts";
import { reason, refused, supportDesk } from "./test-support.ts";

const desk = supportDesk();
const { actsOn, call, member, pool, staff } = desk;
let support: Actor;
let somebody: Actor;
let accountId: string;

beforeEach(async () => {
  support = await staff("support");
  ({ actor: somebody, accountId } = await desk.member(20));
});

describe("paying back a run", () => {
  const payBack = (who: Actor, runId: string) =>
    call(who, "pay-back-run", { personId: somebody.userId, runId, reason });

  it("happens once, whoever presses how often at the same time", async () => {
    const runId = await desk.begin(somebody);
    await desk.perform(runId, writes);
    const other = await staff("administrator");
    const answers = await Promise.all(
      [support, other, support, other].map((who) => payBack(who, runId)),
    );
    expect(answers.map(({ data }) => data.outcome).sort()).toEqual([
      "already",
      "already",
      "already",
      "paid_back",
    ]);
    expect(await desk.entries(accountId)).toEqual([
      ["grant", 20],
      ["spend", -5],
      ["refund", 5],
    ]);
    expect(await desk.balanceOf(accountId)).toEqual({ balance: 20, owed: 0 });
    expect(await desk.lotsOf(accountId)).toEqual([20]);
    expect(await actsOn(runId)).toMatchObject([{ act: "run.pay_back", reason }]);
    expect((await reconcile(pool())).differences).toEqual([]);
  });

  it("is nothing for one that came back by itself, is under way, was free, or is another's", async () => {
    const failed = await desk.begin(somebody);
    await desk.perform(failed, async () => {
      throw new RunFailed("failed");
    });
    expect(await payBack(support, failed)).toMatchObject({ data: { outcome: "already" } });
    const standing = await desk.begin(somebody);
    expect(await payBack(support, standing)).toMatchObject({ data: { outcome: "not_finished" } });
    await desk.perform(standing, writes);
    await pool().query("update public.runs set is_free = true where id = $1", [standing]);
    expect(await payBack(support, standing)).toMatchObject({ data: { outcome: "was_free" } });
    const { actor: other } = await member(20);
    const theirs = await desk.begin(other);
    expect(await payBack(support, theirs)).toMatchObject(refused("not_found"));
    expect(await desk.balanceOf(accountId)).toEqual({ balance: 15, owed: 0 });
  });
});

describe("credits", () => {
  const move = (who: Actor, amount: number, key: string = randomUUID()) =>
    call(who, "move-credits", { personId: somebody.userId, amount, key, reason });

  it("move once for each key, and not for another amount", async () => {
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 4 }, () => move(support, 7, key)));
    for (const answer of answers) {
      expect(answer).toEqual({ data: { outcome: "moved", balance: 27 } });
    }
    expect(await move(support, 8, key)).toMatchObject(refused("key_reused"));
    expect(await desk.entries(accountId)).toEqual([
      ["grant", 20],
      ["grant", 7],
    ]);
    expect(await actsOn(somebody.userId)).toMatchObject([{ act: "credits.move", reason }]);
  });

  it("are taken as far as there are any, by two at once as well", async () => {
    const other = await staff("administrator");
    const answers = await Promise.all([move(support, -15), move(other, -15)]);
    expect(answers.map(({ data }) => data)).toEqual(
      expect.arrayContaining([
        { outcome: "moved", balance: 5 },
        { outcome: "too_much", balance: 5 },
      ]),
    );
    expect(await desk.balanceOf(accountId)).toEqual({ balance: 5, owed: 0 });
    expect((await reconcile(pool())).differences).toEqual([]);
  });

  it("are neither shown nor taken once they have expired, whether the clock's job came by or not", async () => {
    await pool().query(
      `update public.credit_lots set expires_at = now() - interval '1 second' where account_id = $1`,
      [accountId],
    );
    await desk.post({ accountId, kind: "grant", amount: 3 });
    // Nothing moves after these.
    await desk.post({ accountId, kind: "plan", amount: 9, lastsUntil: new Date(0) });
    expect(await call(support, "read-person", { id: somebody.userId })).toMatchObject({
      data: { credits: { balance: 3, lots: [{ remaining: 3 }] } },
    });
    expect(await move(support, -10)).toEqual({ data: { outcome: "too_much", balance: 3 } });
    expect(await move(support, -3)).toEqual({ data: { outcome: "moved", balance: 0 } });
    expect(await desk.balanceOf(accountId)).toEqual({ balance: 0, owed: 0 });
  });

  it.each([0, 1.5, 10_001, -10_001])("do not move by %s", async (amount) => {
    expect(await move(support, amount)).toMatchObject(refused("invalid_input"));
  });
});

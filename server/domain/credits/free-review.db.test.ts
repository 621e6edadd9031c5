import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { EngineUnavailable } from "../../judging/engine.ts";
import { StorageUnavailable } from "../../services/storage/project-storage.ts";
import { Actor } from "../account/actor.ts";
import { jobKeyOf } from "../runs/job-key.ts";
import { PaidBackTooOften } from "../runs/paid-back-too-often.ts";
import { RunFailed, type RunWork } from "../runs/perform-run.ts";
import { requeueAbandoned } from "../runs/requeue-abandoned.ts";
import { NoLongerFree, PriceRaised } from "../runs/start-run.ts";
import { runsDatabase, writes } from "../runs/test-runs.ts";
import { hasFreeReview } from "./free-review.ts";
import { NotEnoughCredits } from "./post-entry.ts";
import { reconcile } from "./reconcile.ts";

const { pool, person, begin, perform, run, entries, balanceOf, lotsOf, post } = runsDatabase();

const OFFERED = { firstIsFree: true };
const EXPECTED = { firstIsFree: true, shownPrice: 0 };
const fails: RunWork = async () => {
  throw new RunFailed("deck_unreadable");
};

/** Somebody with that address and those credits. */
async function somebody(email: string, credits = 0) {
  const { actor, accountId } = await person(credits);
  return { accountId, actor: new Actor({ userId: actor.userId, email, sessionId: randomUUID() }) };
}

const newDomain = () => `${randomUUID()}.example`;
const isFree = ({ accountId, actor }: Awaited<ReturnType<typeof somebody>>) =>
  hasFreeReview(pool(), { accountId, email: actor.email });

async function differences() {
  return (await reconcile(pool())).differences;
}

describe("the first review of a company", () => {
  it("is granted and spent in the transaction that begins it", async () => {
    const ana = await somebody(`ana@${newDomain()}`);
    expect(await isFree(ana)).toBe(true);
    await begin(ana.actor, EXPECTED);
    expect(await entries(ana.accountId)).toEqual([
      ["grant", 5],
      ["spend", -5],
    ]);
    expect(await balanceOf(ana.accountId)).toEqual({ balance: 0, owed: 0 });
    expect(await isFree(ana)).toBe(false);
    expect(await differences()).toEqual([]);
  });

  it("leaves the credits alone that are there", async () => {
    const ana = await somebody(`ana@${newDomain()}`, 20);
    await begin(ana.actor, OFFERED);
    expect(await lotsOf(ana.accountId)).toEqual([20, 0]);
  });

  it("is worked on after what was paid for, also once its server has died", async () => {
    const [ana, budi] = [
      await somebody(`ana@${newDomain()}`),
      await somebody(`budi@${newDomain()}`, 20),
    ];
    const free = await begin(ana.actor, EXPECTED);
    const paid = await begin(budi.actor, { service: "match" });
    const order = async () => {
      const { rows } = await pool().query<{ key: string }>(
        "select key from graphile_worker.jobs where key = any($1) order by priority, run_at, id",
        [[jobKeyOf(free), jobKeyOf(paid)]],
      );
      return rows.map(({ key }) => key);
    };
    expect(await order()).toEqual([jobKeyOf(paid), jobKeyOf(free)]);
    await pool().query("select graphile_worker.remove_job($1)", [jobKeyOf(free)]);
    await pool().query("select graphile_worker.remove_job($1)", [jobKeyOf(paid)]);
    await pool().query(
      "update public.runs set created_at = created_at - interval '2 minutes' where id = any($1)",
      [[free, paid]],
    );
    await requeueAbandoned(pool());
    expect(await order()).toEqual([jobKeyOf(paid), jobKeyOf(free)]);
  });

  it("is granted once to the same key, however many ask at once", async () => {
    const ana = await somebody(`ana@${newDomain()}`);
    const key = randomUUID();
    await Promise.all(Array.from({ length: 6 }, () => begin(ana.actor, { ...EXPECTED, key })));
    expect(await entries(ana.accountId)).toHaveLength(2);
  });

  it("goes to one of two colleagues who begin in the same moment, and the other pays nothing", async () => {
    const domain = newDomain();
    const [ana, budi] = [
      await somebody(`ana@${domain}`, 20),
      await somebody(`b@mail.${domain}`, 20),
    ];
    const begun = await Promise.allSettled([
      begin(ana.actor, EXPECTED),
      begin(budi.actor, EXPECTED),
    ]);
    const refused = begun.filter((one) => one.status === "rejected");
    expect(refused).toHaveLength(1);
    expect(refused[0]?.reason).toBeInstanceOf(NoLongerFree);
    const both = [await balanceOf(ana.accountId), await balanceOf(budi.accountId)];
    expect(both).toEqual([
      { balance: 20, owed: 0 },
      { balance: 20, owed: 0 },
    ]);
    expect(await differences()).toEqual([]);
  });

  it("is a later colleague's to pay", async () => {
    const domain = newDomain();
    await begin((await somebody(`ana@${domain}`)).actor, EXPECTED);
    const [rich, poor] = [await somebody(`b@${domain}`, 20), await somebody(`c@${domain}`)];
    expect(await isFree(rich)).toBe(false);
    await begin(rich.actor, OFFERED);
    expect(await balanceOf(rich.accountId)).toEqual({ balance: 15, owed: 0 });
    await expect(begin(poor.actor, OFFERED)).rejects.toThrow(NotEnoughCredits);
  });

  it("does not come again after the account was deleted and opened anew", async () => {
    const email = `ana@${newDomain()}`;
    const first = await somebody(email);
    await perform(await begin(first.actor, EXPECTED), writes);
    await pool().query("delete from auth.users where id = $1", [first.actor.userId]);
    const second = await somebody(email);
    expect(await isFree(second)).toBe(false);
    await expect(begin(second.actor, EXPECTED)).rejects.toThrow(NoLongerFree);
    expect(await entries(second.accountId)).toEqual([]);
  });

  it("does not come again with another address of the account", async () => {
    const ana = await somebody(`ana@${newDomain()}`);
    await perform(await begin(ana.actor, EXPECTED), writes);
    const moved = { ...ana, actor: new Actor({ ...ana.actor, email: `ana@${newDomain()}` }) };
    expect(await isFree(moved)).toBe(false);
  });

  it("counts by person at a public mail host, however the address is written", async () => {
    const mailbox = randomUUID().replaceAll("-", "");
    const ana = await somebody(`${mailbox}@gmail.com`);
    await begin(ana.actor, EXPECTED);
    expect(await isFree(await somebody(`${mailbox}2@gmail.com`))).toBe(true);
    for (const same of [
      `${mailbox}+x@gmail.com`,
      `a.${mailbox}@gmail.com`.replace("a.", ""),
      `${mailbox.slice(0, 4)}.${mailbox.slice(4)}@GoogleMail.com`,
    ]) {
      expect(await isFree(await somebody(same)), same).toBe(false);
    }
  });

  it("is nobody's who owes, and nobody's who has paid for one", async () => {
    const debtor = await somebody(`ana@${newDomain()}`);
    await post({ accountId: debtor.accountId, kind: "adjustment", amount: -3 });
    expect(await isFree(debtor)).toBe(false);
    const buyer = await somebody(`ana@${newDomain()}`, 20);
    await perform(await begin(buyer.actor), writes);
    expect(await isFree(buyer)).toBe(false);
    await begin(buyer.actor, OFFERED);
    expect(await balanceOf(buyer.accountId)).toEqual({ balance: 10, owed: 0 });
  });

  it("is no one's where it is not offered, and no one pays who was told that it is free", async () => {
    const ana = await somebody(`ana@${newDomain()}`, 20);
    const off = { firstIsFree: false, shownPrice: 0 };
    await expect(begin(ana.actor, off)).rejects.toThrow(PriceRaised);
    expect(await balanceOf(ana.accountId)).toEqual({ balance: 20, owed: 0 });
  });
});

describe("a free review that fails", () => {
  it("is free again, and leaves no credits for anything else", async () => {
    const ana = await somebody(`ana@${newDomain()}`, 20);
    const runId = await begin(ana.actor, EXPECTED);
    await perform(runId, fails);
    expect(await run(runId)).toMatchObject({ state: "failed" });
    expect(await entries(ana.accountId)).toEqual([
      ["grant", 20],
      ["grant", 5],
      ["spend", -5],
      ["refund", 5],
      ["reversal", -5],
    ]);
    expect(await lotsOf(ana.accountId)).toEqual([20, 0]);
    expect(await isFree(ana)).toBe(true);
    await perform(await begin(ana.actor, EXPECTED), writes);
    expect(await balanceOf(ana.accountId)).toEqual({ balance: 20, owed: 0 });
    expect(await isFree(ana)).toBe(false);
    expect(await differences()).toEqual([]);
  });

  it("is begun again so many times a day, and goes on being free", async () => {
    const ana = await somebody(`ana@${newDomain()}`, 20);
    for (let failed = 0; failed < 5; failed++) {
      await perform(await begin(ana.actor, EXPECTED), fails);
    }
    const refusal = await begin(ana.actor, EXPECTED).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(PaidBackTooOften);
    expect(refusal).toMatchObject({ seconds: expect.closeTo(86_400, -2) });
    expect(await balanceOf(ana.accountId)).toEqual({ balance: 20, owed: 0 });
    expect(await isFree(ana)).toBe(true);
    await pool().query(
      `update public.runs set finished_at = finished_at - interval '1 day'
        where id = (select id from public.runs where user_id = $1 order by finished_at limit 1)`,
      [ana.actor.userId],
    );
    await perform(await begin(ana.actor, EXPECTED), writes);
    expect(await isFree(ana)).toBe(false);
    expect(await differences()).toEqual([]);
  });

  it.each([
    ["no engine answered", new EngineUnavailable("No answer.")],
    ["the storage was away", new StorageUnavailable("No answer.")],
    ["it took too long", new DOMException("too late", "TimeoutError")],
  ])("is no fault of the person's where %s", async (_, error) => {
    const ana = await somebody(`ana@${newDomain()}`);
    const fault: RunWork = async () => {
      throw error;
    };
    for (let failed = 0; failed < 6; failed++) {
      await perform(await begin(ana.actor, EXPECTED), fault);
    }
    await perform(await begin(ana.actor, EXPECTED), writes);
    expect(await isFree(ana)).toBe(false);
  });

  it("is counted apart from paid ones, which have an end as well", async () => {
    const budi = await somebody(`budi@${newDomain()}`, 5);
    const off = { firstIsFree: false };
    for (let failed = 0; failed < 20; failed++) {
      await perform(await begin(budi.actor, off), fails);
    }
    await expect(begin(budi.actor, off)).rejects.toThrow(PaidBackTooOften);
    expect(await balanceOf(budi.accountId)).toEqual({ balance: 5, owed: 0 });
    await perform(await begin(budi.actor, EXPECTED), writes);
    expect(await isFree(budi)).toBe(false);
  });

  it("gives a paid review's credits back as ever", async () => {
    const domain = newDomain();
    await begin((await somebody(`ana@${domain}`)).actor, EXPECTED);
    const budi = await somebody(`budi@${domain}`, 5);
    await perform(await begin(budi.actor, OFFERED), fails);
    expect(await balanceOf(budi.accountId)).toEqual({ balance: 5, owed: 0 });
    expect(await isFree(budi)).toBe(false);
  });
});

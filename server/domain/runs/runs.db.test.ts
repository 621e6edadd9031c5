import { randomUUID } from "node:crypto";
import type pg from "pg";
import { describe, expect, it, vi } from "vitest";
import { EngineUnavailable } from "../../judging/engine.ts";
import { KeyReused, NotEnoughCredits } from "../credits/post-entry.ts";
import { RunFailed, type RunWork } from "./perform-run.ts";
import { requeueAbandoned } from "./requeue-abandoned.ts";
import { PriceRaised, RunRunning, startRun } from "./start-run.ts";
import { FINGERPRINT, runsDatabase, writes } from "./test-runs.ts";

const { pool, person, begin, perform, run, entries, silence } = runsDatabase();

const GRANTED: [string, number] = ["grant", 20];
const PAID: [string, number] = ["spend", -5];
const REFUNDED: [string, number] = ["refund", 5];

const fails =
  (error: unknown): RunWork =>
  async () => {
    throw error;
  };

async function written(userId: string): Promise<number> {
  const { rows } = await pool().query(
    "select from public.account_activity where user_id = $1 and kind = 'deck_reviewed'",
    [userId],
  );
  return rows.length;
}

/** The commit succeeds, and the connection breaks before the answer. */
function loseAnswerToCommit(client: pg.PoolClient): void {
  const query: (text: unknown, ...rest: unknown[]) => unknown = client.query.bind(client);
  const spy = vi.spyOn(client, "query").mockImplementation(async (text: unknown, ...rest) => {
    const answer = await query(text, ...rest);
    if (text !== "commit") return answer;
    spy.mockRestore();
    throw new Error("Connection terminated unexpectedly");
  });
}

async function waitingJobs(runId: string): Promise<number> {
  const { rows } = await pool().query<{ count: number }>(
    "select count(*)::int from graphile_worker.jobs where key = $1",
    [`run:${runId}`],
  );
  return rows[0]?.count ?? 0;
}

describe("a run that is begun", () => {
  it("is paid for and queued in the same breath", async () => {
    const { actor, accountId } = await person(20);
    const runId = await begin(actor);
    expect(await run(runId)).toEqual({ state: "queued", step: null, problem: null });
    expect(await entries(accountId)).toEqual([GRANTED, PAID]);
    expect(await waitingJobs(runId)).toBe(1);
  });

  it("is the same one for the same key, however many ask at once", async () => {
    const { actor, accountId } = await person(20);
    const key = randomUUID();
    const ids = await Promise.all(Array.from({ length: 8 }, () => begin(actor, { key })));
    expect(new Set(ids).size).toBe(1);
    expect(await entries(accountId)).toEqual([GRANTED, PAID]);
    await expect(begin(actor, { key, service: "match" })).rejects.toThrow(KeyReused);
  });

  it("never costs more than its person was shown", async () => {
    const { actor, accountId } = await person(20);
    await expect(begin(actor, { shownPrice: 4 })).rejects.toThrow(PriceRaised);
    expect(await entries(accountId)).toEqual([GRANTED]);
    await begin(actor, { shownPrice: 5 });
    await begin(actor, { service: "match", price: 2, shownPrice: 3 });
    expect(await entries(accountId)).toEqual([GRANTED, PAID, ["spend", -2]]);
    // Even if the shown price was 0: only deck reviews can be free.
    const free = begin(actor, { service: "publish", shownPrice: 0 });
    await expect(free).rejects.toThrow(PriceRaised);
  });

  it("is the only one of its service, while one of another service may run as well", async () => {
    const { actor, accountId } = await person(20);
    const wishes = await Promise.allSettled(Array.from({ length: 6 }, () => begin(actor)));
    expect(wishes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    for (const wish of wishes) {
      if (wish.status === "rejected") expect(wish.reason).toBeInstanceOf(RunRunning);
    }
    await begin(actor, { service: "match" });
    expect(await entries(accountId)).toEqual([GRANTED, PAID, PAID]);
  });

  it("is looked into when it has its place: not while another that may change the answer goes on", async () => {
    const { actor, accountId } = await person(20);
    const wish = { service: "publish", price: 5, language: "en" } as const;
    const seen: unknown[] = [];
    const prepare = async (client: pg.ClientBase) => {
      const { rows } = await client.query(
        "select state from public.runs where user_id = $1 order by created_at",
        [actor.userId],
      );
      seen.push(rows);
      if (seen.length > 1) throw new Error("It is published already.");
      return FINGERPRINT;
    };
    const start = () => startRun(pool(), actor, { ...wish, key: randomUUID() }, prepare);
    const { runId } = await start();
    await expect(start()).rejects.toThrow(RunRunning);
    await perform(runId, writes);
    await expect(start()).rejects.toThrow("published already");
    expect(seen).toEqual([[{ state: "queued" }], [{ state: "done" }, { state: "queued" }]]);
    expect(await entries(accountId)).toEqual([GRANTED, PAID]);
  });

  it("leaves nothing behind where the credits are too few", async () => {
    const { actor, accountId } = await person(4);
    await expect(begin(actor)).rejects.toThrow(NotEnoughCredits);
    expect(await entries(accountId)).toEqual([["grant", 4]]);
    const { rowCount } = await pool().query("select from public.runs where user_id = $1", [
      actor.userId,
    ]);
    expect(rowCount).toBe(0);
  });
});

describe("a run that is worked on", () => {
  it("tells its steps, and is done together with what it has written", async () => {
    const { actor, accountId } = await person(20);
    const runId = await begin(actor);
    const seen: unknown[] = [];
    await perform(runId, async (underWay) => {
      expect(underWay).toMatchObject({ userId: actor.userId, fingerprint: FINGERPRINT });
      await underWay.tell("reading");
      seen.push(await run(runId));
      return writes(underWay);
    });
    expect(seen).toEqual([{ state: "running", step: "reading", problem: null }]);
    expect(await run(runId)).toMatchObject({ state: "done" });
    expect(await written(actor.userId)).toBe(1);
    expect(await entries(accountId)).toEqual([GRANTED, PAID]);
    // A duplicate job finds nothing to do.
    await perform(runId, writes);
    expect(await written(actor.userId)).toBe(1);
  });

  it.each([
    [new RunFailed("deck_encrypted"), "deck_encrypted"],
    [new EngineUnavailable("No answer."), "engine_unavailable"],
    [new DOMException("too late", "TimeoutError"), "took_too_long"],
    [new TypeError("a fault of ours"), "failed"],
  ])("gives its credits back once when it fails: %s", async (error, problem) => {
    const { actor, accountId } = await person(20);
    const runId = await begin(actor);
    await perform(runId, fails(error));
    await perform(runId, fails(error));
    expect(await run(runId)).toMatchObject({ state: "failed", problem });
    expect(await entries(accountId)).toEqual([GRANTED, PAID, REFUNDED]);
    // And the next one may begin.
    await begin(actor);
  });

  it("fails as a whole when its result cannot be written", async () => {
    const { actor, accountId } = await person(20);
    const runId = await begin(actor);
    await perform(runId, async (underWay) => async (client) => {
      await (await writes(underWay))(client);
      throw new RunFailed("profile_changed");
    });
    expect(await run(runId)).toMatchObject({ state: "failed", problem: "profile_changed" });
    expect(await written(actor.userId)).toBe(0);
    expect(await entries(accountId)).toEqual([GRANTED, PAID, REFUNDED]);
  });

  it("keeps a written result, and its price, when the answer was lost", async () => {
    const { actor, accountId } = await person(20);
    const runId = await begin(actor);
    await perform(runId, async (underWay) => async (client) => {
      await (await writes(underWay))(client);
      loseAnswerToCommit(client);
    });
    expect(await run(runId)).toMatchObject({ state: "done", problem: null });
    expect(await written(actor.userId)).toBe(1);
    expect(await entries(accountId)).toEqual([GRANTED, PAID]);
  });

  it("records the cost of a language model, also when the run fails", async () => {
    const { actor } = await person(20);
    const runId = await begin(actor);
    await perform(runId, async ({ onCall }) => {
      await onCall({
        model: "some-model",
        purpose: "deck_review",
        outcome: "failed",
        inputTokens: 1200,
        outputTokens: 30,
        costMicros: 812.4,
      });
      throw new EngineUnavailable("It refused.");
    });
    const { rows } = await pool().query(
      "select model, input_tokens, cost_micros::int from public.model_calls where run_id = $1",
      [runId],
    );
    expect(rows).toEqual([{ model: "some-model", input_tokens: 1200, cost_micros: 813 }]);
  });
});

describe("a run whose server is gone", () => {
  it("belongs to its runner as long as that one shows signs of life", async () => {
    const { actor } = await person(20);
    const runId = await begin(actor);
    await perform(runId, async (underWay) => {
      await perform(runId, fails(new Error("a second server must not begin")));
      return writes(underWay);
    });
    expect(await run(runId)).toMatchObject({ state: "done" });
    expect(await written(actor.userId)).toBe(1);
  });

  it("is found, queued again and finished by the next; the first one's result comes too late", async () => {
    const { actor, accountId } = await person(20);
    const runId = await begin(actor);
    await perform(runId, async (underWay) => {
      await silence(runId);
      expect(await requeueAbandoned(pool())).toBe(1);
      expect(await waitingJobs(runId)).toBe(1);
      await perform(runId, writes);
      return writes(underWay);
    });
    expect(await run(runId)).toMatchObject({ state: "done" });
    expect(await written(actor.userId)).toBe(1);
    expect(await entries(accountId)).toEqual([GRANTED, PAID]);
    expect(await requeueAbandoned(pool())).toBe(0);
  });

  it("keeps its place where its job waits, and gets another where that will not come for long", async () => {
    const { actor } = await person(20);
    const runId = await begin(actor);
    await pool().query(
      "update public.runs set created_at = now() - interval '5 minutes' where id = $1",
      [runId],
    );
    const waitsSince = async (runAt: string) => {
      await pool().query(
        `select from graphile_worker.add_job('perform_run', json_build_object('runId', $1::text),
           job_key := 'run:' || $1, run_at := now() + $2::interval)`,
        [runId, runAt],
      );
    };
    await waitsSince("-5 minutes");
    expect(await requeueAbandoned(pool())).toBe(0);
    await waitsSince("1 hour");
    expect(await requeueAbandoned(pool())).toBe(1);
  });

  it("is given up, and paid back, when it ends its server each time", async () => {
    const { actor, accountId } = await person(20);
    const runId = await begin(actor);
    for (let attempt = 1; attempt <= 3; attempt += 1) {
      // The state that a killed process leaves: taken, and silent.
      await pool().query(
        `insert into public.run_attempts (run_id, runner, attempts) values ($1, $2, 1)
         on conflict (run_id) do update set attempts = run_attempts.attempts + 1`,
        [runId, randomUUID()],
      );
    }
    await silence(runId);
    await perform(runId, writes);
    expect(await run(runId)).toMatchObject({ state: "failed", problem: "failed" });
    expect(await entries(accountId)).toEqual([GRANTED, PAID, REFUNDED]);
  });

  it("is left to the next start when the server stops in order", async () => {
    const { actor, accountId } = await person(20);
    const runId = await begin(actor);
    const stopping = new AbortController();
    await perform(
      runId,
      async ({ signal }) => {
        stopping.abort();
        signal.throwIfAborted();
        throw new Error("not reached");
      },
      stopping.signal,
    );
    expect(await run(runId)).toMatchObject({ state: "running" });
    expect(await requeueAbandoned(pool())).toBe(1);
    await perform(runId, writes);
    expect(await run(runId)).toMatchObject({ state: "done" });
    expect(await entries(accountId)).toEqual([GRANTED, PAID]);
  });
});

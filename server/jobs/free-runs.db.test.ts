import { randomUUID } from "node:crypto";
import { pino } from "pino";
import { expect, it } from "vitest";
import { performRunJob, settleNamesJob } from "../../contracts/jobs.ts";
import { queueRun } from "../domain/runs/queue-run.ts";
import { runsDatabase } from "../domain/runs/test-runs.ts";
import { takePlace } from "../files/places.ts";
import { queueJob } from "../postgres/queue-job.ts";
import { transaction } from "../postgres/transaction.ts";
import { jobHandler, startWorker } from "./worker.ts";

const { pool } = runsDatabase();

it("free runs that wait for their place keep no other job from being done", async () => {
  const { promise: over, resolve: end } = Promise.withResolvers<void>();
  const before = takePlace("free", { userId: "before" }, () => over);
  const done: string[] = [];
  const note = async (what: string) => void done.push(what);
  const worker = await startWorker({
    pool: pool(),
    handlers: [
      jobHandler(performRunJob, ({ runId }) =>
        takePlace("free", { userId: runId }, () => note("free run")),
      ),
      jobHandler(settleNamesJob, () => note("other job")),
    ],
    timed: [],
    log: pino({ level: "silent" }),
  });
  await transaction(pool(), async (client) => {
    for (let at = 0; at < 4; at++) await queueRun(client, { id: randomUUID(), isFree: true });
    await queueJob(client, settleNamesJob, {}, "other job");
  });
  await expect.poll(() => done, { timeout: 20_000 }).toEqual(["other job"]);
  end();
  await before;
  await expect.poll(() => done, { timeout: 20_000 }).toHaveLength(5);
  await worker.stop();
});

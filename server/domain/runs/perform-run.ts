import { randomUUID } from "node:crypto";
import type pg from "pg";
import type { Service } from "../../../contracts/credits.ts";
import type { RunProblem, RunStep } from "../../../contracts/runs.ts";
import { type Asking, EngineUnavailable } from "../../judging/engine.ts";
import type { Logger } from "../../log.ts";
import { reportFailure } from "../../signals/failures.ts";
import { signal as tell } from "../../signals/signal.ts";
import { traced } from "../../signals/tracing.ts";
import { completeRun, failRun } from "./end-run.ts";
import { holdWork, LeaseLost } from "./held-work.ts";
import { type HeldRun, keepAlive, releaseRun, takeRun, tellStep } from "./lease.ts";
import { noteModelCall } from "./note-model-call.ts";

/** Ends a run, for a reason that its person is told. */
export class RunFailed extends Error {
  override readonly name = "RunFailed";
  readonly problem: RunProblem;

  constructor(problem: RunProblem) {
    super(problem);
    this.problem = problem;
  }
}

export type RunUnderWay = HeldRun & Asking & { tell(step: RunStep): Promise<void> };

/**
 * A service's work in a run.
 * @returns writes its result, in the transaction that ends the run.
 * @throws RunFailed, EngineUnavailable
 */
export type RunWork = (run: RunUnderWay) => Promise<(client: pg.PoolClient) => Promise<void>>;

/** A run that keeps crashing its runner is given up. */
const MOST_ATTEMPTS = 3;
const LONGEST_MS = 5 * 60 * 1000;

/**
 * Works on a run until it is done, has failed, or belongs to another runner. It throws only errors that
 * keep it from recording the outcome, such as an unavailable database; the run is then abandoned, and
 * requeued later.
 * @param stopping aborted when this server stops, which leaves the run to the next one
 */
export async function performRun(
  means: { pool: pg.Pool; works: Record<Service, RunWork>; log: Logger },
  runId: string,
  stopping: AbortSignal,
): Promise<void> {
  const { pool, works, log } = means;
  const run = await takeRun(pool, runId, randomUUID());
  if (!run) return;
  const held = holdWork(() => keepAlive(pool, run), { stopping, longestMs: LONGEST_MS });
  const { signal } = held;
  const began = performance.now();
  const ended = (end: string) =>
    tell({
      kind: "run",
      service: run.service,
      end,
      seconds: (performance.now() - began) / 1000,
    });
  try {
    if (run.attempts > MOST_ATTEMPTS) throw new RunFailed("failed");
    const underWay: RunUnderWay = {
      ...run,
      signal,
      tell: async (step) => {
        signal.throwIfAborted();
        await tellStep(pool, run, step);
      },
      onCall: (call) => noteModelCall(pool, { runId: run.id }, call),
    };
    await traced(`run ${run.service}`, {}, async () => {
      const write = await works[run.service](underWay);
      signal.throwIfAborted();
      await completeRun(pool, run, write);
    });
    ended("done");
  } catch (error) {
    if (held.isLost(error)) return;
    if (stopping.aborted) {
      await releaseRun(pool, run);
      return;
    }
    const problem = problemOf(error);
    if (problem === "failed") {
      log.error({ error: String(error), run: run.id }, "A run failed");
      reportFailure(error, { part: "run", name: run.service });
    }
    await failRun(pool, run, problem).then(
      () => ended(problem),
      (failure: unknown) => {
        if (!(failure instanceof LeaseLost)) throw failure;
      },
    );
  } finally {
    held.end();
  }
}

function problemOf(error: unknown): RunProblem {
  if (error instanceof RunFailed) return error.problem;
  if (error instanceof EngineUnavailable) return "engine_unavailable";
  if (error instanceof DOMException && error.name === "TimeoutError") return "took_too_long";
  return "failed";
}

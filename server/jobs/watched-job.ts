import type { Task } from "graphile-worker";
import { reportFailure } from "../signals/failures.ts";
import { signal } from "../signals/signal.ts";
import { traced } from "../signals/tracing.ts";

/** Reports how a job went, within the trace of its cause. */
export function watched(task: string, handle: (payload: unknown) => Promise<unknown>): Task {
  return async (payload, { job }) => {
    const began = performance.now();
    const end = (outcome: "done" | "failed") =>
      signal({ kind: "job", task, outcome, seconds: (performance.now() - began) / 1000 });
    const parent = traceparentIn(payload);
    try {
      await traced(`job ${task}`, { kind: "consumer", parent }, () => handle(payload));
      end("done");
    } catch (error) {
      end("failed");
      // Tries between the first and the last tell nothing new.
      if (job.attempts === 1 || job.attempts >= job.max_attempts) {
        reportFailure(error, { part: "job", name: task });
      }
      throw error;
    }
  };
}

function traceparentIn(payload: unknown): string | undefined {
  if (typeof payload !== "object" || payload === null || !("traceparent" in payload))
    return undefined;
  return typeof payload.traceparent === "string" ? payload.traceparent : undefined;
}

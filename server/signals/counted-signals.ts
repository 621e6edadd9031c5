import { SERVICES } from "../../contracts/credits.ts";
import { RUN_PROBLEMS } from "../../contracts/runs.ts";
import {
  countedElsewhere,
  counterOf,
  gaugeOf,
  histogramOf,
  type Metric,
  type Sample,
} from "./instruments.ts";
import { FAILING_PARTS, hearSignals, type Signal } from "./signal.ts";

const DOLLAR_MICROS = 1_000_000;

type PoolFigures = { total: number; idle: number; waiting: number };

/** Counts the signals of all threads since the start, as metrics. @returns also a way to stop. */
export function countSignals(): { metrics: Metric[]; stop(): void } {
  const runs = histogramOf<"service" | "end">({
    name: "benih_run_duration_seconds",
    help: "Runs by service and end; every end but done was refunded.",
  });
  const calls = counterOf<"purpose" | "outcome">({
    name: "benih_model_calls_total",
    help: "Calls of the language model.",
  });
  const tokens = counterOf<"purpose" | "direction">({
    name: "benih_model_tokens_total",
    help: "Tokens sent to the language model and written by it.",
  });
  const micros = new Map<string, number>();
  const dollars = countedElsewhere(
    {
      name: "benih_model_cost_dollars_total",
      help: "US dollars for calls of the language model, by the operator's price list.",
    },
    () =>
      Array.from(micros, ([purpose, of]) => ({ labels: { purpose }, value: of / DOLLAR_MICROS })),
  );
  const mails = counterOf<"outcome">({
    name: "benih_mails_total",
    help: "Mails: sent, held back (stopped), for an address that the mail server refuses, or failed.",
  });
  const jobs = histogramOf<"task" | "outcome">({
    name: "benih_job_duration_seconds",
    help: "Tries of jobs by task and outcome.",
  });
  const refused = counterOf<"limit">({
    name: "benih_refused_total",
    help: "Requests refused by a limit.",
  });
  const failures = counterOf<"part">({
    name: "benih_failures_total",
    help: "Faults to be looked into, as they are sent to Sentry.",
  });
  // Each outcome exists from the start: a counter that appears with its first failure shows no increase.
  for (const outcome of ["sent", "refused", "failed"]) mails.add({ outcome }, 0);
  for (const service of SERVICES) {
    for (const end of ["done", ...RUN_PROBLEMS]) runs.begin({ service, end });
  }
  for (const part of FAILING_PARTS) failures.add({ part }, 0);
  const pools = new Map<string, PoolFigures>();

  const take = (told: Signal) => {
    switch (told.kind) {
      case "run":
        return runs.observe({ service: told.service, end: told.end }, told.seconds);
      case "model_call": {
        const { purpose, outcome } = told;
        calls.add({ purpose, outcome });
        tokens.add({ purpose, direction: "in" }, told.inputTokens);
        tokens.add({ purpose, direction: "out" }, told.outputTokens);
        micros.set(purpose, (micros.get(purpose) ?? 0) + told.costMicros);
        return;
      }
      case "mail":
        return mails.add({ outcome: told.outcome });
      case "job":
        return jobs.observe({ task: told.task, outcome: told.outcome }, told.seconds);
      case "refused":
        return refused.add({ limit: told.limit });
      case "failure":
        return failures.add({ part: told.failure.part });
      case "pool":
        pools.set(told.pool, told);
    }
  };
  return {
    metrics: [
      runs,
      calls,
      tokens,
      dollars,
      mails,
      jobs,
      refused,
      failures,
      gaugeOf(POOL_CONNECTIONS, () => [...pools].flatMap(samplesOfPool)),
    ],
    stop: hearSignals(take),
  };
}

/** Reported by `watchPools`, in each thread with pools. */
const POOL_CONNECTIONS = {
  name: "benih_pool_connections",
  help: "Connections of each pool: open, of these idle, and how many wait for one now.",
};

function samplesOfPool([pool, { total, idle, waiting }]: [string, PoolFigures]): Sample[] {
  return Object.entries({ total, idle, waiting }).map(([state, value]) => ({
    labels: { pool, state },
    value,
  }));
}

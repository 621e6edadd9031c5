import { Worker } from "node:worker_threads";
import { expect, it } from "vitest";
import { eventually } from "../../testing/eventually.ts";
import { countSignals } from "./counted-signals.ts";
import { expose } from "./exposition.ts";
import { type Signal, signal } from "./signal.ts";

const MODULE = new URL("./signal.ts", import.meta.url).href;

function linesOf({ metrics }: ReturnType<typeof countSignals>): string[] {
  return expose(metrics).split("\n");
}

it("counts what is told, money in dollars", () => {
  const counted = countSignals();
  const call = { kind: "model_call", purpose: "deck_review", inputTokens: 1000 } as const;
  const told: Signal[] = [
    { ...call, outcome: "answered", outputTokens: 50, costMicros: 12_500 },
    { ...call, outcome: "failed", outputTokens: 0, costMicros: 2500 },
    { kind: "run", service: "match", end: "engine_unavailable", seconds: 3 },
    { kind: "mail", outcome: "sent" },
    { kind: "refused", limit: "visitor_pages" },
    { kind: "pool", pool: "server", total: 3, idle: 1, waiting: 2 },
  ];
  for (const one of told) signal(one);
  counted.stop();
  signal({ kind: "mail", outcome: "sent" });
  expect(linesOf(counted)).toEqual(
    expect.arrayContaining([
      'benih_model_cost_dollars_total{purpose="deck_review"} 0.015',
      'benih_model_tokens_total{purpose="deck_review",direction="in"} 2000',
      'benih_model_calls_total{purpose="deck_review",outcome="failed"} 1',
      'benih_run_duration_seconds_count{service="match",end="engine_unavailable"} 1',
      'benih_mails_total{outcome="sent"} 1',
      'benih_mails_total{outcome="failed"} 0',
      'benih_refused_total{limit="visitor_pages"} 1',
      'benih_pool_connections{pool="server",state="waiting"} 2',
    ]),
  );
});

it("has each end of a run and each outcome of a mail before the first: what is new does not increase", () => {
  const counted = countSignals();
  counted.stop();
  expect(linesOf(counted)).toEqual(
    expect.arrayContaining([
      'benih_run_duration_seconds_count{service="publish",end="failed"} 0',
      'benih_run_duration_seconds_count{service="match",end="engine_unavailable"} 0',
      'benih_mails_total{outcome="refused"} 0',
    ]),
  );
});

it("hears what other threads tell", async () => {
  const counted = countSignals();
  const thread = new Worker(
    `import(${JSON.stringify(MODULE)}).then(({ signal }) =>
       signal({ kind: "job", task: "there", outcome: "done", seconds: 1 }));
     setInterval(() => {}, 1000);`,
    { eval: true },
  );
  const line = 'benih_job_duration_seconds_count{task="there",outcome="done"} 1';
  await eventually("the thread's job is counted", 10_000, () =>
    linesOf(counted).includes(line) ? true : undefined,
  );
  await thread.terminate();
  counted.stop();
});

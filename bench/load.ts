import { execFile, spawnSync } from "node:child_process";
import { createRequire } from "node:module";
import { promisify } from "node:util";
import { z } from "zod";
import { median } from "./median.ts";

/**
 * Requests answered per second; the time within which half, and 99 of 100, were answered, in
 * milliseconds.
 */
export type Throughput = { perSecond: number; p50: number; p99: number };
export type Load = { connections: number; seconds: number; headers: Record<string, string> };

const run = promisify(execFile);
const hasWrk = spawnSync("wrk", ["-v"]).error === undefined;
const ROUNDS = 3;
const WARM_UP_SECONDS = 2;

/** Loads both in turn, A B A B A B after a warm-up of each, and takes the medians. */
export async function compareUnderLoad(
  subject: string,
  bare: string,
  load: Load,
): Promise<{ subject: Throughput; bare: Throughput }> {
  const subjectRuns: Throughput[] = [];
  const bareRuns: Throughput[] = [];
  for (const url of [subject, bare]) await putUnderLoad(url, { ...load, seconds: WARM_UP_SECONDS });
  for (let round = 0; round < ROUNDS; round++) {
    subjectRuns.push(await putUnderLoad(subject, load));
    bareRuns.push(await putUnderLoad(bare, load));
  }
  return { subject: medians(subjectRuns), bare: medians(bareRuns) };
}

function medians(runs: Throughput[]): Throughput {
  return {
    perSecond: median(runs.map((one) => one.perSecond)),
    p50: median(runs.map((one) => one.p50)),
    p99: median(runs.map((one) => one.p99)),
  };
}

/** `wrk` uses the fewest resources; without it autocannon, in a separate process. */
export const putUnderLoad = hasWrk ? withWrk : withAutocannon;

async function withWrk(url: string, load: Load): Promise<Throughput> {
  const { stdout } = await run("wrk", [
    "-t1",
    `-c${load.connections}`,
    `-d${load.seconds}s`,
    "--latency",
    ...headerArguments(load),
    url,
  ]);
  if (/Non-2xx|Socket errors/.test(stdout)) throw new Error(`${url} failed under load:\n${stdout}`);
  const figure = (pattern: RegExp) => pattern.exec(stdout)?.slice(1) ?? [];
  const [perSecond] = figure(/Requests\/sec:\s+([\d.]+)/);
  return {
    perSecond: Number(perSecond),
    p50: inMs(figure(/^\s+50%\s+([\d.]+)(us|ms|s)$/m)),
    p99: inMs(figure(/^\s+99%\s+([\d.]+)(us|ms|s)$/m)),
  };
}

function inMs([amount, unit]: string[]): number {
  const factor = unit === "us" ? 0.001 : unit === "s" ? 1000 : 1;
  return Number(amount) * factor;
}

const autocannonReport = z.object({
  requests: z.object({ average: z.number() }),
  latency: z.object({ p50: z.number(), p99: z.number() }),
  non2xx: z.literal(0),
  errors: z.literal(0),
});

/** Its delays are whole milliseconds. */
async function withAutocannon(url: string, load: Load): Promise<Throughput> {
  const { stdout } = await run(process.execPath, [
    createRequire(import.meta.url).resolve("autocannon"),
    "--json",
    ...["--connections", String(load.connections)],
    ...["--duration", String(load.seconds)],
    ...headerArguments(load),
    url,
  ]);
  const { requests, latency } = autocannonReport.parse(JSON.parse(stdout));
  return { perSecond: requests.average, p50: latency.p50, p99: latency.p99 };
}

function headerArguments(load: Load): string[] {
  return Object.entries(load.headers).flatMap(([name, value]) => ["-H", `${name}: ${value}`]);
}

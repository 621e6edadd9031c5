import { availableParallelism, loadavg } from "node:os";
import { quantile } from "./median.ts";
import { openScaledDatabase, type ScaledDatabase } from "./scaled-database.ts";
import { printTable, verdict } from "./table.ts";

/** The duration of one call or statement, and its name. */
export type Timing = { what: string; ms: number };

/** The target of a kind on the full site, in milliseconds. */
export type Bar = { p50?: number; p95: number };

type Timings = Map<string, Timing[]>;

/**
 * Measures a small and a full site, one after the other, and prints one row per kind: the full
 * site's figures with their target, and how much slower it is than the small one. Names the slowest
 * call of any that misses its target.
 * @param sizes numbers of articles, the small one first.
 */
export async function measureGrowth(
  title: string,
  sizes: string[],
  measure: (database: ScaledDatabase) => Promise<Timings>,
  barOf: (kind: string) => Bar,
): Promise<void> {
  const [small = 0, full = 0] = sizes.map(Number);
  const before = await measureAt(small, measure);
  const after = await measureAt(full, measure);
  printTable(
    `${title}, warm, one client, at ${inWords(full)} articles`,
    ["", "times", "p50 ms", `p50 at ${inWords(small)}`, "growth", "p95 ms", "max ms", ""],
    [...after].map(([kind, timings]) => row(kind, timings, before.get(kind) ?? [], barOf(kind))),
  );
  warnOfLoad();
  for (const [kind, timings] of after) {
    if (!meets(timings, barOf(kind))) console.log(`\nSlowest of ${kind}: ${slowest(timings)}`);
  }
}

async function measureAt(
  news: number,
  measure: (database: ScaledDatabase) => Promise<Timings>,
): Promise<Timings> {
  const database = await openScaledDatabase(news);
  try {
    return await measure(database);
  } finally {
    await database.close();
  }
}

/** Other work on the machine makes every figure worse. */
function warnOfLoad(): void {
  const [load = 0] = loadavg();
  const cores = availableParallelism();
  if (load > cores) {
    console.log(`The machine is busy: load ${load.toFixed(1)} on ${cores} cores.`);
  }
}

function row(kind: string, timings: Timing[], small: Timing[], bar: Bar): string[] {
  const p50 = at(timings, 0.5);
  const p50Small = at(small, 0.5);
  const wanted = bar.p50 === undefined ? `p95 ≤ ${bar.p95}` : `p50 ≤ ${bar.p50}, p95 ≤ ${bar.p95}`;
  return [
    kind,
    String(timings.length),
    p50.toFixed(1),
    p50Small.toFixed(1),
    `${(p50 / p50Small).toFixed(1)}×`,
    at(timings, 0.95).toFixed(1),
    at(timings, 1).toFixed(1),
    verdict(meets(timings, bar), wanted),
  ];
}

function meets(timings: Timing[], { p50, p95 }: Bar): boolean {
  return at(timings, 0.95) <= p95 && (p50 === undefined || at(timings, 0.5) <= p50);
}

function at(timings: Timing[], share: number): number {
  return quantile(
    timings.map(({ ms }) => ms),
    share,
  );
}

function slowest(timings: Timing[]): string {
  const [worst] = timings.toSorted((a, b) => b.ms - a.ms);
  return worst ? `${worst.ms.toFixed(1)} ms, ${worst.what}` : "nothing";
}

function inWords(count: number): string {
  return count.toLocaleString("en");
}

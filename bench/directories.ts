import { investorCalls, startupCalls } from "./directory-calls.ts";
import { timeCalls } from "./function-calls.ts";
import { measureGrowth, type Timing } from "./growth.ts";

/**
 * `node bench/directories.ts 10000 1000000`: lists, counts and the data of detail pages, for random
 * but reproducible filters, sorts and depths.
 */

const MOST_LIST_MS = 50;
/** Counts scan everything; one part of an export has 500 rows with all their columns. */
const MOST_WHOLE_MS = 100;

await measureGrowth(
  "Directories",
  process.argv.slice(2),
  async ({ client }) => {
    const timings = new Map<string, Timing[]>();
    for (const [kind, calls] of [
      ...(await startupCalls(client)),
      ...(await investorCalls(client)),
    ]) {
      timings.set(kind, await timeCalls(client, calls));
    }
    return timings;
  },
  (kind) => ({ p95: /counts|export/.test(kind) ? MOST_WHOLE_MS : MOST_LIST_MS }),
);

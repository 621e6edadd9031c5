import type { RunningServer } from "../../testing/running-server.ts";
import { usageOf, usageOfAll } from "../usage.ts";
import type { Sample } from "./growth.ts";
import { processesOf } from "./site.ts";

export const PARTS = ["server", "PostgreSQL"] as const;
type Part = (typeof PARTS)[number];

/** One measurement of a process and its parts, in megabytes. */
type Look = Sample & { pid: number };

/** Samples memory. */
export function createMemorySamples(server: RunningServer) {
  const began = Date.now();
  const looks: { [part in Part]: Look[] } = { server: [], PostgreSQL: [] };
  return {
    look(): void {
      try {
        const { server: pid, postgres } = processesOf(server);
        const at = Date.now() - began;
        const used = usageOf(pid);
        if (used) looks.server.push({ at, pid, value: used.ownMb });
        const [postmaster = 0] = postgres;
        looks.PostgreSQL.push({ at, pid: postmaster, value: usageOfAll(postgres).ownMb });
      } catch {
        // Between two processes there is nothing to measure.
      }
    },
    /** All samples, or those of the process that ran at `until`, up to then. */
    samples(part: Part, until = Number.POSITIVE_INFINITY): Sample[] {
      const all = looks[part].filter(({ at }) => at <= until);
      const last = all.at(-1);
      return until === Number.POSITIVE_INFINITY ? all : all.filter(({ pid }) => pid === last?.pid);
    },
  };
}

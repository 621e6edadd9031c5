import { readFileSync } from "node:fs";

/** On Linux: the clock ticks of /proc. */
const TICKS_PER_SECOND = 100;

type Used = {
  /** Processor seconds, including those of its ended children. */
  seconds: number;
  /** Its own memory, without what it shares with others, in megabytes. */
  ownMb: number;
};

/** What a process has used; undefined once it has ended. Linux only. */
export function usageOf(pid: number): Used | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    // The program's name is in brackets and may contain anything.
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
    const status = readFileSync(`/proc/${pid}/status`, "utf8");
    const kilobytes = Number(/^RssAnon:\s+(\d+)/m.exec(status)?.[1] ?? 0);
    return { seconds: ticks / TICKS_PER_SECOND, ownMb: kilobytes / 1024 };
  } catch {
    return undefined;
  }
}

/** The use of several processes together; ended ones count as nothing. */
export function usageOfAll(pids: readonly number[]): Used {
  const all = pids.flatMap((pid) => usageOf(pid) ?? []);
  return {
    seconds: all.reduce((sum, { seconds }) => sum + seconds, 0),
    ownMb: all.reduce((sum, { ownMb }) => sum + ownMb, 0),
  };
}

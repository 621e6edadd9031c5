import { readFileSync } from "node:fs";

/** Of Linux: the clock ticks of /proc. */
const TICKS_PER_SECOND = 100;

type Used = {
  /** Seconds of processor, its ended children's included. */
  seconds: number;
  /** Memory of its own, and memory shared with others, in megabytes. */
  ownMb: number;
  sharedMb: number;
};

/** What a process has used; undefined once it has ended. Linux only. */
export function usageOf(pid: number): Used | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    // The program's name is in brackets and may contain anything.
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
    const status = readFileSync(`/proc/${pid}/status`, "utf8");
    const megabytes = (name: string) =>
      Number(new RegExp(`^${name}:\\s+(\\d+)`, "m").exec(status)?.[1] ?? 0) / 1024;
    return {
      seconds: ticks / TICKS_PER_SECOND,
      ownMb: megabytes("RssAnon"),
      sharedMb: megabytes("RssShmem"),
    };
  } catch {
    return undefined;
  }
}

/** The memory of processes together, in megabytes: what they share counts once. */
export function memoryOfAll(pids: readonly number[]): number {
  const used = pids.flatMap((pid) => usageOf(pid) ?? []);
  const own = used.reduce((sum, { ownMb }) => sum + ownMb, 0);
  return own + Math.max(0, ...used.map(({ sharedMb }) => sharedMb));
}

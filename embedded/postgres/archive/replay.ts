import path from "node:path";
import { BackendError } from "../../backend-error.ts";
import { locateBinaries } from "../binaries.ts";
import { launch } from "../cluster.ts";
import { freePort } from "../free-port.ts";
import type { OperatingUser } from "../operating-user.ts";
import { forPostgres, quote } from "./shell.ts";
import type { Target } from "./target.ts";

/** Enough for a week of WAL of a busy site. */
const LIMIT_MS = 24 * 3_600_000;
/** PostgreSQL looked for a change after the target, and found none. */
const NONE_LATER = "recovery ended before configured recovery target was reached";
const NEWEST =
  /last completed transaction was at log time (\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(?:\.\d{1,3})?)(\d*)\+00/;

/**
 * Lets PostgreSQL replay WAL from the folder `wal` up to the target, become a cluster of its own, and stop
 * in order. It archives nothing meanwhile.
 * @returns the moment of the newest change, and whether the WAL ends before the target
 * @throws BackendError if some changes up to the target are missing
 */
export async function replay(settings: {
  directory: string;
  /** The programs of another major version than our own (majors.ts). */
  programs?: string | undefined;
  wal: string;
  target: Target;
  /** The missing segment after the last one. */
  lacking: string | undefined;
  user: OperatingUser;
}): Promise<{ newestChange: Date | undefined; isEnd: boolean }> {
  const { directory, programs, wal, target, lacking, user } = settings;
  const source = quote(forPostgres(wal));
  const flags = {
    restore_command: `cp ${source}/%f "%p"`,
    archive_mode: "off",
    hot_standby: "off",
  };
  const until = target !== "latest" && {
    // Read before PostgreSQL knows the names of zones, Z among them.
    recovery_target_time: target.toISOString().replace("Z", "+00"),
    recovery_target_action: "promote",
  };
  const run = async (more: Record<string, string>) => {
    const binaries = await locateBinaries(user, programs);
    const postmaster = launch({
      binaries,
      user,
      directory,
      port: await freePort(),
      flags: { ...flags, ...more },
      limitMs: LIMIT_MS,
    });
    const failure = await postmaster.ready.then(() => undefined, String);
    postmaster.process.kill("SIGINT");
    await postmaster.ended;
    return { failure, newestChange: momentIn(postmaster.tail()) };
  };
  const first = await run(until || {});
  const isEnd = first.failure?.includes(NONE_LATER) ?? false;
  if (isEnd && lacking !== undefined && !reaches(first.newestChange, target)) {
    throw new BackendError(
      `The segment ${lacking} of the WAL is missing, and what was written after it cannot be recovered. The newest change before it is of ${first.newestChange?.toISOString() ?? "before the base's end"}: --to that moment recovers it.`,
    );
  }
  // All archived changes are from before the target, so the end is what was asked for.
  const { failure, newestChange } = isEnd ? await run({}) : first;
  if (failure !== undefined) {
    throw new BackendError(
      `The WAL could not be replayed into ${path.dirname(directory)}: ${failure}`,
    );
  }
  return { newestChange, isEnd };
}

/** PostgreSQL gives microseconds; rounded up to a millisecond, which can be used as a target. */
function momentIn(said: string): Date | undefined {
  const [, told, more] = NEWEST.exec(said) ?? [];
  return told === undefined
    ? undefined
    : new Date(Date.parse(`${told.replace(" ", "T")}Z`) + (Number(more ?? 0) > 0 ? 1 : 0));
}

function reaches(newest: Date | undefined, target: Target): boolean {
  return newest !== undefined && target !== "latest" && newest >= target;
}

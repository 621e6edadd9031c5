import path from "node:path";
import { BackendError } from "../../backend-error.ts";
import { locateBinaries } from "../binaries.ts";
import { launch } from "../cluster.ts";
import { freePort } from "../free-port.ts";
import type { OperatingUser } from "../operating-user.ts";
import { forPostgres, quote } from "./shell.ts";
import type { Target } from "./target.ts";

/** A week of WAL of a busy site. */
const LIMIT_MS = 24 * 3_600_000;
/** PostgreSQL looked for a change after the target and found none. */
const NONE_LATER = "recovery ended before configured recovery target was reached";
const NEWEST = /last completed transaction was at log time ([^\n]+)/;

/**
 * Lets PostgreSQL replay WAL from the folder `wal` up to the target, become a cluster of its own, and
 * stop in order. It archives nothing meanwhile.
 */
export async function replay(settings: {
  directory: string;
  /** Of another major version than our own (majors.ts). */
  programs?: string | undefined;
  wal: string;
  target: Target;
  user: OperatingUser;
}): Promise<{ newestChange: string | undefined }> {
  const { directory, programs, wal, target, user } = settings;
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
  const run = async (more: Record<string, string>): Promise<string> => {
    const binaries = await locateBinaries(user, programs);
    const postmaster = launch({
      binaries,
      user,
      directory,
      port: await freePort(),
      flags: { ...flags, ...more },
      limitMs: LIMIT_MS,
    });
    await postmaster.ready;
    postmaster.process.kill("SIGINT");
    await postmaster.ended;
    return postmaster.tail();
  };
  const said = await run(until || {}).catch((error: unknown) => {
    // Everything that the archive has happened before the target, then: its end is what was asked for.
    if (String(error).includes(NONE_LATER)) return run({});
    throw new BackendError(
      `The WAL could not be replayed into ${path.dirname(directory)}: ${String(error)}`,
    );
  });
  return { newestChange: NEWEST.exec(said)?.[1] };
}

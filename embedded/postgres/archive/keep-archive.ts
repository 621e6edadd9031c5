import { setTimeout as delay } from "node:timers/promises";
import pg from "pg";
import type { Log } from "../../log.ts";
import { type ArchiveState, readArchiveState } from "./archive-state.ts";
import { type ArchivedFiles, keepFiles, readArchivedFiles } from "./archived-files.ts";
import { takeBase } from "./base-backup.ts";
import { listBases } from "./bases.ts";
import { coverageOf } from "./coverage.ts";
import { prune } from "./retention.ts";
import type { ArchiveStore } from "./store.ts";

const PAUSE_MS = 60_000;
const BASE_EVERY_MS = 24 * 3_600_000;
const REASON_LENGTH = 600;

export type KeptArchive = {
  /** The state of archiving at the last look; undefined before the first. */
  state(): ArchiveState | undefined;
  stop(): Promise<void>;
};

/**
 * Keeps the archive of a running cluster complete: new files and changed secrets each minute, a base each day,
 * and no more than `keepBases` of those. A failure is logged once, and again when it is over.
 */
export function keepArchive(settings: {
  store: ArchiveStore;
  line: string;
  /** The cluster's. */
  directory: string;
  filesFolder: string;
  secretsFile: string;
  superuserUrl: string;
  /** PostgreSQL's latest output, which includes the message of a failed command. */
  said(): string;
  keepBases: number;
  /** Between two looks. */
  pauseMs?: number;
  log: Log;
}): KeptArchive {
  const { store, line, superuserUrl, keepBases, pauseMs = PAUSE_MS, log } = settings;
  const stopping = new AbortController();
  let known: { archived: ArchivedFiles; newestBaseAt: number } | undefined;
  let state: ArchiveState | undefined;
  let trouble: string | undefined;

  const say = (found: string | undefined) => {
    if (found !== undefined && trouble === undefined) {
      log("error", `The archive (WAL_ARCHIVE) is failing: nothing is lost, but ${ADVICE}`, {
        archive: store.where,
        reason: found,
        waitingSegments: state?.waitingSegments,
      });
    }
    if (found === undefined && trouble !== undefined) {
      log("info", "The archive (WAL_ARCHIVE) works again", { archive: store.where });
    }
    trouble = found;
  };

  const readKnown = async () => {
    const bases = await listBases(store, line);
    // There are segments after a missing one; an archive without any has just not begun.
    const isBroken = (await coverageOf(store, line)).at(-1)?.lacking !== undefined;
    return {
      archived: await readArchivedFiles(store, line),
      // After a gap nothing is covered until there is another base.
      newestBaseAt: isBroken ? 0 : (bases.at(-1)?.startedAt.getTime() ?? 0),
    };
  };

  const look = async (): Promise<string | undefined> => {
    state = await readStateOf(superuserUrl);
    if (state.isFailing) return settings.said().slice(-REASON_LENGTH).trim();
    known ??= await readKnown();
    const present = await keepFiles({ ...settings, archived: known.archived });
    if (Date.now() - known.newestBaseAt >= BASE_EVERY_MS && !stopping.signal.aborted) {
      await takeBase({ ...settings, signal: stopping.signal });
      await prune({ store, line, keepBases, present });
      // There is another base, and there may be fewer files.
      known = undefined;
      log("info", "A base was written into the archive", { archive: store.where });
    }
    return undefined;
  };

  const keep = async () => {
    while (!stopping.signal.aborted) {
      const problem = await look().catch((error: unknown) =>
        error instanceof Error ? error.message : String(error),
      );
      if (!stopping.signal.aborted) say(problem);
      await delay(pauseMs, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  };

  const kept = keep();
  return {
    state: () => state,
    async stop() {
      stopping.abort();
      await kept;
    },
  };
}

const ADVICE =
  "PostgreSQL keeps every segment on the data's disk until it is archived: make room there, or let the server write there";

async function readStateOf(superuserUrl: string): Promise<ArchiveState> {
  const client = new pg.Client({ connectionString: superuserUrl });
  client.on("error", () => undefined);
  await client.connect();
  try {
    return await readArchiveState(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}

import path from "node:path";
import type pg from "pg";
import { keepSwept } from "./domain/profile-files/keep-swept.ts";
import type { FileKeeping } from "./domain/profile-files/store-file.ts";
import { sweepStorage } from "./domain/profile-files/sweep-storage.ts";
import type { Project } from "./env.ts";
import type { Logger } from "./log.ts";
import { createIncomingFiles, type IncomingFiles } from "./operations/files/incoming-files.ts";
import { createProjectStorage, type ProjectStorage } from "./services/storage/project-storage.ts";

/**
 * Storage for the files of profiles, for their operations, and the sweeps that remove what faults left behind.
 * @returns `sweep` starts them; call it once the storage answers (an embedded one is the last to start)
 */
export function createFileStorage(options: {
  pool: pg.Pool;
  project: Project;
  dataDirectory: string;
  log: Logger;
}): {
  keeping: FileKeeping;
  incoming: IncomingFiles;
  storage: ProjectStorage;
  sweep(): void;
  stop(): Promise<void>;
} {
  const { pool, project, dataDirectory, log } = options;
  const storage = createProjectStorage(project);
  const incoming = createIncomingFiles(path.join(dataDirectory, "incoming"));
  const swept = keepSwept({
    sweeps: {
      "uploads that were cut off": incoming.sweep,
      "files without a row": () => sweepStorage(pool, storage),
    },
    log,
  });
  const keeping: FileKeeping = {
    pool,
    storage,
    onLeftover(error) {
      log.warn({ error: String(error) }, "Something may have been left in storage");
      swept.soon();
    },
  };
  return {
    keeping,
    incoming,
    storage,
    sweep: swept.soon,
    stop: swept.stop,
  };
}

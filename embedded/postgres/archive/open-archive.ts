import path from "node:path";
import { BackendError } from "../../backend-error.ts";
import type { OperatingUser } from "../operating-user.ts";
import { openFolderStore } from "./folder-store.ts";
import { openS3Store } from "./s3-store.ts";
import type { ArchiveStore } from "./store.ts";

/** When its disk dies, a quiet site loses at most what it wrote in this time. */
const LONGEST_SEGMENT_S = 60;

/**
 * The archive that the setting WAL_ARCHIVE names: an absolute folder, or `s3://bucket/prefix`.
 * @throws BackendError for anything else.
 */
export function openArchive(setting: string, user: OperatingUser): ArchiveStore {
  if (path.isAbsolute(setting)) return openFolderStore(path.normalize(setting), user);
  if (setting.startsWith("s3://")) return openS3Store(setting, user);
  throw new BackendError(
    `WAL_ARCHIVE is ${setting}: name an absolute folder, or s3://bucket/prefix.`,
  );
}

/** PostgreSQL's settings for archiving. */
export function archivingFlags(store: ArchiveStore, line: string): Record<string, string> {
  return {
    archive_mode: "on",
    archive_command: store.archiveCommand(line),
    archive_timeout: `${LONGEST_SEGMENT_S}s`,
  };
}

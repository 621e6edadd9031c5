import path from "node:path";
import { BackendError } from "../backend-error.ts";
import type { Log } from "../log.ts";
import { placesIn } from "../places.ts";
import { type Blobs, openBlobs } from "./blobs.ts";
import { openS3Blobs, type S3Settings } from "./s3-blobs.ts";

/**
 * Opens the files of a project: in the data directory, or where several servers share them.
 * @throws BackendError when the place cannot be used, or is another project's.
 */
export async function openFiles(settings: {
  dataDirectory: string;
  /** A folder or a bucket. Default: the folder `storage` of the data directory. */
  files: string | S3Settings | undefined;
  projectId: string;
  log: Log;
}): Promise<Blobs> {
  const { dataDirectory, files, projectId, log } = settings;
  // Nobody else uses a folder of the data directory.
  if (files === undefined) return openBlobs(placesIn(dataDirectory).files, log);
  const isFolder = typeof files === "string";
  const blobs = isFolder
    ? await openBlobs(files, log)
    : await openS3Blobs(files, path.join(dataDirectory, "spool"), log);
  if ((await blobs.claim(projectId)) === projectId) return blobs;
  throw new BackendError(
    `${isFolder ? `FILES_FOLDER ${files}` : `S3_BUCKET ${files.bucket}`} holds the files of another project: choose another place, or the database and SECRETS_FILE that belong to it. A restored or recovered copy has its files in DATA_DIR: leave this setting out to use them.`,
  );
}

import { BackendError } from "../backend-error.ts";
import type { Log } from "../log.ts";
import { placesIn } from "../places.ts";
import { type Blobs, MARKER, openBlobs } from "./blobs.ts";
import { openS3Blobs, type S3Settings, STORE_MARKER } from "./s3-blobs.ts";

/**
 * Opens the files of a project, in the data directory or in a place shared by several servers.
 * @throws BackendError if the place cannot be used, is another project's, or has lost its files
 */
export async function openFiles(settings: {
  dataDirectory: string;
  /** A folder or a bucket. Default: the folder `storage` of the data directory. */
  files: string | S3Settings | undefined;
  projectId: string;
  /** Some of the versions that the database knows. */
  knownVersions(): Promise<string[]>;
  log: Log;
}): Promise<Blobs> {
  const { dataDirectory, files, projectId, log } = settings;
  // Nobody else uses a folder of the data directory.
  if (files === undefined) return openBlobs(placesIn(dataDirectory).files, log);
  const isFolder = typeof files === "string";
  const name = isFolder ? `FILES_FOLDER ${files}` : `S3_BUCKET ${files.bucket}`;
  const blobs = isFolder
    ? await openBlobs(files, log)
    : await openS3Blobs(files, placesIn(dataDirectory).spool, log);
  const isNew = (await blobs.owner()) === undefined;
  if (isNew && !(await hasAny(blobs, await settings.knownVersions()))) {
    throw new BackendError(
      `${name} has none of the files that the database knows: mount it, or copy them there first. If they are lost, put ${isFolder ? `a file ${MARKER}` : `an object ${STORE_MARKER}`} there with the text ${projectId}.`,
    );
  }
  if ((await blobs.claim(projectId)) === projectId) return blobs;
  throw new BackendError(
    `${name} holds the files of another project: choose another place, or the database and SECRETS_FILE that belong to it. A restored or recovered copy has its files in DATA_DIR: leave this setting out to use them.`,
  );
}

/** Whether a place may belong to a database: a folder that is not mounted has none of its files. */
async function hasAny(blobs: Blobs, versions: readonly string[]): Promise<boolean> {
  for (const version of versions) {
    const file = await blobs.open(version);
    await file?.close();
    if (file) return true;
  }
  return versions.length === 0;
}

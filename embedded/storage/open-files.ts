import path from "node:path";
import type { Log } from "../log.ts";
import { type Blobs, openBlobs } from "./blobs.ts";
import { openS3Blobs, type S3Settings } from "./s3-blobs.ts";

/** Opens the store of a backend's files: a folder, or a bucket. Default: `storage` of the data directory. */
export function openFiles(
  dataDirectory: string,
  log: Log,
  files: string | S3Settings = path.join(dataDirectory, "storage"),
): Promise<Blobs> {
  return typeof files === "string"
    ? openBlobs(files, log)
    : openS3Blobs(files, path.join(dataDirectory, "spool"), log);
}

import { pipeline } from "node:stream/promises";
import type { StoredFile } from "./blobs.ts";
import type { Call } from "./call.ts";
import { isSameFile, isUnchanged } from "./conditions.ts";
import { noSuchObject, StorageError } from "./errors.ts";
import { codeOf } from "./failure.ts";
import { disposition, SANDBOX, sentType } from "./harmless.ts";
import type { FileMetadata, ObjectRow } from "./object-rows.ts";
import { type ByteRange, parseRange } from "./range.ts";

/** Who may cache a copy, and for how long: anybody, the holder of a link, or only its reader. */
export type Audience =
  | { kind: "public" }
  | { kind: "signed"; secondsLeft: number }
  | { kind: "caller" };

/** A file may be replaced between reading its row and its bytes; doing so more often is abuse. */
const ATTEMPTS = 5;

/** Sends an object's bytes, or the requested range, or 304 when nothing has changed. */
export async function serveObject(
  call: Call,
  audience: Audience,
  find: () => Promise<ObjectRow>,
): Promise<void> {
  const { request, response, query } = call;
  const { row, handle } = await openCurrent(call, find);
  try {
    const { size } = await handle.stat();
    const file = validatorsOf(row);
    if (isUnchanged(request.headers, file)) {
      setHeaders(call, row, audience);
      response.writeHead(304).end();
      return;
    }
    const range = isSameFile(request.headers, file)
      ? parseRange(request.headers.range, size)
      : undefined;
    if (range === "beyond") {
      response.setHeader("content-range", `bytes */${size}`);
      throw new StorageError({
        status: 416,
        code: "InvalidRange",
        error: "invalid_range",
        message: "invalid range provided",
        httpStatus: 416,
      });
    }
    setHeaders(call, row, audience);
    response.setHeader(
      "content-disposition",
      disposition(row.metadata?.mimetype, query.get("download")),
    );
    await send(call, handle, size, range);
  } finally {
    await handle.close();
  }
}

/** Sends an object's headers without its bytes. */
export function serveHead(call: Call, audience: Audience, row: ObjectRow): void {
  setHeaders(call, row, audience);
  call.response.setHeader("content-length", row.metadata?.size ?? 0);
  call.response.end();
}

/** Opens the row's file, even while it is being replaced. */
export async function openCurrent(
  { blobs, log }: Pick<Call, "blobs" | "log">,
  find: () => Promise<ObjectRow>,
) {
  for (let attempt = 1; ; attempt += 1) {
    const row = await find();
    const handle = row.version === null ? undefined : await blobs.open(row.version);
    if (handle) return { row, handle };
    if (attempt < ATTEMPTS) continue;
    log("error", "storage: a row has no file", { bucket: row.bucket_id, id: row.id });
    throw noSuchObject();
  }
}

async function send(
  { response, log }: Call,
  handle: StoredFile,
  size: number,
  range: ByteRange | undefined,
): Promise<void> {
  response.statusCode = range ? 206 : 200;
  if (range) response.setHeader("content-range", `bytes ${range.start}-${range.end}/${size}`);
  response.setHeader("content-length", range ? range.end - range.start + 1 : size);
  if (size === 0) {
    response.end();
    return;
  }
  // The reader may have left while the file was looked for.
  if (response.destroyed) return;
  const bytes = handle.createReadStream({ ...range, autoClose: false });
  try {
    await pipeline(bytes, response);
  } catch (error) {
    // The reader has left; any other error is ours, and the answer has already begun.
    if (codeOf(error) !== "ERR_STREAM_PREMATURE_CLOSE") {
      log("error", "storage: a file could not be read", { error: String(error) });
    }
    response.destroy();
  }
}

function setHeaders({ response }: Call, row: ObjectRow, audience: Audience): void {
  const metadata = row.metadata ?? {};
  const { etag, lastModified } = validatorsOf(row);
  response.setHeader("content-type", sentType(metadata.mimetype));
  response.setHeader("accept-ranges", "bytes");
  if (etag !== "") response.setHeader("etag", etag);
  response.setHeader("last-modified", lastModified.toUTCString());
  response.setHeader("content-security-policy", SANDBOX);
  response.setHeader("x-content-type-options", "nosniff");
  response.setHeader("x-robots-tag", "none");
  response.setHeader("referrer-policy", "no-referrer");
  response.setHeader("cache-control", cacheControl(metadata, audience));
  // Any site may embed public files, but only ours the others.
  const isPublic = audience.kind === "public";
  response.setHeader("cross-origin-resource-policy", isPublic ? "cross-origin" : "same-origin");
  if (audience.kind === "caller") response.setHeader("vary", "authorization, apikey");
}

function cacheControl(metadata: FileMetadata, audience: Audience): string {
  // Policies may change at any moment: caches must revalidate, by ETag.
  if (audience.kind === "caller") return "private, no-cache";
  const seconds = /^max-age=(\d{1,9})$/.exec(metadata.cacheControl ?? "")?.[1];
  if (audience.kind === "public") return seconds ? `public, max-age=${seconds}` : "no-cache";
  return `private, max-age=${Math.min(Number(seconds ?? 0), audience.secondsLeft)}`;
}

function validatorsOf(row: ObjectRow): { etag: string; lastModified: Date } {
  return { etag: row.metadata?.eTag ?? "", lastModified: row.updated_at };
}

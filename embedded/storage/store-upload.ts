import { randomUUID } from "node:crypto";
import { type BucketRules, findRules, sizeLimitOf } from "./bucket-rows.ts";
import type { Call } from "./call.ts";
import { tooLarge } from "./errors.ts";
import type { IncomingFile } from "./incoming-file.ts";
import { requireAllowed, requireMimeType } from "./mime-type.ts";
import { type FileMetadata, putObject } from "./object-rows.ts";
import type { Place } from "./signed-tokens.ts";
import { type Actor, CommitInDoubt, rehearse, transact } from "./transaction.ts";
import { cutWhenSilent, readUpload } from "./upload-body.ts";

type Upload = { place: Place; actor: Actor; owner: string | undefined; upsert: boolean };

/**
 * Takes the file of a request. Nothing is written before the caller's policies agree, and they are
 * checked again with the final row. Until that row is committed, the earlier file stays.
 */
export async function storeUpload(
  call: Call,
  upload: Upload,
): Promise<{ Id: string; Key: string }> {
  const { pool, blobs, request, maxFileBytes, silenceMs } = call;
  const { place, actor } = upload;
  const rules = await transact(pool, actor, (transaction) =>
    findRules(transaction, place.bucketId),
  );
  const limit = sizeLimitOf(rules, maxFileBytes);
  cutWhenSilent(request, silenceMs);
  const file = await readUpload(request);
  const mimeType = check(file, rules, limit);
  await mayPut(call, upload, { mimetype: mimeType, ...lengthOf(file) });

  const { version, size, md5 } = await blobs.receive(file.bytes, limit);
  let replaced: string | undefined;
  let id: string;
  try {
    const { cacheControl, userMetadata } = await file.notes();
    const metadata: FileMetadata = {
      eTag: `"${md5}"`,
      size,
      mimetype: mimeType,
      cacheControl,
      lastModified: new Date().toISOString(),
      contentLength: size,
      httpStatusCode: 200,
    };
    const object = { metadata, userMetadata, version, owner: upload.owner };
    ({ id, replaced } = await transact(pool, actor, (transaction) =>
      putObject(transaction, place, randomUUID(), object, upload.upsert),
    ));
  } catch (error) {
    // The row may point to it or not; the next start will find out.
    if (!(error instanceof CommitInDoubt)) await blobs.discard([version]);
    throw error;
  }
  await call.retire([replaced]);
  return { Id: id, Key: `${place.bucketId}/${place.name}` };
}

/** Asks the caller's policies whether such a file may be stored, without changing anything. */
export async function mayPut(
  { pool }: Call,
  { place, actor, owner, upsert }: Upload,
  metadata: FileMetadata,
): Promise<void> {
  const object = { metadata, userMetadata: {}, version: randomUUID(), owner };
  await rehearse(pool, actor, (transaction) =>
    putObject(transaction, place, randomUUID(), object, upsert),
  );
}

function check(file: IncomingFile, rules: BucketRules, limit: number): string {
  const mimeType = requireMimeType(file.mimeType);
  requireAllowed(mimeType, rules.allowed_mime_types);
  if (file.knownBytes !== undefined && file.knownBytes > limit) throw tooLarge();
  return mimeType;
}

function lengthOf({ announcedBytes }: IncomingFile): Pick<FileMetadata, "contentLength"> {
  return announcedBytes === undefined ? {} : { contentLength: announcedBytes };
}

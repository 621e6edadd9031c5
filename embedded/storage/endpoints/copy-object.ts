import { randomUUID } from "node:crypto";
import { type Call, ownerOf } from "../call.ts";
import { noSuchObject } from "../errors.ts";
import { readJson } from "../json-body.ts";
import { findObject, putObject } from "../object-rows.ts";
import { mayPut } from "../store-upload.ts";
import { CommitInDoubt, transact } from "../transaction.ts";
import { journey, requireFits } from "./destination.ts";

/** Creates a second object with the same bytes, owned by the caller. */
export async function copyObject(call: Call) {
  const { pool, blobs, actor, request } = call;
  const { from, to } = await readJson(request, journey);
  const upsert = request.headers["x-upsert"] === "true";
  const owner = ownerOf(call.identity);
  const source = await transact(pool, actor, async (transaction) => {
    const row = await findObject(transaction, from);
    await requireFits(call, transaction, row, to);
    return row;
  });
  const metadata = { ...source.metadata, lastModified: new Date().toISOString() };
  await mayPut(call, { place: to, actor, owner, upsert }, metadata);

  const version = source.version === null ? undefined : await blobs.copy(source.version);
  if (version === undefined) throw noSuchObject();
  const object = { metadata, userMetadata: source.user_metadata ?? {}, version, owner };
  try {
    const { id, replaced } = await transact(pool, actor, (transaction) =>
      putObject(transaction, to, randomUUID(), object, upsert),
    );
    await call.retire([replaced]);
    return { Id: id, Key: `${to.bucketId}/${to.name}`, id, name: to.name, bucket_id: to.bucketId };
  } catch (error) {
    if (!(error instanceof CommitInDoubt)) await blobs.discard([version]);
    throw error;
  }
}

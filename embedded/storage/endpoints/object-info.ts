import type { Call } from "../call.ts";
import type { ObjectRow } from "../object-rows.ts";
import { readableObject } from "./download-object.ts";
import { publicObject } from "./download-public.ts";

/** The metadata of an object that the caller may read. */
export async function objectInfo(call: Call, bucketId: string, key: string) {
  return infoOf(await readableObject(call, bucketId, key));
}

export async function publicInfo(call: Call, bucketId: string, key: string) {
  return infoOf(await publicObject(call, bucketId, key));
}

function infoOf(row: ObjectRow) {
  return {
    id: row.id,
    name: row.name,
    version: row.version,
    bucket_id: row.bucket_id,
    size: row.metadata?.size ?? null,
    content_type: row.metadata?.mimetype ?? null,
    cache_control: row.metadata?.cacheControl ?? null,
    etag: row.metadata?.eTag ?? null,
    metadata: row.user_metadata,
    last_modified: row.updated_at,
    created_at: row.created_at,
  };
}

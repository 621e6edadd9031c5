import { z } from "zod";
import { parseByteSize } from "../byte-size.ts";
import type { Call } from "../call.ts";
import { accessDenied, alreadyExists, noSuchBucket, StorageError } from "../errors.ts";
import { readJson } from "../json-body.ts";
import { requireBucketName } from "../object-key.ts";
import { type Transaction, transact } from "../transaction.ts";

const rules = {
  public: z.boolean().optional(),
  file_size_limit: z.union([z.string(), z.number()]).nullish(),
  allowed_mime_types: z.array(z.string().regex(/^[\w!#$&^.+-]+\/(?:\*|[\w!#$&^.+-]+)$/)).nullish(),
};
const creation = z.object({
  ...rules,
  name: z.string(),
  id: z.string().optional(),
  type: z.literal("STANDARD").optional(),
});
const change = z.object(rules);

/** Only the operator's programs and migrations create and change buckets. */
function requireService({ identity }: Call): void {
  if (identity.role !== "service_role") throw accessDenied();
}

export async function createBucket(call: Call) {
  requireService(call);
  const asked = await readJson(call.request, creation);
  const name = requireBucketName(asked.name);
  const id = requireBucketName(asked.id ?? name);
  const made = await transact(call.pool, call.actor, ({ query }) =>
    query(
      `insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
       values ($1, $2, $3, $4, $5) on conflict do nothing returning id`,
      [id, name, asked.public ?? false, sizeOf(asked), asked.allowed_mime_types ?? null],
    ),
  );
  if (made.length === 0) throw alreadyExists("BucketAlreadyExists");
  return { name };
}

/** Changes the given settings and leaves the rest. */
export async function updateBucket(call: Call, bucketId: string) {
  requireService(call);
  const asked = await readJson(call.request, change);
  const changed = await transact(call.pool, call.actor, ({ query }) =>
    query(
      `update storage.buckets set
         public = coalesce($2, public),
         file_size_limit = case when $3 then $4 else file_size_limit end,
         allowed_mime_types = case when $5 then $6 else allowed_mime_types end
       where id = $1 returning id`,
      [
        bucketId,
        asked.public ?? null,
        asked.file_size_limit !== undefined,
        sizeOf(asked),
        asked.allowed_mime_types !== undefined,
        asked.allowed_mime_types ?? null,
      ],
    ),
  );
  if (changed.length === 0) throw noSuchBucket();
  return { message: "Successfully updated" };
}

export async function emptyBucket(call: Call, bucketId: string) {
  requireService(call);
  const removed = await transact(call.pool, call.actor, async (transaction) => {
    await requireBucket(transaction, bucketId);
    return transaction.query<{ version: string | null }>(
      "delete from storage.objects where bucket_id = $1 returning version",
      [bucketId],
    );
  });
  await call.retire(removed.map(({ version }) => version));
  // A hosted project's answer, which clients may know; here the work is already done.
  return { message: "Empty bucket has been queued. Completion may take up to an hour." };
}

export async function deleteBucket(call: Call, bucketId: string) {
  requireService(call);
  await transact(call.pool, call.actor, async (transaction) => {
    await requireBucket(transaction, bucketId);
    const [object] = await transaction.query(
      "select id from storage.objects where bucket_id = $1 limit 1",
      [bucketId],
    );
    if (object) {
      throw new StorageError({
        status: 409,
        code: "ResourceNotEmpty",
        message: "The bucket you tried to delete is not empty",
      });
    }
    await transaction.query("delete from storage.buckets where id = $1", [bucketId]);
  });
  return { message: "Successfully deleted" };
}

async function requireBucket({ query }: Transaction, bucketId: string): Promise<void> {
  const rows = await query("select id from storage.buckets where id = $1 for update", [bucketId]);
  if (rows.length === 0) throw noSuchBucket();
}

function sizeOf(asked: { file_size_limit?: string | number | null | undefined }): number | null {
  return asked.file_size_limit == null ? null : parseByteSize(asked.file_size_limit);
}

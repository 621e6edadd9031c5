import { findRules } from "../bucket-rows.ts";
import type { Call } from "../call.ts";
import { noSuchBucket } from "../errors.ts";
import { requireKey } from "../object-key.ts";
import { findObjectAsService } from "../object-rows.ts";
import { serveHead, serveObject } from "../serve-object.ts";
import { transact } from "../transaction.ts";

/** An object of a public bucket, for anybody with its address. */
export async function downloadPublic(call: Call, bucketId: string, key: string): Promise<void> {
  await serveObject(call, { kind: "public" }, () => publicObject(call, bucketId, key));
}

export async function headPublic(call: Call, bucketId: string, key: string): Promise<void> {
  serveHead(call, { kind: "public" }, await publicObject(call, bucketId, key));
}

/** The row. @throws the same for a bucket that is private and for one that is not there. */
export function publicObject({ pool, actor }: Call, bucketId: string, key: string) {
  const place = { bucketId, name: requireKey(key) };
  return transact(pool, actor, async (transaction) => {
    if (!(await findRules(transaction, bucketId)).public) throw noSuchBucket();
    return findObjectAsService(transaction, place);
  });
}

import { findRules } from "../bucket-rows.ts";
import type { Call } from "../call.ts";
import { requireKey } from "../object-key.ts";
import { findObject, findObjectAsService } from "../object-rows.ts";
import { serveHead, serveObject } from "../serve-object.ts";
import { transact } from "../transaction.ts";

/** An object's bytes, for callers whose policies allow it; in a public bucket for everybody. */
export async function downloadObject(call: Call, bucketId: string, key: string): Promise<void> {
  await serveObject(call, { kind: "caller" }, () => readableObject(call, bucketId, key));
}

/** Whether the caller may read it, and what it is. */
export async function headObject(call: Call, bucketId: string, key: string): Promise<void> {
  serveHead(call, { kind: "caller" }, await readableObject(call, bucketId, key));
}

/** The row, if the caller may read it. */
export function readableObject({ pool, actor }: Call, bucketId: string, key: string) {
  const place = { bucketId, name: requireKey(key) };
  return transact(pool, actor, async (transaction) => {
    const rules = await findRules(transaction, bucketId);
    return (rules.public ? findObjectAsService : findObject)(transaction, place);
  });
}

import type { Call } from "../call.ts";
import { requireKey } from "../object-key.ts";
import { findObjectAsService } from "../object-rows.ts";
import { serveObject } from "../serve-object.ts";
import { transact } from "../transaction.ts";

/** An object, for anybody with a signed address that has not expired. */
export async function downloadSigned(call: Call, bucketId: string, key: string): Promise<void> {
  const { pool, actor, tokens, query } = call;
  const place = { bucketId, name: requireKey(key) };
  const secondsLeft = await tokens.verifyDownload(query.get("token") ?? "", place);
  await serveObject(call, { kind: "signed", secondsLeft }, () =>
    transact(pool, actor, (transaction) => findObjectAsService(transaction, place)),
  );
}

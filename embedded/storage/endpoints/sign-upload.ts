import { z } from "zod";
import { findRules } from "../bucket-rows.ts";
import { type Call, ownerOf } from "../call.ts";
import { requireKey } from "../object-key.ts";
import { mayPut } from "../store-upload.ts";
import { transact } from "../transaction.ts";

/** An address for uploading one file, without a key, valid for two hours. */
export async function signUpload(call: Call, bucketId: string, key: string) {
  const { pool, actor, identity, tokens, request } = call;
  const place = { bucketId, name: requireKey(key) };
  const owner = ownerOf(identity);
  const upsert = request.headers["x-upsert"] === "true";
  await transact(pool, actor, (transaction) => findRules(transaction, bucketId));
  await mayPut(call, { place, actor, owner, upsert }, {});
  const session = z.uuid().safeParse(identity.claims.session_id);
  const token = await tokens.forUpload(place, { upsert, owner, sessionId: session.data });
  return { url: `/object/upload/sign/${bucketId}/${key}?token=${token}`, token };
}

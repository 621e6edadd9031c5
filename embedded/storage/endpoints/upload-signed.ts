import type { Call } from "../call.ts";
import { invalidSignature } from "../errors.ts";
import { requireKey } from "../object-key.ts";
import type { UploadGrant } from "../signed-tokens.ts";
import { storeUpload } from "../store-upload.ts";
import { SERVICE } from "../transaction.ts";

/**
 * Takes a file from anybody with the signed address. Policies were checked when it was signed; it
 * is valid only as long as the session that asked for it.
 */
export async function uploadSigned(call: Call, bucketId: string, key: string) {
  const place = { bucketId, name: requireKey(key) };
  const grant = await call.tokens.verifyUpload(call.query.get("token") ?? "", place);
  await requireSession(call, grant);
  const { Key } = await storeUpload(call, {
    place,
    actor: { ...call.actor, identity: SERVICE },
    owner: grant.owner,
    upsert: grant.upsert,
  });
  return { Key };
}

async function requireSession({ pool }: Call, { owner, sessionId }: UploadGrant): Promise<void> {
  if (owner === undefined || sessionId === undefined) return;
  const { rows } = await pool.query<{ stands: boolean }>(
    "select auth.session_stands($1, $2) as stands",
    [sessionId, owner],
  );
  if (!rows[0]?.stands) throw invalidSignature("The session that signed this address has ended");
}

import { z } from "zod";
import type { Call } from "../call.ts";
import { notServed } from "../errors.ts";
import { plainText, readJson } from "../json-body.ts";
import { requireKey } from "../object-key.ts";
import { findObject } from "../object-rows.ts";
import { MAX_DOWNLOAD_SECONDS } from "../signed-tokens.ts";
import { transact } from "../transaction.ts";

const expiresIn = z.number().int().min(1).max(MAX_DOWNLOAD_SECONDS);
const one = z.object({ expiresIn, transform: z.record(z.string(), z.unknown()).optional() });
const many = z.object({ expiresIn, paths: z.array(plainText).min(1).max(1000) });

/**
 * An address that gives anybody access to an object for a while; the caller must be able to read
 * it.
 */
export async function signObject(call: Call, bucketId: string, key: string) {
  const place = { bucketId, name: requireKey(key) };
  const { expiresIn: seconds, transform } = await readJson(call.request, one);
  if (transform && Object.keys(transform).length > 0) throw notServed("Image transformation");
  await transact(call.pool, call.actor, (transaction) => findObject(transaction, place));
  const token = await call.tokens.forDownload(place, seconds);
  return { signedURL: `/object/sign/${bucketId}/${key}?token=${token}` };
}

/** The same for many; what the caller may not read has an error in its place. */
export async function signObjects(call: Call, bucketId: string) {
  const { expiresIn: seconds, paths } = await readJson(call.request, many);
  const found = await transact(call.pool, call.actor, ({ query }) =>
    query<{ name: string }>(
      "select name from storage.objects where bucket_id = $1 and name = any($2)",
      [bucketId, paths],
    ),
  );
  const readable = new Set(found.map(({ name }) => name));
  return Promise.all(
    paths.map(async (path) => {
      if (!readable.has(path)) {
        const error = "Either the object does not exist or you do not have access to it";
        return { error, path, signedURL: null };
      }
      const token = await call.tokens.forDownload({ bucketId, name: path }, seconds);
      return { error: null, path, signedURL: `/object/sign/${bucketId}/${path}?token=${token}` };
    }),
  );
}

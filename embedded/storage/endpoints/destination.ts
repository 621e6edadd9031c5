import { z } from "zod";
import { findRules, sizeLimitOf } from "../bucket-rows.ts";
import type { Call } from "../call.ts";
import { tooLarge } from "../errors.ts";
import { requireAllowed } from "../mime-type.ts";
import { requireBucketName, requireKey } from "../object-key.ts";
import type { ObjectRow } from "../object-rows.ts";
import type { Place } from "../signed-tokens.ts";
import type { Transaction } from "../transaction.ts";

const fields = {
  bucketId: z.string(),
  sourceKey: z.string(),
  destinationBucket: z.string().nullish(),
  destinationKey: z.string(),
};

/** Source and destination, as `move` and `copy` receive them. */
export const journey = z.object(fields).transform((asked) => ({
  from: placeOf(asked.bucketId, asked.sourceKey),
  to: placeOf(asked.destinationBucket || asked.bucketId, asked.destinationKey),
}));

function placeOf(bucketId: string, key: string): Place {
  return { bucketId: requireBucketName(bucketId), name: requireKey(key) };
}

/** A move or copy must not put a file into a bucket that would not accept its upload. */
export async function requireFits(
  { maxFileBytes }: Call,
  transaction: Transaction,
  row: ObjectRow,
  to: Place,
): Promise<void> {
  const rules = await findRules(transaction, to.bucketId);
  requireAllowed(row.metadata?.mimetype ?? "application/octet-stream", rules.allowed_mime_types);
  if ((row.metadata?.size ?? 0) > sizeLimitOf(rules, maxFileBytes)) throw tooLarge();
}

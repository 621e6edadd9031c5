import { noSuchBucket } from "./errors.ts";
import type { Transaction } from "./transaction.ts";

/** What an upload or a download must know of its bucket. */
export type BucketRules = {
  public: boolean;
  file_size_limit: string | null;
  allowed_mime_types: string[] | null;
};

/**
 * The rules of a bucket, regardless of policies: they also bind callers who may not read the
 * bucket.
 */
export async function findRules(transaction: Transaction, bucketId: string): Promise<BucketRules> {
  const [rules] = await transaction.queryAsService<BucketRules>(
    "select coalesce(public, false) as public, file_size_limit, allowed_mime_types from storage.buckets where id = $1",
    [bucketId],
  );
  if (!rules) throw noSuchBucket();
  return rules;
}

/** The smaller of what the bucket and what the whole service takes. */
export function sizeLimitOf(rules: BucketRules, maxFileBytes: number): number {
  return rules.file_size_limit === null
    ? maxFileBytes
    : Math.min(Number(rules.file_size_limit), maxFileBytes);
}

import { noSuchBucket } from "./errors.ts";
import type { Transaction } from "./transaction.ts";

/** The settings of a bucket that matter for uploads and downloads. */
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

/** The smaller of the bucket's and the service's limit. */
export function sizeLimitOf(rules: BucketRules, maxFileBytes: number): number {
  return rules.file_size_limit === null
    ? maxFileBytes
    : Math.min(Number(rules.file_size_limit), maxFileBytes);
}

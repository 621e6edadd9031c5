import { z } from "zod";
import type { Call } from "../call.ts";
import { invalidRequest, noSuchBucket } from "../errors.ts";
import { plainText } from "../json-body.ts";
import { transact } from "../transaction.ts";

type BucketRow = {
  id: string;
  name: string;
  owner: string | null;
  public: boolean;
  created_at: Date;
  updated_at: Date;
  file_size_limit: string | null;
  allowed_mime_types: string[] | null;
};

const COLUMNS =
  "id, name, owner, public, created_at, updated_at, file_size_limit, allowed_mime_types";

const options = z.object({
  limit: z.coerce.number().int().min(1).max(1000).default(1000),
  offset: z.coerce.number().int().min(0).default(0),
  sortColumn: z.enum(["id", "name", "created_at", "updated_at"]).default("id"),
  sortOrder: z.enum(["asc", "desc"]).default("asc"),
  search: plainText.default(""),
});

/** The buckets that the caller's policies show. */
export async function listBuckets({ pool, actor, query: asked }: Call) {
  const parsed = options.safeParse(Object.fromEntries(asked));
  if (!parsed.success) throw invalidRequest("The list cannot be sorted or cut like that");
  const { limit, offset, sortColumn, sortOrder, search } = parsed.data;
  const rows = await transact(pool, actor, ({ query }) =>
    query<BucketRow & { type: string }>(
      `select ${COLUMNS}, type from storage.buckets
        where strpos(lower(name), lower($1)) > 0
        order by ${sortColumn} ${sortOrder}, id limit $2 offset $3`,
      [search, limit, offset],
    ),
  );
  return rows.map(withNumber);
}

export async function getBucket({ pool, actor }: Call, bucketId: string) {
  const [row] = await transact(pool, actor, ({ query }) =>
    query<BucketRow>(`select ${COLUMNS} from storage.buckets where id = $1`, [bucketId]),
  );
  if (!row) throw noSuchBucket();
  return withNumber(row);
}

function withNumber<Row extends BucketRow>(row: Row) {
  const limit = row.file_size_limit;
  return { ...row, file_size_limit: limit === null ? null : Number(limit) };
}

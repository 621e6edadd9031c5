import { z } from "zod";
import type { Call } from "../call.ts";
import { plainText, readJson } from "../json-body.ts";
import { transact } from "../transaction.ts";

const body = z.object({
  prefix: plainText.default(""),
  search: plainText.default(""),
  limit: z.number().int().min(1).max(1500).default(100),
  offset: z.number().int().min(0).default(0),
  sortBy: z
    .object({
      column: z.enum(["name", "updated_at", "created_at", "last_accessed_at"]).default("name"),
      order: z.enum(["asc", "desc"]).default("asc"),
    })
    .prefault({}),
});

/**
 * Lists one folder: its files, and its folders, which have no id. Names are relative to it. The
 * search is a name's beginning in any case, and may lead into subfolders.
 */
export async function listObjects({ pool, actor, request }: Call, bucketId: string) {
  const { prefix, search, limit, offset, sortBy } = await readJson(request, body);
  const folder = prefix === "" || prefix.endsWith("/") ? prefix : `${prefix}/`;
  const { column, order } = sortBy;
  const sort = column === "name" ? `lower(name) ${order}` : `is_folder desc, ${column} ${order}`;
  return transact(pool, actor, ({ query }) =>
    query(
      `with matching as (
         select substr(name, length($2) + 1) as rest,
                strpos(substr(name, length($2) + length($3) + 1), '/') as cut,
                id, updated_at, created_at, last_accessed_at, metadata
           from storage.objects
          where bucket_id = $1 and name >= $2 and name < $2 || chr(1114111)
            and starts_with(lower(substr(name, length($2) + 1)), lower($3))
       ), entries as (
         select distinct left(rest, length($3) + cut - 1) as name, null::uuid as id,
                null::timestamptz as updated_at, null::timestamptz as created_at,
                null::timestamptz as last_accessed_at, null::jsonb as metadata, true as is_folder
           from matching where cut > 0
         union all
         select rest, id, updated_at, created_at, last_accessed_at, metadata, false
           from matching where cut = 0
       )
       select name, id, updated_at, created_at, last_accessed_at, metadata from entries
        order by ${sort}, name ${order} limit $4 offset $5`,
      [bucketId, folder, search, limit, offset],
    ),
  );
}

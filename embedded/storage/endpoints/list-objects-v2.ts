import { z } from "zod";
import type { Call } from "../call.ts";
import { invalidRequest } from "../errors.ts";
import { plainText, readJson } from "../json-body.ts";
import { transact } from "../transaction.ts";

const sorting = z.object({
  column: z.enum(["name", "updated_at", "created_at"]),
  order: z.enum(["asc", "desc"]).default("asc"),
});
const body = z.object({
  prefix: plainText.default(""),
  limit: z.number().int().min(1).max(1000).default(1000),
  cursor: z.string().optional(),
  with_delimiter: z.boolean().default(false),
  sortBy: sorting.default({ column: "name", order: "asc" }),
});
/** Where a page ended and how the list was sorted; opaque to clients. */
const position = z.object({
  name: plainText,
  at: z
    .string()
    .regex(/^[\d :.+-]{1,40}$/)
    .nullable(),
  sortBy: sorting,
});

type Entry = {
  id: string | null;
  key: string;
  name: string;
  updated_at: Date | null;
  created_at: Date | null;
  last_accessed_at: Date | null;
  metadata: Record<string, unknown> | null;
};

/**
 * The objects whose names begin with a text, page by page; with a delimiter, folders are grouped.
 */
export async function listObjectsV2({ pool, actor, request }: Call, bucketId: string) {
  const asked = await readJson(request, body);
  const after = asked.cursor === undefined ? undefined : readCursor(asked.cursor);
  const sortBy = after?.sortBy ?? asked.sortBy;
  const values = [bucketId, asked.prefix, asked.limit + 1, asked.with_delimiter];
  const rows = await transact(pool, actor, ({ query }) =>
    query<Entry & { sort_at: string | null }>(
      statement(sortBy, after !== undefined),
      after ? [...values, after.name, ...(sortBy.column === "name" ? [] : [after.at])] : values,
    ),
  );
  const page = rows.slice(0, asked.limit);
  const last = page.at(-1);
  const hasNext = rows.length > asked.limit && last !== undefined;
  const entries = page.map(({ sort_at: _, ...entry }) => entry);
  return {
    hasNext,
    ...(hasNext && {
      nextCursor: writeCursor({ name: last.name, at: last.sort_at, sortBy }),
      nextCursorKey: last.name,
    }),
    folders: entries.filter(({ id }) => id === null),
    objects: entries.filter(({ id }) => id !== null),
  };
}

function statement({ column, order }: z.infer<typeof sorting>, isContinued: boolean): string {
  const isByTime = column !== "name";
  const compare = order === "asc" ? ">" : "<";
  const continued = isByTime
    ? `where (sort_at, name) ${compare} ($6::timestamptz, $5)`
    : `where name ${compare} $5`;
  return `
    with matching as (
      select name, case when $4 then strpos(substr(name, length($2) + 1), '/') else 0 end as cut,
             id, updated_at, created_at, last_accessed_at, metadata
        from storage.objects
       where bucket_id = $1 and name >= $2 and name < $2 || chr(1114111)
    ), entries as (
      select left(name, length($2) + cut) as name, null::uuid as id,
             null::timestamptz as updated_at, null::timestamptz as created_at,
             null::timestamptz as last_accessed_at, null::jsonb as metadata,
             ${isByTime ? `max(${column})` : "null::timestamptz"} as sort_at
        from matching where cut > 0 group by 1
      union all
      select name, id, updated_at, created_at, last_accessed_at, metadata,
             ${isByTime ? column : "null::timestamptz"}
        from matching where cut = 0
    )
    select id, name, storage.filename(rtrim(name, '/')) as key, updated_at, created_at,
           last_accessed_at, metadata, sort_at::text
      from entries ${isContinued ? continued : ""}
     order by ${isByTime ? `sort_at ${order}, ` : ""}name ${order} limit $3`;
}

function writeCursor(at: z.infer<typeof position>): string {
  return Buffer.from(JSON.stringify(at)).toString("base64url");
}

function readCursor(cursor: string): z.infer<typeof position> {
  try {
    return position.parse(JSON.parse(Buffer.from(cursor, "base64url").toString("utf8")));
  } catch {
    throw invalidRequest("Invalid cursor");
  }
}

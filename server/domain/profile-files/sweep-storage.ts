import type pg from "pg";
import { PICTURE_BUCKET } from "../../../contracts/pictures.ts";
import { FILE_KINDS, FILE_RULES } from "../../../contracts/uploads.ts";
import type { ProjectStorage } from "../../services/storage/project-storage.ts";
import { isPublishedLogo } from "./published-logo.ts";

/** No upload takes this long between its object and its row. */
const AGE = "1 hour";
const BATCH = 500;

/** The row of a logo points to the folder of its sizes, other rows to the object itself. */
const ROW_PATH = `case o.bucket_id when '${FILE_RULES.logo.bucket}'
  then regexp_replace(o.name, '/[^/]*$', '') else o.name end`;

const ORPHANS = `
  select o.bucket_id as bucket, o.name as path
    from storage.objects o
   where o.bucket_id = any($1) and o.created_at < now() - interval '${AGE}'
     and not exists (select from public.profile_files f where f.path = ${ROW_PATH})
     and not (o.bucket_id = '${FILE_RULES.logo.bucket}' and ${isPublishedLogo(`(${ROW_PATH})`)})
     and not (o.bucket_id = '${PICTURE_BUCKET}'
              and exists (select from desk.pictures p where p.id::text = split_part(o.name, '/', 1)))
   limit ${BATCH}`;

/**
 * Removes objects without a row from our buckets: left by a server that was killed between writing an
 * object and its row, or by a storage failure while an earlier file was replaced.
 * @returns how many
 */
export async function sweepStorage(pool: pg.Pool, storage: ProjectStorage): Promise<number> {
  const buckets = [...FILE_KINDS.map((kind) => FILE_RULES[kind].bucket), PICTURE_BUCKET];
  let swept = 0;
  for (;;) {
    const { rows } = await pool.query<{ bucket: string; path: string }>(ORPHANS, [buckets]);
    for (const bucket of buckets) {
      const paths = rows.filter((row) => row.bucket === bucket).map((row) => row.path);
      if (paths.length > 0) await storage.remove(bucket, paths);
    }
    swept += rows.length;
    if (rows.length < BATCH) return swept;
  }
}

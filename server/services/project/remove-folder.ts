import type { SupabaseClient } from "@supabase/supabase-js";

type Storage = SupabaseClient["storage"];
type Bucket = ReturnType<Storage["from"]>;

/** The most that storage lists, or removes, at once. */
const PAGE = 1000;

/**
 * Removes everything in the folder, in every bucket. It lists the files, so that files without a row
 * go as well. @returns how many files were removed
 */
export async function removeFolder(storage: Storage, folder: string): Promise<number> {
  const { data: buckets, error } = await storage.listBuckets();
  if (error) throw error;
  let removed = 0;
  for (const { id } of buckets) {
    const bucket = storage.from(id);
    const paths = await pathsBelow(bucket, folder);
    for (let start = 0; start < paths.length; start += PAGE) {
      const { error: refusal } = await bucket.remove(paths.slice(start, start + PAGE));
      if (refusal) throw refusal;
    }
    removed += paths.length;
  }
  return removed;
}

async function pathsBelow(bucket: Bucket, folder: string): Promise<string[]> {
  const paths: string[] = [];
  for (let offset = 0; ; offset += PAGE) {
    const { data, error } = await bucket.list(folder, { limit: PAGE, offset });
    if (error) throw error;
    for (const { id, name } of data) {
      // A folder has no id.
      if (id === null) paths.push(...(await pathsBelow(bucket, `${folder}/${name}`)));
      else paths.push(`${folder}/${name}`);
    }
    if (data.length < PAGE) return paths;
  }
}

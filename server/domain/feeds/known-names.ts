import type pg from "pg";
import type { KnownName } from "../../judging/stories/feed-item.ts";
import { type NameIndex, nameIndex } from "../../judging/stories/name-index.ts";

const FRESH_MS = 10 * 60_000;

/** The names of the directory, read again some minutes after it has changed. */
export function keepKnownNames(pool: pg.Pool): () => Promise<NameIndex> {
  let kept: { names: NameIndex; mark: string; at: number } | undefined;
  return async () => {
    if (kept && Date.now() - kept.at < FRESH_MS) return kept.names;
    const mark = await readMark(pool);
    if (kept?.mark === mark) kept.at = Date.now();
    else kept = { names: nameIndex(await readNames(pool)), mark, at: Date.now() };
    return kept.names;
  };
}

async function readMark(pool: pg.Pool): Promise<string> {
  const { rows } = await pool.query<{ mark: string }>(
    `select concat_ws(' ', (select count(*) || ' ' || max(updated_at) from public.startups),
       (select count(*) || ' ' || max(updated_at) from public.investors)) as mark`,
  );
  return rows[0]?.mark ?? "";
}

async function readNames(pool: pg.Pool): Promise<KnownName[]> {
  const { rows } = await pool.query<Omit<KnownName, "names"> & { name: string }>(
    `select id, 'startup' as kind, name, coalesce(website, '') as website from public.startups
     union all
     select id, 'investor', name, coalesce(website, '') from public.investors`,
  );
  return rows.map(({ name, ...known }) => ({ ...known, names: [name] }));
}

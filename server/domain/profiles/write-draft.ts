import type pg from "pg";
import type { Actor } from "../account/actor.ts";

export type DraftTable = "startup_profiles" | "investor_profiles";

/**
 * Column names and values; the names are ours, never a caller's. Undefined leaves a column as it is.
 */
export type DraftColumns = Record<string, string | number | string[] | null | undefined>;

/**
 * Writes the form into the person's draft.
 * @param version the one that the form was filled from; 0 if there was none
 * @returns the version with this content, or undefined if the draft has been edited since; then nothing
 * is written. If it was edited to exactly this content, an earlier save has arrived without its answer
 */
export async function writeDraft(
  client: pg.ClientBase,
  table: DraftTable,
  actor: Actor,
  columns: DraftColumns,
  version: number,
): Promise<number | undefined> {
  const written = Object.entries(columns).filter(([, value]) => value !== undefined);
  const names = written.map(([name]) => name);
  const places = names.map((_, index) => `$${index + 3}`);
  const { rows } = await client.query<{ version: number }>(
    `insert into public.${table} as draft (user_id, ${names.join(", ")}, completed_at)
     values ($1, ${places.join(", ")}, now())
     on conflict (user_id) do update
        set ${names.map((name) => `${name} = excluded.${name}`).join(", ")},
            version = draft.version + 1,
            completed_at = now()
      where draft.version = $2
     returning version`,
    [actor.userId, version, ...written.map(([, value]) => value)],
  );
  if (rows[0]) return rows[0].version;
  const same = await client.query<{ version: number }>(
    `select version from public.${table}
     where user_id = $1
       and ${names.map((name, index) => `${name} is not distinct from $${index + 2}`).join(" and ")}`,
    [actor.userId, ...written.map(([, value]) => value)],
  );
  return same.rows[0]?.version;
}

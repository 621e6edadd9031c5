import type pg from "pg";
import type { Actor } from "../actor.ts";

/** One part of the data that a person can download; docs/api.md describes each. */
export type ExportPart = {
  /** Its key in the file. */
  name: string;
  read(client: pg.PoolClient, actor: Actor): Promise<unknown>;
};

/** All rows of a table that are the person's, oldest first, without the id that all of them have. */
export function ownRows(name: string, table: `public.${string}`, order: string): ExportPart {
  return {
    name,
    async read(client, actor) {
      const { rows } = await client.query<{ own: unknown }>(
        `select to_jsonb(own) - 'user_id' as own from ${table} own
          where user_id = $1 order by ${order}`,
        [actor.userId],
      );
      return rows.map(({ own }) => own);
    },
  };
}

/** The one row that a person has of a table, or null. */
export function ownRow(name: string, table: `public.${string}`): ExportPart {
  return {
    name,
    async read(client, actor) {
      const { rows } = await client.query<{ own: unknown }>(
        `select to_jsonb(own) - 'user_id' as own from ${table} own where user_id = $1`,
        [actor.userId],
      );
      return rows[0]?.own ?? null;
    },
  };
}

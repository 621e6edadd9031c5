import type { ExportPart } from "./part.ts";

/** More than anybody does by hand in the year that it is kept. */
const MOST_LINES = 10_000;

/** What happened in the account, oldest first; only the newest lines of a program that calls all day. */
export const activityPart: ExportPart = {
  name: "activity",
  async read(client, { userId }) {
    const { rows } = await client.query<{ own: unknown }>(
      `select to_jsonb(newest) - 'user_id' as own
         from (select * from public.account_activity where user_id = $1
                order by created_at desc, id desc limit $2) newest
        order by newest.created_at, newest.id`,
      [userId, MOST_LINES],
    );
    return rows.map(({ own }) => own);
  },
};

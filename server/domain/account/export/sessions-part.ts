import type { ExportPart } from "./part.ts";

/** The open sessions, with the address that each was opened from. */
export const sessionsPart: ExportPart = {
  name: "sessions",
  async read(client, actor) {
    const { rows } = await client.query(
      `select id, user_agent, host(ip) as ip, created_at, refreshed_at at time zone 'utc' as refreshed_at
         from auth.sessions
        where user_id = $1 and (not_after is null or not_after > now()) order by created_at, id`,
      [actor.userId],
    );
    return rows;
  },
};

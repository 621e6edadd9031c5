import type { ExportPart } from "./part.ts";

/** What is known of mails to the person: when, what about, and whether they went out. */
export const mailsPart: ExportPart = {
  name: "mails",
  async read(client, actor) {
    const { rows } = await client.query(
      `select m.at, m.kind, m.address, m.outcome from desk.mails m
        where m.person = $1
           or lower(m.address) = (select lower(u.email) from auth.users u where u.id = $1)
        order by m.id`,
      [actor.userId],
    );
    return rows;
  },
};

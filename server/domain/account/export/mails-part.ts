import type { ExportPart } from "./part.ts";

/** What we know about mails to the person: when, what about, and whether they went out. */
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

/** Reports on mails to the person's address, and whether they stopped further mails. */
export const returnedMailsPart: ExportPart = {
  name: "returned_mails",
  async read(client, actor) {
    const { rows } = await client.query<{ returned: unknown }>(
      `select jsonb_build_object(
         'stopped', (select to_jsonb(s) - 'address_key' from internal.stopped_addresses s
                      where s.address_key = k.key),
         'reports', coalesce((select jsonb_agg(jsonb_build_object('at', b.at, 'kind', b.kind, 'status', b.status)
                                               order by b.id)
                                from internal.bounces b where b.address_key = k.key), '[]')
       ) as returned
         from (select internal.address_key(u.email) as key from auth.users u where u.id = $1) k`,
      [actor.userId],
    );
    return rows[0]?.returned ?? null;
  },
};

/** Which weeks' news the person got by mail; one that was begun and not sent is in doubt. */
export const newsletterPart: ExportPart = {
  name: "newsletter",
  async read(client, actor) {
    const { rows } = await client.query(
      `select week::text as week, begun_at, sent_at
         from internal.newsletter_sends where user_id = $1 order by newsletter_sends.week`,
      [actor.userId],
    );
    return rows;
  },
};

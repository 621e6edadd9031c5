import { type ExportPart, ownRows } from "./part.ts";

const COMPANY = `coalesce(s.slug, n.slug) as slug, coalesce(s.name, n.name) as name`;

/** Criteria, matches, feedback and introductions: companies by name, nobody else by id. */
export const matchParts: ExportPart[] = [
  ownRows("criteria_readings", "public.criteria_readings", "read_at"),
  {
    name: "match_results",
    async read(client, actor) {
      const { rows } = await client.query<{ own: unknown }>(
        `select to_jsonb(m) - 'startup_id' - 'investor_id' || to_jsonb(c) as own
           from public.match_results m join public.runs r on r.id = m.run_id
           left join public.startups s on s.id = m.startup_id
           left join public.investors n on n.id = m.investor_id
          cross join lateral (select ${COMPANY}) c
          where r.user_id = $1 order by r.created_at, m.run_id, m.place`,
        [actor.userId],
      );
      return rows.map(({ own }) => own);
    },
  },
  {
    name: "match_feedback",
    async read(client, actor) {
      const { rows } = await client.query(
        `select ${COMPANY}, f.kind, f.reason, f.said_at
           from public.match_feedback f
           left join public.startups s on s.id = f.startup_id
           left join public.investors n on n.id = f.investor_id
          where f.user_id = $1 order by f.said_at, f.startup_id, f.investor_id`,
        [actor.userId],
      );
      return rows;
    },
  },
  {
    name: "introductions",
    async read(client, actor) {
      const { rows } = await client.query(
        `select i.id, i.asked_by = $1 as is_mine, s.name as startup, n.name as investor, i.message,
                i.state, i.created_at, i.answered_at
           from public.introductions i
           join public.startups s on s.id = i.startup_id
           join public.investors n on n.id = i.investor_id
          where $1 in (i.asked_by, i.asked_of) order by i.created_at, i.id`,
        [actor.userId],
      );
      return rows;
    },
  },
];

import { type ExportPart, ownRows } from "./part.ts";

/** What reviews, publishing and matches have said, and introductions with both sides' words. */
export const serviceParts: ExportPart[] = [
  ownRows("runs", "public.runs", "created_at, id"),
  {
    name: "deck_reviews",
    async read(client, actor) {
      const { rows } = await client.query(
        `select d.run_id, d.file_name, d.score::float8 as score, d.review, d.engine, d.created_at,
                array(select m.issue_id from public.deck_issue_marks m where m.run_id = d.run_id
                       order by m.marked_at, m.issue_id) as fixed
           from public.deck_reviews d where d.user_id = $1 order by d.created_at`,
        [actor.userId],
      );
      return rows;
    },
  },
  ownRows("publications", "public.publications", "created_at"),
  {
    name: "matches",
    async read(client, actor) {
      const { rows } = await client.query(
        `select m.run_id, m.place, coalesce(s.name, i.name) as name, m.rate, m.reasons, m.against,
                m.conflicts
           from public.match_results m join public.runs r on r.id = m.run_id
           left join public.startups s on s.id = m.startup_id
           left join public.investors i on i.id = m.investor_id
          where r.user_id = $1 order by r.created_at, m.place`,
        [actor.userId],
      );
      return rows;
    },
  },
  ownRows("match_feedback", "public.match_feedback", "said_at"),
  {
    name: "introductions",
    async read(client, actor) {
      const { rows } = await client.query(
        `select n.id, n.asked_by = $1 as is_mine, s.name as startup, i.name as investor, n.message,
                n.state, n.created_at, n.answered_at
           from public.introductions n
           join public.startups s on s.id = n.startup_id
           join public.investors i on i.id = n.investor_id
          where $1 in (n.asked_by, n.asked_of) order by n.created_at`,
        [actor.userId],
      );
      return rows;
    },
  },
];

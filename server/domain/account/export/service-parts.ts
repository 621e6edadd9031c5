import { type ExportPart, ownRows } from "./part.ts";

/** The person’s runs, the results of their deck and profile reviews, and their messages to staff. */
export const serviceParts: ExportPart[] = [
  ownRows("runs", "public.runs", "created_at, id"),
  {
    name: "deck_reviews",
    async read(client, actor) {
      const { rows } = await client.query<{ own: unknown }>(
        `select to_jsonb(d) - 'user_id' || jsonb_build_object('fixed',
                array(select m.issue_id from public.deck_issue_marks m where m.run_id = d.run_id
                       order by m.marked_at, m.issue_id)) as own
           from public.deck_reviews d where d.user_id = $1 order by d.created_at`,
        [actor.userId],
      );
      return rows.map(({ own }) => own);
    },
  },
  ownRows("publications", "public.publications", "created_at"),
  {
    name: "requests",
    async read(client, actor) {
      const { rows } = await client.query(
        `select kind, subject_title, subject_path, text, language, created_at, decision, reason, decided_at
           from desk.cases where asker_id = $1 and kind in ('claim', 'appeal') order by created_at, id`,
        [actor.userId],
      );
      return rows;
    },
  },
  {
    name: "reports",
    async read(client, actor) {
      // Anybody may enter any address there, so only a confirmed address shows whose report it is.
      const { rows } = await client.query(
        `select c.asker_email as email, c.subject_title, c.subject_path, c.field, c.text, c.language,
                c.created_at, c.decision, c.reason, c.decided_at
           from desk.cases c join auth.users u on lower(u.email) = lower(c.asker_email)
          where u.id = $1 and u.email_confirmed_at is not null order by c.created_at, c.id`,
        [actor.userId],
      );
      return rows;
    },
  },
];

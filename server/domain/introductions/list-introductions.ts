import type pg from "pg";
import type { Introduction } from "../../../contracts/introductions.ts";
import type { Actor } from "../account/actor.ts";
import { readReplyHabits } from "./reply-habits.ts";

const MOST_LISTED = 200;

type Row = Omit<Introduction, "createdAt" | "answeredAt" | "replies"> & {
  otherId: string;
  createdAt: Date;
  answeredAt: Date | null;
};

/**
 * The person's introductions, asked and received, newest first; the other's address once both
 * agreed.
 */
export async function listIntroductions(pool: pg.Pool, { userId }: Actor): Promise<Introduction[]> {
  const { rows } = await pool.query<Row>(
    `select i.id, u.id as "otherId", i.asked_by = $1 as "isMine", i.state, i.message,
            case when mine.is_startup then n.id else s.id end as "candidateId",
            case when mine.is_startup then n.name else s.name end as name,
            case when mine.is_startup
                 then case when n.is_published then '/investors/' || n.slug end
                 else case when s.is_published then '/startups/' || s.slug end end as page,
            case when i.state = 'agreed' then u.email end as email,
            i.created_at as "createdAt", i.answered_at as "answeredAt"
       from public.introductions i
       join public.startups s on s.id = i.startup_id
       join public.investors n on n.id = i.investor_id
       join auth.users u on u.id = case when i.asked_by = $1 then i.asked_of else i.asked_by end
      cross join lateral (
        select exists (select from public.startup_profiles d
                        where d.startup_id = s.id and d.user_id = $1) as is_startup) mine
      where $1 in (i.asked_by, i.asked_of)
      order by i.created_at desc, i.id limit $2`,
    [userId, MOST_LISTED],
  );
  const others = [...new Set(rows.map(({ otherId }) => otherId))];
  const habits = await readReplyHabits(pool, others);
  return rows.map(({ otherId, ...row }) => ({
    ...row,
    replies: habits.get(otherId) ?? null,
    createdAt: row.createdAt.toISOString(),
    answeredAt: row.answeredAt?.toISOString() ?? null,
  }));
}

import type pg from "pg";
import type { WRITING_STATES, Writing, WritingFault } from "../../../contracts/desk/writings.ts";
import { asServer, noteAct, type Staff } from "../desk/as-staff.ts";
import { queueWriting } from "./queue-writing.ts";

type Asked = { kind: "story" | "article"; id: string };

/** How far a model is with it; undefined if nobody has asked. */
export async function readWriting(staff: Staff, { kind, id }: Asked): Promise<Writing | undefined> {
  const { rows } = await staff.client.query<{
    state: (typeof WRITING_STATES)[number];
    askedAt: Date;
    notBefore: Date;
    faults: WritingFault[];
    pageId: string;
  }>(
    `select state, asked_at as "askedAt", not_before as "notBefore", faults, page_id as "pageId"
     from desk.writings where kind = $1 and subject_id = $2`,
    [kind, id],
  );
  const [row] = rows;
  if (!row) return undefined;
  const { state, askedAt, notBefore, faults, pageId } = row;
  return {
    state,
    askedAt: askedAt.toISOString(),
    waitsUntil: state === "waiting" && notBefore > new Date() ? notBefore.toISOString() : null,
    faults,
    costMicros: await costOf(staff, pageId),
  };
}

async function costOf(staff: Staff, pageId: string): Promise<number> {
  return asServer(staff, async (client) => {
    const { rows } = await client.query<{ micros: string }>(
      "select coalesce(sum(cost_micros), 0) as micros from public.model_calls where subject_id = $1",
      [pageId],
    );
    return Number(rows[0]?.micros ?? 0);
  });
}

/**
 * Has a model write it, or try again if it was stopped, has failed, or was made from another version. Changes nothing
 * while it is under way, for a story that has its article, or for an article that is scheduled.
 * @returns false if there is no such story or article
 */
export async function askForWriting(staff: Staff, { kind, id }: Asked): Promise<boolean> {
  const { client, actor } = staff;
  const { rows } = await client.query<{ isOpen: boolean }>(
    kind === "story"
      ? `select article_id is null as "isOpen" from desk.stories where id = $1 for update`
      : `select state <> 'scheduled' as "isOpen" from desk.documents where id = $1 and kind = 'article'`,
    [id],
  );
  const [subject] = rows;
  if (!subject) return false;
  if (!subject.isOpen) return true;
  const isAsked = await asServer(staff, (server) =>
    openWriting(server, { kind, subjectId: id, askedBy: actor.userId }),
  );
  const table = kind === "story" ? "desk.stories" : "desk.documents";
  if (isAsked) await noteAct(staff, { act: `${kind}.write`, subjectTable: table, subjectId: id });
  return true;
}

/** @returns whether it now waits in the queue. */
export async function openWriting(
  client: pg.ClientBase,
  wish: {
    kind: "story" | "article" | "startup" | "investor";
    subjectId: string;
    askedBy: string | null;
  },
): Promise<boolean> {
  const { kind, subjectId, askedBy } = wish;
  const { rows } = await client.query<{ id: string }>(
    `insert into desk.writings as w (kind, subject_id, page_id, asked_by)
     values ($1, $2, case when $1 = 'story' then gen_random_uuid() else $2 end, $3)
     on conflict (kind, subject_id) do update set state = 'waiting', asked_by = excluded.asked_by,
       asked_at = now(), ended_at = null, attempts = 0, not_before = now(), faults = '[]',
       -- The article of a story that was deleted is another one the next time.
       page_id = case when w.state = 'done' and w.kind = 'story' then gen_random_uuid() else w.page_id end
     where w.state in ('done', 'stopped', 'failed')
     returning id`,
    [kind, subjectId, askedBy],
  );
  const [opened] = rows;
  if (opened) await queueWriting(client, { id: opened.id, kind });
  return opened !== undefined;
}

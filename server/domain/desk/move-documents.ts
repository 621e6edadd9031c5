import type pg from "pg";
import type {
  DocumentKind,
  DocumentMove,
  DocumentState,
} from "../../../contracts/desk/documents.ts";
import type { FieldProblems } from "../../../contracts/errors.ts";
import { keepSchedule } from "../../../contracts/jobs.ts";
import { queueJob } from "../../postgres/queue-job.ts";
import { transaction } from "../../postgres/transaction.ts";
import { stopRuns } from "../runs/end-run.ts";
import { answerDocument } from "./answer-case.ts";
import { asServer, type Staff } from "./as-staff.ts";
import { readRow } from "./document-rows.ts";
import { rulesOf } from "./kinds/all-kinds.ts";
import type { RawContent } from "./kinds/kind.ts";
import { tellOwners } from "./tell-owners.ts";
import { whyNot } from "./why-not.ts";

export type Moved =
  | { outcome: "missing" }
  | { outcome: "edited" }
  | { outcome: "moved"; moved: number; refused: { id: string; fields: FieldProblems }[] };

/** Moves that show a revision to readers: it must be the one that the person was shown. */
const SHOWS: readonly DocumentMove[] = ["publish", "schedule"];

/**
 * Moves all of several documents, or none if one cannot be moved, or is to be published but no longer what was shown
 * (`edited`).
 */
export async function moveDocuments(
  staff: Staff,
  order: {
    kind: DocumentKind;
    documents: { id: string; revision: number }[];
    move: DocumentMove;
    publishAt?: Date | undefined;
    /** Null: it stays. Undefined: as it was. */
    unpublishAt?: Date | null | undefined;
    reason?: string | undefined;
  },
): Promise<Moved> {
  const { kind, documents, move } = order;
  const refused: { id: string; fields: FieldProblems }[] = [];
  const before = new Map<string, DocumentState>();
  for (const { id } of documents) {
    const row = await readRow(staff, kind, id);
    if (!row) return { outcome: "missing" };
    before.set(id, row.state);
    const fields = await whyNot(staff, { ...order, id }, row);
    if (Object.keys(fields).length > 0) refused.push({ id, fields });
  }
  const isTakenUp = refused.some(({ fields }) => fields.row !== undefined);
  if (SHOWS.includes(move) && !isTakenUp && !(await areAsShown(staff, documents))) {
    return { outcome: "edited" };
  }
  if (refused.length > 0) return { outcome: "moved", moved: 0, refused };
  let moved = 0;
  for (const { id } of documents) {
    if ((await MOVES[move](staff, { ...order, id })) === false) continue;
    moved += 1;
    await tellOfMove(staff, { ...order, id }, before.get(id));
  }
  return { outcome: "moved", moved, refused };
}

/** Locked, so that nobody saves between this look and the move. */
async function areAsShown(
  { client }: Staff,
  documents: { id: string; revision: number }[],
): Promise<boolean> {
  const shown = new Map(documents.map(({ id, revision }) => [id, revision]));
  const { rows } = await client.query<{ id: string; revision: number }>(
    "select id, revision from desk.documents where id = any ($1) order by id for update",
    [[...shown.keys()]],
  );
  return rows.every(({ id, revision }) => revision === shown.get(id));
}

type Order = Parameters<typeof moveDocuments>[1] & { id: string };

/** False if nothing was done: something handed in was no draft, or the role may not delete. */
const MOVES: Record<DocumentMove, (staff: Staff, order: Order) => Promise<unknown>> = {
  hand_in: async ({ client }, { id }) =>
    (await setState(client, id, "waiting", ["draft"])) ||
    (await moveChanges(client, id, "hand_in")),
  take_back: async ({ client }, { id }) =>
    (await setState(client, id, "draft", ["waiting", "scheduled", "unpublished"])) ||
    (await moveChanges(client, id, "take_back")),
  publish: async (staff, { kind, id, unpublishAt }) => {
    await publishNow(staff.client, kind, id, new Date());
    if (unpublishAt !== undefined) await endLater(staff, id, unpublishAt);
  },
  schedule: async (staff, { id, publishAt, unpublishAt }) => {
    const { rowCount } = await staff.client.query(
      "update desk.documents set state = 'scheduled', publish_at = $2 where id = $1 and state <> 'published'",
      [id, publishAt],
    );
    if (!rowCount) return false;
    await asServer(staff, (client) =>
      queueJob(client, keepSchedule, { documentId: id }, `schedule:${id}`, { at: publishAt }),
    );
    if (unpublishAt !== undefined) await endLater(staff, id, unpublishAt);
    return true;
  },
  stay: (staff, { id }) => endLater(staff, id, null),
  unpublish: async (staff, { kind, id }) => {
    await asServer(staff, (client) => stopPublishing(client, id));
    await unpublishNow(staff.client, kind, id);
  },
  delete: async ({ client }, { kind, id }) => {
    const { table } = rulesOf(kind);
    const { rowCount } = await client.query(
      "delete from desk.documents where id = $1 and state <> 'published'",
      [id],
    );
    if (!rowCount) return false;
    if (table === "site_pages") return true;
    await client.query(
      `delete from public.${table} where id = $1
       and not exists (select from desk.documents where id = $1)`,
      [id],
    );
    return true;
  },
};

/** Tells the person who handed it in what became of it, and the page's owner that staff have moved it. */
async function tellOfMove(
  staff: Staff,
  { id, move, reason = "" }: Order,
  was: DocumentState | undefined,
): Promise<void> {
  const by = staff.actor.userId;
  await asServer(staff, async (client) => {
    await answerDocument(client, id, by);
    if (move === "publish") {
      const act = was === "published" ? "page_changed" : "page_restored";
      await tellOwners(client, { act, pageIds: [id], by, reason });
    } else if (move === "unpublish" && was === "published") {
      await tellOwners(client, { act: "page_unpublished", pageIds: [id], by, reason });
    }
  });
}

async function endLater(staff: Staff, id: string, at: Date | null): Promise<void> {
  await staff.client.query("update desk.documents set unpublish_at = $2 where id = $1", [id, at]);
  if (at === null) return;
  await asServer(staff, (client) =>
    queueJob(client, keepSchedule, { documentId: id }, `end:${id}`, { at }),
  );
}

async function setState(
  client: pg.ClientBase,
  id: string,
  state: string,
  from: string[],
): Promise<boolean> {
  const { rowCount } = await client.query(
    `update desk.documents set state = $2, publish_at = null, unpublish_at = null
     where id = $1 and state = any ($3)`,
    [id, state, from],
  );
  return (rowCount ?? 0) > 0;
}

/** Hands in or sends back changes to something public, which itself stays as it is. */
async function moveChanges(
  client: pg.ClientBase,
  id: string,
  what: "hand_in" | "take_back",
): Promise<boolean> {
  const { rows } = await client.query<{ is: boolean }>(`select desk.${what}_changes($1) as is`, [
    id,
  ]);
  return rows[0]?.is ?? false;
}

/** From now on readers see the latest revision. */
export async function publishNow(
  client: pg.ClientBase,
  kind: DocumentKind,
  id: string,
  now: Date,
): Promise<void> {
  const { rows } = await client.query<{ content: RawContent; revision: number }>(
    "select content, revision from desk.documents where id = $1 for update",
    [id],
  );
  const [document] = rows;
  if (!document) return;
  await rulesOf(kind).publish(client, id, document.content, now);
  await client.query(
    `update desk.documents set state = 'published', published_revision = revision, publish_at = null,
       row_changed_at = null
     where id = $1`,
    [id],
  );
}

/** A publication that its owner has begun would bring it back. */
async function stopPublishing(client: pg.ClientBase, id: string): Promise<void> {
  const { rows } = await client.query<{ owner: string }>(
    `select user_id as owner from public.startup_profiles where startup_id = $1
      union all select user_id from public.investor_profiles where investor_id = $1`,
    [id],
  );
  await stopRuns(
    client,
    rows.map(({ owner }) => owner),
    "publish",
  );
}

/** From now on readers see none of it. */
async function unpublishNow(client: pg.ClientBase, kind: DocumentKind, id: string): Promise<void> {
  await rulesOf(kind).unpublish(client, id);
  await client.query(
    `update desk.documents set state = 'unpublished', published_revision = null, unpublish_at = null
     where id = $1`,
    [id],
  );
}

type Scheduled = {
  kind: DocumentKind;
  content: RawContent;
  due: boolean;
  ends: boolean;
  rowChanged: boolean;
};

/**
 * Publishes or unpublishes what is due; a second time it does nothing. A document that cannot appear as scheduled
 * waits for a publisher.
 */
export async function keepDocumentSchedule(pool: pg.Pool, documentId: string): Promise<void> {
  await transaction(pool, async (client) => {
    const { rows } = await client.query<Scheduled>(
      `select kind, content, state = 'scheduled' and publish_at <= now() as due,
              state = 'published' and unpublish_at <= now() as ends,
              row_changed_at is not null as "rowChanged"
       from desk.documents where id = $1 for update`,
      [documentId],
    );
    const [document] = rows;
    if (document?.due && (await isKept(client, documentId, document))) {
      await setState(client, documentId, "waiting", ["scheduled"]);
      return;
    }
    if (document?.due) await publishNow(client, document.kind, documentId, new Date());
    if (document?.ends) {
      await stopPublishing(client, documentId);
      await unpublishNow(client, document.kind, documentId);
    }
    if (document?.due) await tellOfSchedule(client, documentId, "page_restored");
    if (document?.ends) {
      await answerDocument(client, documentId, null);
      await tellOfSchedule(client, documentId, "page_unpublished");
    }
  });
}

/** Whether it cannot appear, since its page has changed elsewhere, or it lacks something now. */
async function isKept(
  client: pg.ClientBase,
  id: string,
  { kind, content, rowChanged }: Scheduled,
): Promise<boolean> {
  if (rowChanged) return true;
  return Object.keys(await rulesOf(kind).problems(client, id, content)).length > 0;
}

/** Tells the owner, with the reason that was given when it was scheduled. */
async function tellOfSchedule(
  client: pg.ClientBase,
  id: string,
  act: "page_restored" | "page_unpublished",
): Promise<void> {
  const { rows } = await client.query<{ actor: string | null; reason: string }>(
    `select actor, reason from desk.audit
      where subject_table = 'desk.documents' and subject_id = $1 and act = 'documents.update'
      order by id desc limit 1`,
    [id],
  );
  const { actor: by = null, reason = "" } = rows[0] ?? {};
  await tellOwners(client, { act, pageIds: [id], by, reason });
}

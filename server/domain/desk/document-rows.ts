import type pg from "pg";
import type { DocumentKind, DocumentState } from "../../../contracts/desk/documents.ts";
import { answerDocument } from "./answer-case.ts";
import { asServer, type Staff } from "./as-staff.ts";
import { rulesOf } from "./kinds/all-kinds.ts";
import type { RawContent } from "./kinds/kind.ts";

type StoredRow = {
  id: string;
  kind: DocumentKind;
  state: DocumentState;
  content: RawContent;
  revision: number;
  published_revision: number | null;
  publish_at: Date | null;
  unpublish_at: Date | null;
  updated_at: Date;
  updated_by: string | null;
  row_changed_at: Date | null;
};

export type DocumentRow = StoredRow & {
  /** Its page had changed without it, so what staff had written since is only in the versions. */
  hidChanges: boolean;
};

/** Whether the row `p` of a table is public, in SQL. */
export const IS_PUBLIC = {
  news: "p.is_published",
  startups: "p.is_published",
  investors: "p.is_published",
  funding_rounds: "p.id is not null",
  site_pages: "p.id is not null",
} as const;

/** The document in the current state of its page; made from the public row if there is none yet. */
export async function readRow(
  staff: Staff,
  kind: DocumentKind,
  id: string,
): Promise<DocumentRow | undefined> {
  const found = await selectRow(staff, kind, id);
  if (found && found.row_changed_at === null) return { ...found, hidChanges: false };
  const content = await rulesOf(kind).adopt(staff.client, id);
  if (!content) return found && { ...found, hidChanges: false };
  await asNobody(staff, async (client) => {
    const isPublic = await isRowPublic(client, kind, id);
    if (found) await takeUp(client, found, content, isPublic);
    else await makeDocument(client, kind, id, content, isPublic);
  });
  const row = await selectRow(staff, kind, id);
  const { published_revision: published, revision = 0 } = found ?? { published_revision: null };
  return row && { ...row, hidChanges: published !== null && published < revision };
}

/** A change made elsewhere is no act of the person who opens the document, nor has it their reason. */
async function asNobody(
  staff: Staff,
  work: (client: pg.ClientBase) => Promise<void>,
): Promise<void> {
  const act = "select set_config('desk.actor', $1, true), set_config('desk.reason', $2, true)";
  await asServer(staff, async (client) => {
    const { rows } = await client.query<{ reason: string | null }>(
      "select current_setting('desk.reason', true) as reason",
    );
    await client.query(act, ["", ""]);
    await work(client);
    await client.query(act, [staff.actor.userId, rows[0]?.reason ?? ""]);
  });
}

/**
 * A statement of its own, so that the next one sees versions that were written while it waited, which change no
 * document.
 */
export async function lockDocument(client: pg.ClientBase, id: string): Promise<void> {
  await client.query("select from desk.documents where id = $1 for update", [id]);
}

/** Whether it is public, or was. */
export async function hasRow({ client }: Staff, kind: DocumentKind, id: string): Promise<boolean> {
  const { rowCount } = await client.query(
    `select from public.${rulesOf(kind).table} where id = $1`,
    [id],
  );
  return rowCount !== 0;
}

async function isRowPublic(
  client: pg.ClientBase,
  kind: DocumentKind,
  id: string,
): Promise<boolean> {
  const { table } = rulesOf(kind);
  const { rows } = await client.query<{ is: boolean }>(
    `select ${IS_PUBLIC[table]} as is from public.${table} p where p.id = $1`,
    [id],
  );
  return rows[0]?.is ?? false;
}

async function makeDocument(
  client: pg.ClientBase,
  kind: DocumentKind,
  id: string,
  content: RawContent,
  isPublic: boolean,
): Promise<void> {
  await client.query(
    `insert into desk.documents (id, kind, state, title, content, published_revision, updated_at)
     select $1, $2, $3, $4, $5, $6, p.updated_at from public.${rulesOf(kind).table} p where p.id = $1
     on conflict (id) do nothing`,
    [
      id,
      kind,
      isPublic ? "published" : "unpublished",
      rulesOf(kind).titleOf(content).slice(0, 300),
      JSON.stringify(content),
      isPublic ? 1 : null,
    ],
  );
  await client.query(
    `insert into desk.revisions (document_id, revision, content)
     values ($1, 1, $2) on conflict do nothing`,
    [id, JSON.stringify(content)],
  );
}

const STATE_OF_HIDDEN: Record<DocumentState, DocumentState> = {
  draft: "draft",
  waiting: "waiting",
  scheduled: "waiting",
  published: "unpublished",
  unpublished: "unpublished",
};

/**
 * The page has changed without its document, which makes that its next version. As it is not what was scheduled, a
 * publisher has to look again.
 */
async function takeUp(
  client: pg.ClientBase,
  { id, kind, state }: StoredRow,
  content: RawContent,
  isPublic: boolean,
): Promise<void> {
  await lockDocument(client, id);
  const { rows } = await client.query<{ revision: number }>(
    `update desk.documents set content = $2, title = $3, state = $4,
       revision = desk.next_revision(id, revision),
       published_revision = case when $5 then desk.next_revision(id, revision) end, updated_by = null,
       publish_at = null, row_changed_at = null
     where id = $1 and row_changed_at is not null returning revision`,
    [
      id,
      JSON.stringify(content),
      rulesOf(kind).titleOf(content).slice(0, 300),
      isPublic ? "published" : STATE_OF_HIDDEN[state],
      isPublic,
    ],
  );
  const [taken] = rows;
  if (!taken) return;
  await client.query(
    "insert into desk.revisions (document_id, revision, content) values ($1, $2, $3)",
    [id, taken.revision, JSON.stringify(content)],
  );
  // That also decides what was handed in.
  await answerDocument(client, id, null);
}

async function selectRow({ client }: Staff, kind: DocumentKind, id: string) {
  const { rows } = await client.query<StoredRow>(
    "select * from desk.documents where id = $1 and kind = $2",
    [id, kind],
  );
  return rows[0];
}

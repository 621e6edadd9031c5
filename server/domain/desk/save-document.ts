import type { DocumentKind } from "../../../contracts/desk/documents.ts";
import type { Staff } from "./as-staff.ts";
import { besideMachine } from "./beside-machine.ts";
import { hasRow, lockDocument, readRow } from "./document-rows.ts";
import { rulesOf } from "./kinds/all-kinds.ts";
import type { RawContent } from "./kinds/kind.ts";

/** Everything typed by one person within this time is one version. */
const ONE_VERSION_MINUTES = 5;

export type SavedDocument =
  | { outcome: "saved"; revision: number; updatedAt: string; content: RawContent }
  | { outcome: "missing" | "edited" };

/** Saves changes to `revision`, merged with a machine's translations; `edited` if somebody has saved since. */
export async function saveDocument(
  staff: Staff,
  save: {
    kind: DocumentKind;
    id: string;
    revision: number;
    content: RawContent;
    /** Keeps the edited revision as a version, whoever made it and when. */
    isNewVersion?: boolean;
  },
): Promise<SavedDocument> {
  const { client, actor } = staff;
  const { kind, id, isNewVersion = false } = save;
  const rules = rulesOf(kind);
  const before = await readRow(staff, kind, id);
  if (!before) return { outcome: "missing" };
  const isLatest = before.revision === save.revision;
  const wanted = isLatest
    ? rules.read(save.content)
    : await besideMachine(staff, before, save.revision, rules.read(save.content));
  if (!wanted) return { outcome: "edited" };
  const content = rules.stamp(rules.read(before.content), wanted, {
    now: new Date().toISOString(),
    by: staff.role,
    isAddressGiven: before.state === "scheduled" || (await hasRow(staff, kind, id)),
  });
  await lockDocument(client, id);
  const { rows } = await client.query<{ revision: number; updated_at: Date }>(
    `update desk.documents set content = $3, title = $4, updated_by = $5,
       revision = desk.next_revision(id, revision)
     where id = $1 and revision = $2 returning revision, updated_at`,
    [
      id,
      before.revision,
      JSON.stringify(content),
      rules.titleOf(content).slice(0, 300),
      actor.userId,
    ],
  );
  const [saved] = rows;
  if (!saved) return { outcome: "edited" };
  const version = { id, revision: saved.revision, content };
  const goesOn = !isNewVersion && (await goOn(staff, before.revision, version));
  if (!goesOn) await addRevision(staff, version);
  return {
    outcome: "saved",
    revision: saved.revision,
    updatedAt: saved.updated_at.toISOString(),
    content,
  };
}

/**
 * Keeps what somebody typed among the versions, without making it the current one.
 * @returns false if there is no such document
 */
export async function keepBeside(
  staff: Staff,
  typed: { kind: DocumentKind; id: string; content: RawContent },
): Promise<boolean> {
  const { kind, id } = typed;
  await lockDocument(staff.client, id);
  const { rows } = await staff.client.query<{ revision: number }>(
    `select desk.next_revision(id, revision) as revision from desk.documents where id = $1 and kind = $2`,
    [id, kind],
  );
  const [next] = rows;
  if (!next) return false;
  const content = rulesOf(kind).read(typed.content);
  await addRevision(staff, { id, revision: next.revision, content });
  return true;
}

type Version = { id: string; revision: number; content: RawContent };

/** Changes the latest version for some minutes, if it is the person's own and readers do not see it. */
async function goOn(
  { client, actor }: Staff,
  from: number,
  { id, revision, content }: Version,
): Promise<boolean> {
  const { rowCount } = await client.query(
    `update desk.revisions r set revision = $2, content = $3
     where document_id = $1 and revision = $6 and made_by = $4
       and made_at > now() - make_interval(mins => $5)
       and revision = (select max(revision) from desk.revisions where document_id = $1)
       and revision is distinct from (select published_revision from desk.documents where id = $1)`,
    [id, revision, JSON.stringify(content), actor.userId, ONE_VERSION_MINUTES, from],
  );
  return (rowCount ?? 0) > 0;
}

async function addRevision(
  { client, actor }: Staff,
  { id, revision, content }: Version,
): Promise<void> {
  await client.query(
    "insert into desk.revisions (document_id, revision, content, made_by) values ($1, $2, $3, $4)",
    [id, revision, JSON.stringify(content), actor.userId],
  );
}

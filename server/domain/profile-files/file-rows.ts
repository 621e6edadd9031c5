import type pg from "pg";
import type { FileKind, StoredFile } from "../../../contracts/uploads.ts";
import { transaction } from "../../postgres/transaction.ts";
import type { Actor } from "../account/actor.ts";
import { noteActivity } from "../account/note-activity.ts";

type NewFile = {
  kind: FileKind;
  path: string;
  name: string;
  bytes: number;
  pages: number | null;
  sha256: string;
};

/**
 * Points the person's row to a file in storage.
 * @returns the row, and the path of the earlier file, to which nothing points any longer
 */
export async function pointToFile(
  pool: pg.Pool,
  actor: Actor,
  file: NewFile,
): Promise<{ stored: StoredFile; replaced: string | undefined }> {
  return transaction(pool, async (client) => {
    const replaced = await lockPath(client, actor, file.kind);
    const { rows } = await client.query<StoredFile>(
      `insert into public.profile_files (user_id, kind, path, name, bytes, pages, sha256)
       values ($1, $2, $3, $4, $5, $6, $7)
       on conflict (user_id, kind) do update
          set path = excluded.path, name = excluded.name, bytes = excluded.bytes,
              pages = excluded.pages, sha256 = excluded.sha256, uploaded_at = now()
       returning kind, path, name, bytes::int, pages, to_json(uploaded_at) as uploaded_at`,
      [actor.userId, file.kind, file.path, file.name, file.bytes, file.pages, file.sha256],
    );
    const [stored] = rows;
    if (!stored) throw new Error("The row of a file came back empty");
    await noteActivity(client, actor, `${file.kind}_uploaded`, file.name);
    return { stored, replaced };
  });
}

/** @returns the path of the row's file; undefined if there was none. */
export async function forgetFile(
  pool: pg.Pool,
  actor: Actor,
  kind: FileKind,
): Promise<string | undefined> {
  return transaction(pool, async (client) => {
    const path = await lockPath(client, actor, kind);
    if (path === undefined) return undefined;
    const { rows } = await client.query<{ name: string }>(
      "delete from public.profile_files where user_id = $1 and kind = $2 returning name",
      [actor.userId, kind],
    );
    await noteActivity(client, actor, `${kind}_removed`, rows[0]?.name ?? "");
    return path;
  });
}

/** Until the transaction ends, nobody can add, replace or remove the person's file of that kind. */
export async function holdFile(
  client: pg.ClientBase,
  userId: string,
  kind: FileKind,
): Promise<void> {
  await client.query("select pg_advisory_xact_lock(hashtextextended($1, 0))", [
    `profile_files ${userId} ${kind}`,
  ]);
}

/** The later of two concurrent uploads sees the earlier one's row. */
async function lockPath(
  client: pg.PoolClient,
  { userId }: Actor,
  kind: FileKind,
): Promise<string | undefined> {
  await holdFile(client, userId, kind);
  const { rows } = await client.query<{ path: string }>(
    "select path from public.profile_files where user_id = $1 and kind = $2",
    [userId, kind],
  );
  return rows[0]?.path;
}

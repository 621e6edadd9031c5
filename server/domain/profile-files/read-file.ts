import type pg from "pg";
import type { FileKind } from "../../../contracts/uploads.ts";

export type FileRow = {
  kind: FileKind;
  path: string;
  name: string;
  sha256: string;
  uploadedAt: Date;
};

/** The person's file of a kind; undefined if there is none. */
export async function readFile(
  client: pg.ClientBase | pg.Pool,
  userId: string,
  kind: FileKind,
): Promise<FileRow | undefined> {
  const { rows } = await client.query<FileRow>(
    `select kind, path, name, sha256, uploaded_at as "uploadedAt"
       from public.profile_files where user_id = $1 and kind = $2`,
    [userId, kind],
  );
  return rows[0];
}

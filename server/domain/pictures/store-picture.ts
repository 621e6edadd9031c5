import { createHash, randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import type pg from "pg";
import { PICTURE_BUCKET, type PictureKind, pictureObject } from "../../../contracts/pictures.ts";
import {
  type DrawnPicture,
  type PictureProblem,
  preparePicture,
} from "../../files/picture/prepare-picture.ts";
import { takePlace } from "../../files/places.ts";
import { CommitInDoubt } from "../../postgres/transaction.ts";
import type { FileKeeping } from "../profile-files/store-file.ts";

export type NewPicture = {
  /** The person in whose turn it is drawn. */
  userId: string;
  kind: PictureKind;
  name: string;
  /** The complete file on disk. */
  file: string;
};

/** Runs statements in one transaction, as staff or as the server. */
export type Within = <Result>(work: (client: pg.ClientBase) => Promise<Result>) => Promise<Result>;

/**
 * Redraws a picture in every width, stores it, and adds its row. A file that we already have is not stored
 * again.
 * @returns the id of its row in desk.pictures, or why the file is refused
 * @throws StorageUnavailable; Refused if too many wait
 */
export async function storePicture(
  keeping: Pick<FileKeeping, "storage" | "onLeftover">,
  within: Within,
  { userId, kind, name, file }: NewPicture,
): Promise<{ id: string } | { problem: PictureProblem }> {
  const sha256 = createHash("sha256")
    .update(await readFile(file))
    .digest("hex");
  const earlier = await within((client) => findByFile(client, kind, sha256));
  if (earlier !== undefined) return { id: earlier };
  const drawn = await takePlace("asked", { userId }, () => preparePicture(file, kind));
  if ("problem" in drawn) return drawn;

  const id = randomUUID();
  try {
    for (const { width, format, base64 } of drawn.files) {
      await keeping.storage.put({
        bucket: PICTURE_BUCKET,
        path: pictureObject(id, width, format),
        body: new Blob([Buffer.from(base64, "base64")], { type: `image/${format}` }),
      });
    }
    const kept = await within((client) => addRow(client, { id, kind, name, sha256 }, drawn));
    // Somebody else was faster with the same file.
    if (kept !== id) await discard(keeping, id, drawn);
    return { id: kept };
  } catch (error) {
    if (error instanceof CommitInDoubt) keeping.onLeftover(error);
    else await discard(keeping, id, drawn);
    throw error;
  }
}

async function findByFile(
  client: pg.ClientBase,
  kind: PictureKind,
  sha256: string,
): Promise<string | undefined> {
  const { rows } = await client.query<{ id: string }>(
    "select id from desk.pictures where kind = $1 and sha256 = $2",
    [kind, sha256],
  );
  return rows[0]?.id;
}

async function addRow(
  client: pg.ClientBase,
  { id, kind, name, sha256 }: { id: string; kind: PictureKind; name: string; sha256: string },
  { width, height, color }: DrawnPicture,
): Promise<string> {
  const { rowCount } = await client.query(
    `insert into desk.pictures (id, kind, name, width, height, color, sha256, added_by)
     values ($1, $2, $3, $4, $5, $6, $7, desk.actor()) on conflict (kind, sha256) do nothing`,
    [id, kind, name, width, height, color, sha256],
  );
  return rowCount ? id : ((await findByFile(client, kind, sha256)) ?? id);
}

/** A failure here does not fail the caller, as the sweep removes what is left. */
async function discard(
  { storage, onLeftover }: Pick<FileKeeping, "storage" | "onLeftover">,
  id: string,
  { files }: DrawnPicture,
): Promise<void> {
  const paths = files.map(({ width, format }) => pictureObject(id, width, format));
  await storage.remove(PICTURE_BUCKET, paths).catch(onLeftover);
}

import type pg from "pg";
import { pictureIn } from "../../../../contracts/picture-references.ts";
import { pictureReference } from "../../../../contracts/pictures.ts";

type PublishedPicture = { address: string; credit: string; licence: string };

/** The published form of a picture named by a draft; undefined for any other address. */
export async function findPicture(
  client: pg.ClientBase,
  named: string,
): Promise<PublishedPicture | undefined> {
  const id = pictureIn(named);
  if (id === undefined) return undefined;
  const { rows } = await client.query<PublishedPicture>(
    "select address, credit, licence from desk.pictures where id = $1",
    [id],
  );
  return rows[0];
}

export async function isPictureGone(client: pg.ClientBase, named: string): Promise<boolean> {
  return pictureIn(named) !== undefined && (await findPicture(client, named)) === undefined;
}

/** The name that drafts use for the picture at a published address; other addresses stay as they are. */
export function referenceOf(address: string): string {
  const id = pictureIn(address);
  return id === undefined ? address : pictureReference(id);
}

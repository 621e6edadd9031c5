import type pg from "pg";
import { pictureIn } from "../../../../contracts/picture-references.ts";
import { pictureReference } from "../../../../contracts/pictures.ts";

type PublishedPicture = { address: string; credit: string; licence: string };

/** What is published of the picture that a draft names; undefined for any other address. */
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

/** How a draft names the picture at a published address; any other address stays as it is. */
export function referenceOf(address: string): string {
  const id = pictureIn(address);
  return id === undefined ? address : pictureReference(id);
}

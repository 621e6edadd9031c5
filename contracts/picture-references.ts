import { UUID } from "./uuid.ts";

const NAMED = /^\/pictures\/([0-9a-f-]{36})(?:-[0-9a-fx-]{1,60})?$/;

/** The id in a reference to a picture or in its address; undefined if it is not a picture of ours. */
export function pictureIn(address: string): string | undefined {
  const [, id = ""] = NAMED.exec(address) ?? [];
  return UUID.test(id) ? id : undefined;
}

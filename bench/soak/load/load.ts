import type { ServerAddress } from "../../../testing/running-server.ts";
import type { Listeners } from "../listeners.ts";
import type { People } from "../people.ts";
import type { WriteRecord } from "../record.ts";
import type { Tally } from "../tally.ts";

/** What all parts of the load share. */
export type Load = {
  server: ServerAddress;
  people: People;
  record: WriteRecord;
  tally: Tally;
  listeners: Listeners;
};

/** One kind of thing that people do on the site. */
export type Action = {
  name: string;
  /** How often, compared with the others. */
  weight: number;
  /** @throws Unexpected when the answer is not an expected one. */
  act(): Promise<void>;
};

export function oneOf<Item>(items: readonly Item[]): Item {
  const item = items[Math.floor(Math.random() * items.length)];
  if (item === undefined) throw new Error("There is nothing to choose from");
  return item;
}

import type { Client } from "pg";
import { type Pgoutput, PgoutputPlugin } from "pg-logical-replication";
import type { LoggedRow } from "./change.ts";

type Row<Message, Names extends keyof Message> = Omit<Message, Names | "commitTime"> & {
  [Name in Names]: LoggedRow | (null extends Message[Name] ? null : never);
};

/** The library's messages, with the types that this plugin gives their values. */
export type PgoutputMessage =
  | (Omit<Pgoutput.MessageBegin, "commitTime"> & { commitTime: bigint })
  | Row<Pgoutput.MessageInsert, "new">
  | Row<Pgoutput.MessageUpdate, "new" | "key" | "old">
  | Row<Pgoutput.MessageDelete, "key" | "old">
  | Exclude<
      Pgoutput.Message,
      | Pgoutput.MessageBegin
      | Pgoutput.MessageInsert
      | Pgoutput.MessageUpdate
      | Pgoutput.MessageDelete
    >;

/** A message without effect, in place of one that could not be read. */
const UNREADABLE: Pgoutput.Message = { tag: "origin", originLsn: null, originName: "" };

/** Reads through a slot that lives and dies with its own connection, and leaves values as text. */
export class TemporarySlotPlugin extends PgoutputPlugin {
  readonly #onUnreadable: (error: unknown) => void;

  /**
   * @param onUnreadable called when a message could not be read: the connection is then useless.
   */
  constructor(publication: string, onUnreadable: (error: unknown) => void) {
    super({ protoVersion: 1, publicationNames: [publication] });
    this.#onUnreadable = onUnreadable;
  }

  override async start(client: Client, slotName: string, lastLsn: string): Promise<unknown> {
    await client.query(
      `CREATE_REPLICATION_SLOT "${slotName}" TEMPORARY LOGICAL pgoutput NOEXPORT_SNAPSHOT`,
    );
    return super.start(client, slotName, lastLsn);
  }

  override parse(buffer: Buffer): Pgoutput.Message {
    try {
      return this.#read(buffer);
    } catch (error) {
      // Called from the socket's event: throwing here would end the process.
      this.#onUnreadable(error);
      return UNREADABLE;
    }
  }

  #read(buffer: Buffer): Pgoutput.Message {
    const message = super.parse(buffer);
    // The parser keeps this very object for the rows that follow. Its own conversions lose what
    // JavaScript cannot hold (int8, the precision of timestamps).
    if (message.tag === "relation") {
      for (const column of message.columns) column.parser = (text: unknown) => text;
    }
    return message;
  }
}

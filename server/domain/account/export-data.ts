import type pg from "pg";
import type { ExportedData } from "../../../contracts/account-operations.ts";
import { transaction } from "../../postgres/transaction.ts";
import type { Actor } from "./actor.ts";
import { EXPORT_PARTS } from "./export/parts.ts";
import { noteActivity } from "./note-activity.ts";

/**
 * Incremented when readers of the file must know about a change, such as a part with a new meaning.
 */
const FORMAT = 1;

/** Everything that is kept of the person, as of one moment. */
export function exportData(pool: pg.Pool, actor: Actor, now: Date): Promise<ExportedData> {
  return transaction(pool, async (client) => {
    await client.query("set transaction isolation level repeatable read");
    const file: ExportedData = { format: FORMAT, exported_at: now.toISOString() };
    for (const part of EXPORT_PARTS) file[part.name] = await part.read(client, actor);
    await noteActivity(client, actor, "data_exported");
    return file;
  });
}

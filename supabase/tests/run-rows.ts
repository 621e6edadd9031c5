import { randomUUID } from "node:crypto";
import { owner } from "./actors.ts";
import { givenAccount } from "./content.ts";
import type { Database, Row } from "./database.ts";

/** A new run of a new person. */
export async function runRow(database: Database, changes: Row = {}): Promise<Row> {
  return {
    id: randomUUID(),
    user_id: await givenAccount(database),
    service: "deck_review",
    idempotency_key: randomUUID(),
    language: "en",
    price: 5,
    fingerprint: "0123456789abcdef".repeat(4),
    ...changes,
  };
}

/** Inserts such a run. */
export async function givenRun(
  database: Database,
  changes: Row = {},
): Promise<{ run_id: string; user_id: string }> {
  const row = await runRow(database, changes);
  await database.insert(owner, "runs", row);
  return { run_id: String(row.id), user_id: String(row.user_id) };
}

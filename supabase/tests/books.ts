import { randomUUID } from "node:crypto";
import { owner } from "./actors.ts";
import { given, givenAccount } from "./content.ts";
import type { Database, Row } from "./database.ts";

/**
 * Opens an account of credits for a new person.
 * @returns its id.
 */
export async function givenCreditAccount(database: Database): Promise<string> {
  return given(database, "credit_accounts", { user_id: await givenAccount(database) });
}

/** An entry that only lacks its `account_id`. */
export function entry(changes: Row = {}): Row {
  return {
    kind: "purchase",
    amount: 30,
    balance_after: 30,
    owed_after: 0,
    idempotency_key: `test:${randomUUID()}`,
    reason: "pack_30",
    subject_kind: "invoice",
    subject_id: "an invoice",
    ...changes,
  };
}

/** Writes an entry as the owner of the data. @returns the id it got. */
export async function givenEntry(database: Database, account_id: string): Promise<string> {
  const row = entry({ account_id });
  await database.insert(owner, "credit_entries", row);
  return idOf(database, "credit_entries", "idempotency_key", row.idempotency_key);
}

/**
 * An entry and its lot.
 * @returns the ids of both.
 */
export async function givenLot(
  database: Database,
  account_id: string,
): Promise<{ entry_id: string; lot_id: string }> {
  const entry_id = await givenEntry(database, account_id);
  await database.insert(owner, "credit_lots", { account_id, entry_id, amount: 30, remaining: 30 });
  return { entry_id, lot_id: await idOf(database, "credit_lots", "entry_id", entry_id) };
}

async function idOf(
  database: Database,
  table: string,
  column: string,
  value: unknown,
): Promise<string> {
  const { rows } = await database.run(
    owner,
    `select id from public.${table} where ${column} = $1`,
    [value],
  );
  return String(rows[0]?.id);
}

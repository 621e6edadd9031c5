import { randomUUID } from "node:crypto";
import { given, givenAccount, investor, startup } from "./content.ts";
import type { Database, Row } from "./database.ts";

/**
 * A match run of a new person, or of the given one.
 * @returns its id.
 */
export async function givenMatchRun(database: Database, user_id?: string): Promise<string> {
  return given(database, "runs", {
    user_id: user_id ?? (await givenAccount(database)),
    service: "match",
    idempotency_key: randomUUID(),
    language: "en",
    price: 3,
    fingerprint: "0".repeat(64),
  });
}

/** The pages of both sides. */
export async function givenPages(
  database: Database,
): Promise<{ startup_id: string; investor_id: string }> {
  return {
    startup_id: await given(database, "startups", startup()),
    investor_id: await given(database, "investors", investor()),
  };
}

/** An open request between two new people. */
export async function introductionRow(database: Database, changes: Row = {}): Promise<Row> {
  return {
    ...(await givenPages(database)),
    asked_by: await givenAccount(database),
    asked_of: await givenAccount(database),
    message: "We pay farmers.",
    ...changes,
  };
}

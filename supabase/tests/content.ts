import { randomUUID } from "node:crypto";
import { owner } from "./actors.ts";
import type { Database, Row } from "./database.ts";

const PUBLISHED = { is_published: true, published_at: "2026-01-02T03:04:05Z" };

/** The required columns of a published article, with the test's additions and changes. */
export function article(changes: Row = {}): Row {
  return { title: "Seeds", category: "Insight", ...PUBLISHED, ...changes };
}

/** The required columns of a published startup, with the test's additions and changes. */
export function startup(changes: Row = {}): Row {
  return {
    slug: `startup-${randomUUID()}`,
    name: "Startup",
    industries: ["fintech"],
    venture_round: "seed",
    country: "Singapore",
    ...PUBLISHED,
    ...changes,
  };
}

/** The required columns of a published investor, with the test's additions and changes. */
export function investor(changes: Row = {}): Row {
  return {
    slug: `investor-${randomUUID()}`,
    name: "Investor",
    investor_types: ["venture_capital"],
    country: "Vietnam",
    ...PUBLISHED,
    ...changes,
  };
}

/** A round that only lacks its `startup_id`. */
export function round(changes: Row = {}): Row {
  return { kind: "seed", announced_on: "2025-08-09", amount_usd_thousand: 1200.5, ...changes };
}

export const DRAFT: Row = { is_published: false };

/**
 * Inserts the row as the owner of the data.
 * @returns its id.
 */
export async function given(database: Database, table: string, row: Row): Promise<string> {
  const id = randomUUID();
  await database.insert(owner, table, { id, ...row });
  return id;
}

/** Makes an account. @returns its id. */
export async function givenAccount(database: Database): Promise<string> {
  const id = randomUUID();
  await database.run(owner, "insert into auth.users (id, email) values ($1, $2)", [
    id,
    `${id}@people.example`,
  ]);
  return id;
}

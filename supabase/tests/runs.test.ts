import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { owner } from "./actors.ts";
import { itAccepts, itChecks, UNIQUE } from "./constraints.ts";
import { migratedDatabase, type Row } from "./database.ts";
import { describeOwnRows } from "./own-rows.ts";
import { runRow } from "./run-rows.ts";

const TABLE = "runs";
const database = migratedDatabase();
const validRow = (changes: Row = {}) => runRow(database, changes);
const NOW = "2026-11-22";

describeOwnRows({ database, table: TABLE, column: "step", validRow });

describe("a run", () => {
  itAccepts(database, TABLE, validRow, [
    ["one under way", { state: "running", step: "reading", started_at: NOW }],
    ["one that is done", { state: "done", finished_at: NOW }],
    ["one that failed", { state: "failed", problem: "deck_empty", finished_at: NOW }],
  ]);
  itChecks(database, TABLE, validRow, [
    ["another service", { service: "horoscope" }],
    ["another language", { language: "fr" }],
    ["one that costs nothing", { price: 0 }],
    ["another state", { state: "lost" }],
    ["a failure without a reason", { state: "failed", finished_at: NOW }],
    ["a reason without a failure", { problem: "failed" }],
    ["an end without a day", { state: "done" }],
    ["a day without an end", { finished_at: NOW }],
    ["words in place of a step", { step: "Reading the deck" }],
    ["a fingerprint that is none", { fingerprint: "x".repeat(64) }],
    ["a key of seven characters", { idempotency_key: "1234567" }],
  ]);

  it("is the only one of its key, and one of a service at a time", async () => {
    const row = await validRow();
    await database.insert(owner, TABLE, row);
    const again = { ...row, id: randomUUID() };
    await expect(
      database.insert(owner, TABLE, { ...again, service: "match" }),
    ).rejects.toMatchObject({ code: UNIQUE });
    const another = { ...again, idempotency_key: randomUUID() };
    await expect(database.insert(owner, TABLE, another)).rejects.toMatchObject({ code: UNIQUE });
    await database.insert(owner, TABLE, { ...another, service: "match" });
    await database.run(owner, "update public.runs set state = 'done', finished_at = now()");
    await database.insert(owner, TABLE, {
      ...another,
      id: randomUUID(),
      idempotency_key: "next-one",
    });
  });
});

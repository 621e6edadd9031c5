import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { article, DRAFT, investor, startup } from "./content.ts";
import type { Row } from "./database.ts";
import { type MigratedDatabase, openMigratedDatabase } from "./migrated-database.ts";

/**
 * Tables whose changes show on cached pages: the server drops those pages when it hears of a
 * change.
 */
const TABLES = [
  ["news", "title"],
  ["startups", "name"],
  ["investors", "name"],
  ["news_startups", "position"],
  ["news_investors", "position"],
  ["funding_rounds", "kind"],
  ["funding_round_investors", "is_lead"],
  ["site_pages", "title"],
  ["company_events", "party"],
  ["fact_sources", "publisher"],
] as const;

const END = "end of the test";

let cluster: MigratedDatabase;
let listener: pg.Client;
let writer: pg.Client;

beforeAll(async () => {
  cluster = await openMigratedDatabase();
  listener = new pg.Client({ connectionString: cluster.url });
  writer = new pg.Client({ connectionString: cluster.url });
  await Promise.all([listener.connect(), writer.connect()]);
  await listener.query("listen content_changed");
  // Writes as the secret key does, which has no rights in the schema of the trigger function.
  await writer.query("set role service_role");
});
afterAll(async () => {
  await Promise.all([listener.end(), writer.end()]);
  await cluster.stop();
});

describe.each(TABLES)("a change of %s", (table, column) => {
  // Statement triggers fire without rows, too, so the database stays empty except for the pages.
  it.each([
    ["insert", `insert into public.${table} select * from public.${table} where false`],
    ["update", `update public.${table} set ${column} = ${column}`],
    ["delete", `delete from public.${table}`],
    ["truncate", `truncate public.${table} cascade`],
  ])("is announced: %s", async (_act, sql) => {
    const payloads = await heardUpTo(async () => {
      await writer.query(sql);
    });
    expect(payloads).toContain(table);
  });
});

it("a change that is rolled back is not announced", async () => {
  const payloads = await heardUpTo(async () => {
    await writer.query("begin");
    await writer.query("delete from public.news");
    await writer.query("rollback");
  });
  expect(payloads).toEqual([]);
});

describe.each([
  ["news", article],
  ["startups", startup],
  ["investors", investor],
] as const)("the server forgets all copies when pages are withdrawn: %s", (table, row) => {
  const WITHDRAWAL = "withdrawal";

  it.each([
    ["unpublished", {}, `update public.${table} set is_published = false where id = $1`, true],
    ["deleted", {}, `delete from public.${table} where id = $1`, true],
    ["changed", {}, `update public.${table} set updated_at = now() where id = $1`, false],
    ["published", DRAFT, `update public.${table} set is_published = true where id = $1`, false],
    ["deleted as a draft", DRAFT, `delete from public.${table} where id = $1`, false],
  ])("%s", async (_what, changes, sql, expected) => {
    const id = await insert(table, row(changes));
    const payloads = await heardUpTo(async () => {
      await writer.query(sql, [id]);
    });
    expect(payloads.includes(WITHDRAWAL)).toBe(expected);
  });
});

/** @returns its id. */
async function insert(table: string, row: Row): Promise<string> {
  const columns = Object.keys(row);
  const { rows } = await writer.query<{ id: string }>(
    `insert into public.${table} (${columns.join(", ")})
     values (${columns.map((_, at) => `$${at + 1}`).join(", ")}) returning id`,
    Object.values(row),
  );
  return rows[0]?.id ?? "";
}

/** @returns the announcements made while `act` ran: notifications arrive in order of commit. */
async function heardUpTo(act: () => Promise<void>): Promise<string[]> {
  const heard: string[] = [];
  const end = new Promise<void>((resolve) => {
    listener.on("notification", ({ payload = "" }) => {
      if (payload === END) resolve();
      else heard.push(payload);
    });
  });
  await act();
  await writer.query(`notify content_changed, '${END}'`);
  await end;
  listener.removeAllListeners("notification");
  return heard;
}

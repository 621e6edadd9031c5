import { spawnSync } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openDataDirectory } from "../../../embedded/data-directory.ts";
import { openFolder, type ScaleFolder } from "./folder.ts";

const SEED = path.join(import.meta.dirname, "seed.ts");

let parent: string;
let folder: string;

function seed(...settings: string[]): { status: number | null; said: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [SEED, ...settings], {
    encoding: "utf8",
    env: { ...process.env, DATA_DIR: parent },
  });
  return { status, said: stdout + stderr };
}

beforeAll(() => {
  parent = mkdtempSync(path.join(tmpdir(), "benih scale "));
  // As root, PostgreSQL runs under the account postgres, which must be able to enter.
  chmodSync(parent, 0o755);
  folder = path.join(parent, "scale-200");
});
afterAll(() => rmSync(parent, { recursive: true, force: true }));

describe("a folder that was filled", () => {
  let opened: ScaleFolder;
  let client: pg.Client;

  beforeAll(async () => {
    // In the state that an interrupted load leaves behind.
    openDataDirectory(folder).release();
    writeFileSync(path.join(folder, "scale.json"), JSON.stringify({ news: 200, finished: false }));
    mkdirSync(path.join(folder, "postgres"));
    writeFileSync(path.join(folder, "postgres", "half"), "");
    expect(seed("--news", "200")).toMatchObject({ status: 0 });
    opened = await openFolder(folder);
    client = new pg.Client({ connectionString: opened.databaseUrl });
    await client.connect();
  });
  afterAll(async () => {
    await client?.end();
    await opened?.close();
  });

  const firstOf = async (sql: string) => (await client.query<Record<string, unknown>>(sql)).rows[0];

  it("shows in the directories", async () => {
    const total = "where facet = 'total'";
    expect(await firstOf(`select startups from public.count_startups() ${total}`)).toEqual({
      startups: 40,
    });
    expect(await firstOf(`select investors from public.count_investors() ${total}`)).toEqual({
      investors: 10,
    });
  });

  it("shows in the funding tracker, with a difficulty", async () => {
    const all = await firstOf(
      `select rounds, difficulty from public.funding_tracker('year', today => '2026-11-20')
        where dimension = 'all'`,
    );
    expect(all?.rounds).toBeGreaterThan(10);
    expect(all?.difficulty).not.toBeNull();
  });

  it.each([
    ["startup", "grabeon"],
    ["investor", "lanternfish"],
    ["news", "mangrove credit exchange"],
  ])("is found by search: %s", async (kind, query) => {
    const { rows } = await client.query<{ kind: string }>("select * from public.search_site($1)", [
      query,
    ]);
    expect(rows.map((row) => row.kind)).toContain(kind);
  });

  it("is kept by the database from there on", async () => {
    const { rows } = await client.query("select from pg_trigger where tgenabled <> 'O'");
    expect(rows).toEqual([]);
  });
});

it("is not filled a second time", () => {
  expect(seed("--news", "200")).toMatchObject({
    status: 0,
    said: `${folder}: 200 articles are already there.\n`,
  });
});

it("never touches a folder that holds something else", () => {
  const stranger = path.join(parent, "photos");
  mkdirSync(stranger);
  writeFileSync(path.join(stranger, "cat.jpg"), "");
  expect(seed("--news", "200", "--data", stranger)).toMatchObject({
    status: 1,
    said: `${stranger} holds something else: choose another folder with --data.\n`,
  });
});

it("refuses another number of articles in the same folder", () => {
  expect(seed("--news", "400", "--data", folder)).toMatchObject({
    status: 1,
    said: `${folder} holds 200 articles: choose another folder with --data.\n`,
  });
});

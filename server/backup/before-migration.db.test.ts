import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { runMigrations } from "graphile-worker";
import pg from "pg";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { loadSecrets } from "../../embedded/gateway/secrets.ts";
import { placesIn } from "../../embedded/places.ts";
import type { TestDatabase } from "../../embedded/postgres/test-cluster.ts";
import { openTestDatabase } from "../../embedded/postgres/test-database.ts";
import { backUpBeforeMigration, endUpdate } from "./before-migration.ts";
import { checkBackup } from "./read-backup.ts";
import { openSnapshot } from "./snapshot.ts";

let database: TestDatabase;
let client: pg.Client;
let DATA_DIR: string;
let said: string[] = [];

beforeAll(async () => {
  database = await openTestDatabase("migrated");
  client = new pg.Client({ connectionString: database.superuserUrl });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await database.drop();
});
beforeEach(async () => {
  DATA_DIR = mkdtempSync(path.join(tmpdir(), "backup test-"));
  await loadSecrets(placesIn(DATA_DIR).secrets);
  said = [];
  return () => rmSync(DATA_DIR, { recursive: true, force: true });
});

const folder = () => path.join(DATA_DIR, "backups");
const settings = (setting: "on" | "off" = "on") => ({
  DATA_DIR,
  backend: { postgresUrl: undefined, secretsFile: undefined, files: undefined },
  BACKUP_FOLDER: folder(),
  BACKUP_PASSPHRASE: undefined,
  BACKUP_BEFORE_MIGRATION: setting,
});
const backUp = (setting: "on" | "off" = "on", url = database.superuserUrl) =>
  backUpBeforeMigration(url, settings(setting), (message) => said.push(message));
const made = () => readdirSync(folder()).sort();
const APPLIED = "supabase_migrations.schema_migrations";
/** Marks the newest migrations as not yet applied. @returns their names. */
async function forget(count: number): Promise<string[]> {
  const { rows } = await client.query<{ version: string }>(
    `delete from ${APPLIED} where version in
       (select version from ${APPLIED} order by version desc limit $1) returning version`,
    [count],
  );
  return rows.map(({ version }) => version).sort();
}
const apply = (version = "") =>
  client.query(`insert into ${APPLIED} (version) values ($1)`, [version]);
const nothingMade = () => expect(readdirSync(DATA_DIR)).toEqual(["secrets.json"]);

it("makes no backup of a database that is new, or lacks nothing", async () => {
  const fresh = await openTestDatabase("base");
  await backUp("on", fresh.superuserUrl);
  await fresh.drop();
  await backUp();
  nothingMade();
});

it("backs up what a migration is about to change, and keeps the newest three", async () => {
  const [newest] = await forget(1);
  await backUp("off");
  nothingMade();
  for (let time = 0; time < 5; time += 1) {
    await backUp();
    await apply(newest);
    await endUpdate(database.url("postgres"), settings());
    await forget(1);
  }
  const files = made().map((name) => path.join(folder(), name));
  expect(files).toHaveLength(3);
  expect(said.slice(-3).map((line) => /to (\S.*) before it/.exec(line)?.[1])).toEqual(files);
  const { header, manifest } = await checkBackup(files[0] ?? "", undefined);
  expect(header.hasFiles).toBe(false);
  expect(manifest.tables.find(({ name }) => name === "site_pages")?.rows).toBe(5);
  await apply(newest);
});

it("keeps the backup of before an update that fails halfway, and makes no other, however often it is tried", async () => {
  const [first, second] = await forget(2);
  for (let time = 0; time < 2; time += 1) await backUp();
  // A newer one from before the first migration is just as good.
  expect(made()).toHaveLength(1);
  const whole = made();
  await apply(first);
  for (let time = 0; time < 5; time += 1) await backUp();
  expect(made()).toEqual(whole);
  const { header } = await checkBackup(path.join(folder(), whole[0] ?? ""), undefined);
  expect(header.applied.migrations).not.toContain(first);
  await apply(second);
  await endUpdate(database.url("postgres"), settings());
  // Another update, whose start is the first one after that.
  await forget(1);
  await backUp();
  expect(made()).toHaveLength(2);
  await apply(second);
});

it("backs up what an update of the job queue is about to change, and is done when that is", async () => {
  await runMigrations({ connectionString: database.url("postgres") });
  await backUp();
  nothingMade();
  await client.query(
    "delete from graphile_worker.migrations where id = (select max(id) from graphile_worker.migrations)",
  );
  await backUp();
  expect(made()).toHaveLength(1);
  await client.query("drop schema graphile_worker cascade");
  await endUpdate(database.url("postgres"), settings());
  await backUp();
  expect(made()).toHaveLength(1);
});

it("stops the start while another is made, and advises nothing but to wait", async () => {
  const [newest] = await forget(1);
  const other = await openSnapshot(database.superuserUrl);
  await expect(backUp()).rejects.toThrow(/^Another backup .* wait until it is done\.$/);
  await other.close();
  await apply(newest);
});

it("stops the start when there can be none, and says what to do", async () => {
  const [newest] = await forget(1);
  writeFileSync(folder(), "in the way");
  await expect(backUp()).rejects.toThrow(
    /could not be backed up to .* set BACKUP_FOLDER, .* BACKUP_BEFORE_MIGRATION=off\./,
  );
  await apply(newest);
});

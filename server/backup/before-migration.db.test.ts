import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import pg from "pg";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { loadSecrets } from "../../embedded/gateway/secrets.ts";
import { placesIn } from "../../embedded/places.ts";
import type { TestDatabase } from "../../embedded/postgres/test-cluster.ts";
import { openTestDatabase } from "../../embedded/postgres/test-database.ts";
import { backUpBeforeMigration } from "./before-migration.ts";
import { checkBackup } from "./read-backup.ts";

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
const backUp = (setting: "on" | "off" = "on", url = database.superuserUrl) =>
  backUpBeforeMigration(
    url,
    {
      DATA_DIR,
      backend: { postgresUrl: undefined, secretsFile: undefined, files: undefined },
      BACKUP_FOLDER: folder(),
      BACKUP_PASSPHRASE: undefined,
      BACKUP_BEFORE_MIGRATION: setting,
    },
    (message) => said.push(message),
  );
const nothingMade = () => expect(readdirSync(DATA_DIR)).toEqual(["secrets.json"]);

it("makes no backup of a database that is new, or lacks nothing", async () => {
  const fresh = await openTestDatabase("base");
  await backUp("on", fresh.superuserUrl);
  await fresh.drop();
  await backUp();
  nothingMade();
});

it("backs up what a migration is about to change, and keeps the newest three", async () => {
  await client.query(
    "delete from supabase_migrations.schema_migrations where version = (select max(version) from supabase_migrations.schema_migrations)",
  );
  await backUp("off");
  nothingMade();
  for (let time = 0; time < 5; time += 1) await backUp();
  const made = readdirSync(folder()).map((name) => path.join(folder(), name));
  expect(made).toHaveLength(3);
  expect(said.slice(-3).map((line) => /to (\S.*) before it/.exec(line)?.[1])).toEqual(made.sort());
  const { header, manifest } = await checkBackup(made[0] ?? "", undefined);
  expect(header.hasFiles).toBe(false);
  expect(manifest.tables.find(({ name }) => name === "site_pages")?.rows).toBe(5);
});

it("stops the start when there can be none, and says what to do", async () => {
  writeFileSync(folder(), "in the way");
  await expect(backUp()).rejects.toThrow(
    /could not be backed up to .* set BACKUP_FOLDER, .* BACKUP_BEFORE_MIGRATION=off\./,
  );
});

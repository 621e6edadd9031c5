import { chmodSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openDataDirectory, serverOn } from "../../embedded/data-directory.ts";
import { openDatabase } from "../../embedded/open-database.ts";
import { placesIn } from "../../embedded/places.ts";
import { lineOf } from "../../embedded/postgres/archive/line.ts";
import { openSource } from "./open-source.ts";
import { upgradePostgres } from "./upgrade-postgres.ts";

let folder: string;
let DATA_DIR: string;
const log = () => undefined;
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), "backup source-"));
  // Started by root, PostgreSQL runs as the account postgres, which needs access.
  chmodSync(folder, 0o755);
  DATA_DIR = path.join(folder, "data");
  const held = openDataDirectory(DATA_DIR);
  const opened = await openDatabase({
    dataDirectory: DATA_DIR,
    secretsFile: placesIn(DATA_DIR).secrets,
    prepare: async () => undefined,
    log,
  });
  await opened.stop();
  held.release();
}, 120_000);
afterAll(() => rmSync(folder, { recursive: true }));

const open = (archive: { place: string; keepBases: number } | undefined, files?: string) =>
  openSource(
    {
      DATA_DIR,
      project: undefined,
      backend: { postgresUrl: undefined, secretsFile: undefined, files },
      archive,
    },
    log,
  );

describe("a backup of a stopped server", () => {
  it("archives as the server does, and changes nothing", async () => {
    const line = lineOf(DATA_DIR);
    const source = await open({ place: path.join(folder, "archive"), keepBases: 7 });
    const client = new pg.Client({ connectionString: source.databaseUrl });
    await client.connect();
    const { rows } = await client.query(
      "select current_setting('archive_mode') as archives, current_setting('default_transaction_read_only') as reads",
    );
    expect(rows).toEqual([{ archives: "on", reads: "on" }]);
    await client.end();
    await source.close();
    expect(lineOf(DATA_DIR)).toBe(line);
    await (await open(undefined)).close();
    expect(lineOf(DATA_DIR)).not.toBe(line);
  }, 120_000);

  it("ends when the files cannot be opened, and PostgreSQL with it", async () => {
    const files = path.join(folder, "of another");
    mkdirSync(files);
    writeFileSync(path.join(files, "project"), "of another");
    await expect(open(undefined, files)).rejects.toThrow("another project");
    expect(serverOn(DATA_DIR)).toBeUndefined();
  }, 120_000);
});

describe("a server in another container", () => {
  const lock = () => path.join(DATA_DIR, "server.lock");
  const upgrade = (major: string) =>
    upgradePostgres({
      dataDirectory: DATA_DIR,
      secretsFile: placesIn(DATA_DIR).secrets,
      major,
      without: [],
      log,
    });

  it("that runs on the data is left alone by a backup and an upgrade", async () => {
    writeFileSync(lock(), "7 4711 pid:[1]\n");
    await expect(open(undefined)).rejects.toThrow(/in another container is already running/);
    await expect(upgrade("18")).rejects.toThrow(/in another container .* is already running/);
  });

  it("that was killed is not waited for", async () => {
    const before = new Date(Date.now() - 60_000);
    for (const work of [async () => (await open(undefined)).close(), () => upgrade("17")]) {
      writeFileSync(lock(), "7 4711 pid:[1]\n");
      utimesSync(lock(), before, before);
      await work().catch((error: unknown) =>
        expect(String(error)).toContain("nothing is to be done"),
      );
    }
  }, 120_000);
});

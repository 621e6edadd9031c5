import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { requireOwnSecrets } from "../../embedded/data-directory.ts";
import { loadSecrets, readSecrets } from "../../embedded/gateway/secrets.ts";
import { openDatabase } from "../../embedded/open-database.ts";
import { placesIn } from "../../embedded/places.ts";
import { startCluster } from "../../embedded/postgres/cluster.ts";
import { openFiles } from "../../embedded/storage/open-files.ts";
import { nameOf } from "./catalogue.ts";
import { restoreBackup } from "./restore.ts";
import { tableContent } from "./test-content.ts";
import { BYTES, openTestSite, type TestSite, VERSION } from "./test-site.ts";
import { type Source, writeBackup } from "./write-backup.ts";

let site: TestSite;
let client: pg.Client;
let folder: string;
let source: Source;
beforeAll(async () => {
  site = await openTestSite();
  ({ client, folder, source } = site);
});
afterAll(() => site.drop());

/** Otherwise it would delete files there that its database does not know. */
async function refusesTheFilesOf(live: string, dataDirectory: string, projectId: string) {
  const log = () => undefined;
  const place = { files: path.join(folder, "shared files"), knownVersions: async () => [], log };
  await openFiles({ ...place, dataDirectory: folder, projectId: live });
  await expect(openFiles({ ...place, dataDirectory, projectId })).rejects.toThrow(
    /another project.* A restored or recovered copy has its files in DATA_DIR/,
  );
  expect(() => requireOwnSecrets(dataDirectory, live, "shared.json")).toThrow("SECRETS_FILE");
  requireOwnSecrets(dataDirectory, projectId, "secrets.json");
}

const WITHOUT = ["public.twin_a", "public.twin_b"];
const restore = (file: string, into: string, without = WITHOUT) =>
  restoreBackup({ file, passphrase: undefined, into, without, log: () => undefined });

describe("a restore", () => {
  let file: string;
  beforeAll(async () => {
    file = path.join(folder, "whole.tar.zst");
    await writeBackup(source, file, undefined);
  });

  it("makes a folder with the same rows, positions of sequences, files and keys", async () => {
    const into = path.join(folder, "restored");
    await restore(file, into);
    const places = placesIn(into);
    const [own, copied] = [placesIn(folder), places].map(({ secrets }) => readSecrets(secrets));
    expect({ ...copied, projectId: own?.projectId }).toEqual(own);
    await refusesTheFilesOf(own?.projectId ?? "", into, copied?.projectId ?? "");
    const stored = path.join(places.files, VERSION.slice(0, 2), VERSION);
    expect(readFileSync(stored)).toEqual(BYTES);
    const { databasePasswords } = await loadSecrets(placesIn(into).secrets);
    const cluster = await startCluster({
      directory: places.cluster,
      superuserPassword: databasePasswords.supabase_admin,
      log: () => undefined,
    });
    const restored = new pg.Client({ connectionString: cluster.superuserUrl });
    await restored.connect();
    expect(await tableContent(restored)).toEqual(await tableContent(client));
    await restored.end();
    await cluster.stop();
    await expect(restore(file, into)).rejects.toThrow(/holds data .* --into/);
  });

  it("leaves out the rows of a table that others refer to, or that refers to others", async () => {
    const into = path.join(folder, "without some");
    const { manifest } = await restore(file, into, [...WITHOUT, "auth.users", "storage.objects"]);
    const objects = manifest.tables.find((table) => nameOf(table) === "storage.objects");
    expect(objects?.rows).toBe(2);
    const { databasePasswords } = readSecrets(placesIn(into).secrets);
    const cluster = await startCluster({
      directory: placesIn(into).cluster,
      superuserPassword: databasePasswords.supabase_admin,
      log: () => undefined,
    });
    const restored = new pg.Client({ connectionString: cluster.superuserUrl });
    await restored.connect();
    const left = await restored.query(
      "select from auth.users union all select from storage.objects",
    );
    expect(left.rowCount).toBe(0);
    await restored.end();
    await cluster.stop();
  });

  it("fills an empty database that somebody else runs, and no other", async () => {
    const given = await startCluster({
      directory: path.join(folder, "given"),
      superuser: "postgres",
      superuserPassword: "of its own",
      log: () => undefined,
    });
    const into = path.join(folder, "elsewhere");
    const toGiven = (name: string) =>
      restoreBackup({
        file,
        passphrase: undefined,
        into: path.join(folder, name),
        postgresUrl: given.superuserUrl,
        without: WITHOUT,
        log: () => undefined,
      });
    await toGiven("elsewhere");
    const restored = new pg.Client({ connectionString: given.superuserUrl });
    await restored.connect();
    const found = await tableContent(restored);
    // The owner's mark, which a cluster of our own does not need.
    expect(found.delete("supabase_base.project")).toBe(true);
    expect(found).toEqual(await tableContent(client));
    expect(existsSync(placesIn(into).cluster)).toBe(false);
    const stored = path.join(placesIn(into).files, VERSION.slice(0, 2), VERSION);
    expect(readFileSync(stored)).toEqual(BYTES);
    await restored.end();
    const open = (secretsFile: string) =>
      openDatabase({
        dataDirectory: into,
        secretsFile,
        postgresUrl: given.superuserUrl,
        prepare: async () => undefined,
        log: () => undefined,
      });
    await expect(open(placesIn(folder).secrets)).rejects.toThrow("with other secrets");
    await (await open(placesIn(into).secrets)).stop();
    await expect(toGiven("once more")).rejects.toThrow(/The database holds tables .* empty one/);
    expect(readdirSync(folder)).not.toContain("once more");
    await given.stop();
  });

  it("names a table that no migration makes, and leaves nothing", async () => {
    const into = path.join(folder, "unknown-table");
    await expect(restore(file, into, [])).rejects.toThrow(
      /public\.twin_a .*--without public\.twin_a/,
    );
    expect(readdirSync(folder)).not.toContain("unknown-table");
  });
});

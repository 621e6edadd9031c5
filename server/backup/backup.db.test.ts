import { randomBytes } from "node:crypto";
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import pg from "pg";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { mountSmallDisk } from "../../acceptance/small-disk.ts";
import { BackendError } from "../../embedded/backend-error.ts";
import { loadSecrets } from "../../embedded/gateway/secrets.ts";
import { placesIn } from "../../embedded/places.ts";
import { startCluster } from "../../embedded/postgres/cluster.ts";
import type { TestDatabase } from "../../embedded/postgres/test-cluster.ts";
import { openTestDatabase } from "../../embedded/postgres/test-database.ts";
import { checkBackup } from "./read-backup.ts";
import { restoreBackup } from "./restore.ts";
import { openSnapshot } from "./snapshot.ts";
import { tableContent } from "./test-content.ts";
import { type Source, writeBackup } from "./write-backup.ts";

const VERSION = "0b8e7d1c-5a55-4c55-9d0c-3f0b2f3f7a11";
const GONE = "0b8e7d1c-5a55-4c55-9d0c-3f0b2f3f7a12";
const BYTES = Buffer.from("what the file holds");
/** Everything that the text of a row must carry. */
const ODD = "a\tb\\N\n\\.\r\n“ไทย” 中文 🌱 \\x41 \u0001";

let database: TestDatabase;
let client: pg.Client;
let folder: string;
let source: Source;

beforeAll(async () => {
  database = await openTestDatabase("migrated");
  client = new pg.Client({ connectionString: database.superuserUrl });
  await client.connect();
  await client.query("create table public.twin_a (n int); create table public.twin_b (n int)");
  await client.query("set storage.allow_delete_query = 'true'");
  for (const [version, name] of [
    [VERSION, "kept.pdf"],
    [GONE, "lost.pdf"],
  ]) {
    await client.query(
      "insert into storage.objects (bucket_id, name, version) values ('pitch-decks', $1, $2)",
      [name, version],
    );
  }
  await client.query(
    `insert into auth.users (id, email, raw_user_meta_data, created_at)
     values (gen_random_uuid(), 'ana@kopiora.example', jsonb_build_object('said', $1::text), 'infinity')`,
    [ODD.replace("\u0001", "")],
  );
  await client.query("select setval('sample_payments.objects_position_seq', 4711)");
  folder = mkdtempSync(path.join(tmpdir(), "backup test-"));
  // Run by root, PostgreSQL runs as the account postgres, which must get through.
  chmodSync(folder, 0o755);
  await loadSecrets(placesIn(folder).secrets);
  source = {
    databaseUrl: database.superuserUrl,
    secrets: readFileSync(placesIn(folder).secrets, "utf8"),
    readFile: async ({ version }) =>
      version === VERSION ? { size: BYTES.length, bytes: asStream(BYTES) } : undefined,
  };
});
afterAll(async () => {
  await client.end();
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

async function* asStream(bytes: Buffer) {
  yield bytes.subarray(0, 5);
  yield bytes.subarray(5);
}

const WITHOUT = ["public.twin_a", "public.twin_b"];
const restore = (file: string, into: string, without = WITHOUT) =>
  restoreBackup({ file, passphrase: undefined, into, without, log: () => undefined });

describe("a backup", () => {
  it("is of one moment, while everybody goes on writing", async () => {
    const writer = new pg.Client({ connectionString: database.superuserUrl });
    await writer.connect();
    let written = 0;
    let isDone = false;
    const writing = (async () => {
      while (!isDone) {
        // Both or none: rows of `twin_b` that `twin_a` lacks would be of another moment.
        await writer.query("begin");
        await writer.query("insert into public.twin_a select $1::int", [written]);
        await writer.query("insert into public.twin_b select $1::int", [written]);
        await writer.query("commit");
        written += 1;
      }
    })();
    const file = path.join(folder, "under-writes.tar.zst");
    await expect.poll(() => written).toBeGreaterThan(10);
    const before = written;
    const { manifest } = await writeBackup(source, file, undefined);
    const after = written;
    isDone = true;
    await writing;
    await writer.end();
    const [a, b] = ["twin_a", "twin_b"].map((name) =>
      manifest.tables.find((table) => table.name === name),
    );
    expect(a).toMatchObject({ rows: b?.rows, digest: b?.digest });
    expect(a?.rows).toBeGreaterThanOrEqual(before);
    expect(a?.rows).toBeLessThanOrEqual(after);
    // Otherwise nobody wrote while it was made, and the test shows nothing.
    expect(after).toBeGreaterThan(before);
    expect((await checkBackup(file, undefined)).manifest).toEqual(manifest);
  });

  it("says which files are missing, and waits for no other backup", async () => {
    const other = await openSnapshot(database.superuserUrl);
    const file = path.join(folder, "second.tar.zst");
    await expect(writeBackup(source, file, undefined)).rejects.toThrow(/Another backup .* running/);
    await other.close();
    const { manifest } = await writeBackup(source, file, undefined);
    expect(manifest.files.map(({ version }) => version)).toEqual([VERSION]);
    expect(manifest.missingFiles).toEqual([GONE]);
    expect(manifest.leftOut).toEqual([]);
  });

  it("leaves nothing when it fails", async () => {
    const broken: Source = {
      ...source,
      readFile: async () => {
        throw new Error("the disk is gone");
      },
    };
    const inside = path.join(folder, "failing");
    mkdirSync(inside);
    const file = path.join(inside, "backup.tar.zst");
    await expect(writeBackup(broken, file, undefined)).rejects.toThrow("the disk is gone");
    expect(readdirSync(inside)).toEqual([]);
  });
});

it("a full disk is named, and nothing is left", async (context) => {
  const disk = mountSmallDisk(1) ?? context.skip("takes root with the right to mount a small disk");
  const large = randomBytes(3_000_000);
  const readFile = async () => ({ size: large.length, bytes: asStream(large) });
  const written = writeBackup({ ...source, readFile }, path.join(disk.folder, "b"), undefined);
  await expect(written).rejects.toThrow(/The disk that holds .* is full/);
  expect(readdirSync(disk.folder)).toEqual([]);
  disk.remove();
});

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
    expect(readFileSync(places.secrets, "utf8")).toBe(source.secrets);
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

  it("names a table that no migration makes, and leaves nothing", async () => {
    const into = path.join(folder, "unknown-table");
    await expect(restore(file, into, [])).rejects.toThrow(
      /public\.twin_a .*--without public\.twin_a/,
    );
    expect(readdirSync(folder)).not.toContain("unknown-table");
  });
});

describe("a backup that cannot be restored", () => {
  const into = () => path.join(folder, "nowhere");
  let bytes: Buffer;
  beforeAll(async () => {
    const whole = path.join(folder, "to-damage.tar.zst");
    await writeBackup(source, whole, undefined);
    bytes = readFileSync(whole);
  });
  beforeEach(() => expect(readdirSync(folder)).not.toContain("nowhere"));
  const refused = async (file: string, passphrase?: string) => {
    const error = await restoreBackup({
      file,
      passphrase,
      into: into(),
      without: [],
      log: () => undefined,
    }).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(BackendError);
    expect(readdirSync(folder)).not.toContain("nowhere");
    return String(error);
  };

  it.each([0, 1, 100, 0.5, 0.99])("is cut off: %d", async (length) => {
    const file = path.join(folder, "cut.tar.zst");
    await writeFile(file, bytes);
    await truncate(file, length < 1 ? Math.floor(bytes.length * length) : length);
    expect(await refused(file)).toMatch(/is damaged|is not whole/);
  });

  it.each([0.2, 0.5, 0.8])("has one wrong bit: at %d", async (place) => {
    const changed = Buffer.from(bytes);
    const at = Math.floor(bytes.length * place);
    changed.writeUInt8(changed.readUInt8(at) ^ 4, at);
    const file = path.join(folder, "wrong.tar.zst");
    await writeFile(file, changed);
    expect(await refused(file)).toMatch(/is damaged|is not whole/);
  });

  it("is not there, or something else", async () => {
    expect(await refused(path.join(folder, "none.tar.zst"))).toContain("is not there");
    expect(await refused(placesIn(folder).secrets)).toContain("no backup of Benih");
  });

  it("is encrypted with another passphrase", async () => {
    const file = path.join(folder, "secret.tar.zst.age");
    const { manifest } = await writeBackup(source, file, "correct horse");
    expect(readFileSync(file).includes("kept.pdf")).toBe(false);
    expect((await checkBackup(file, "correct horse")).manifest).toEqual(manifest);
    expect(await refused(file)).toContain("set BACKUP_PASSPHRASE");
    expect(await refused(file, "battery staple")).toContain("BACKUP_PASSPHRASE is not the one");
    // A key is made of a passphrase in seconds, which a busy machine multiplies.
  }, 120_000);
});

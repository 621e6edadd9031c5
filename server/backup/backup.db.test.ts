import { randomBytes } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync } from "node:fs";
import { truncate, writeFile } from "node:fs/promises";
import path from "node:path";
import pg from "pg";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { BackendError } from "../../embedded/backend-error.ts";
import { placesIn } from "../../embedded/places.ts";
import { mountSmallDisk } from "../../testing/small-disk.ts";
import { backUpOnSchedule } from "./back-up-on-schedule.ts";
import { newestScheduled } from "./backup-folder.ts";
import { checkBackup } from "./read-backup.ts";
import { restoreBackup } from "./restore.ts";
import { openSnapshot } from "./snapshot.ts";
import { asStream, GONE, openTestSite, type TestSite, VERSION } from "./test-site.ts";
import { type Source, writeBackup } from "./write-backup.ts";

let site: TestSite;
let folder: string;
let source: Source;
beforeAll(async () => {
  site = await openTestSite();
  ({ folder, source } = site);
});
afterAll(() => site.drop());

describe("a backup", () => {
  it("is of one moment, while everybody goes on writing", async () => {
    const writer = new pg.Client({ connectionString: site.databaseUrl });
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
    // Otherwise nobody wrote in the meantime, and the test shows nothing.
    expect(after).toBeGreaterThan(before);
    expect((await checkBackup(file, undefined)).manifest).toEqual(manifest);
  });

  it("keeps every table from being emptied until it has been read", async () => {
    const snapshot = await openSnapshot(site.databaseUrl);
    const other = new pg.Client({ connectionString: site.databaseUrl });
    await other.connect();
    await other.query("set lock_timeout = '50ms'");
    await expect(other.query("truncate public.twin_a")).rejects.toThrow(/lock timeout/);
    await other.end();
    await snapshot.close();
  });

  it("says which files are missing, and waits for no other backup", async () => {
    const other = await openSnapshot(site.databaseUrl);
    const file = path.join(folder, "second.tar.zst");
    await expect(writeBackup(source, file, undefined)).rejects.toThrow(/Another backup .* running/);
    await other.close();
    const { manifest } = await writeBackup(source, file, undefined);
    expect(manifest.files.map(({ version }) => version)).toEqual([VERSION]);
    expect(manifest.missingFiles).toEqual([GONE]);
    expect(manifest.leftOut).toEqual([]);
  });

  it("on schedule: one that lacks files is told, and takes the place of none that has them", async () => {
    const into = path.join(folder, "on schedule");
    const env = { BACKUP_FOLDER: into, BACKUP_PASSPHRASE: undefined, BACKUP_KEEP: 2 };
    const whole = { ...source, readFile: async () => ({ size: 0, bytes: asStream(Buffer.of()) }) };
    expect(await backUpOnSchedule(whole, env)).toMatchObject({ isComplete: true });
    const kept = readdirSync(into);
    for (let time = 0; time < 3; time += 1) {
      const { said, isComplete } = await backUpOnSchedule(source, env);
      expect(isComplete).toBe(false);
      expect(said).toContain(`The file ${GONE} is not in it`);
    }
    expect(readdirSync(into)).toHaveLength(3);
    expect(readdirSync(into)).toEqual(expect.arrayContaining(kept));
    expect(newestScheduled(into)?.toISOString().replaceAll(/[:.]/g, "-")).toBe(
      /^benih-(.*)-scheduled-/.exec(readdirSync(into).sort().at(-1) ?? "")?.[1],
    );
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
      // No migration makes these tables, so they would be refused before the damage is noticed.
      without: ["public.twin_a", "public.twin_b"],
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

  it.each([0.05, 0.2, 0.35, 0.5, 0.65, 0.8, 0.95])("has one wrong bit: at %d", async (place) => {
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
    // Deriving a key from a passphrase takes seconds, and far longer on a busy machine.
  }, 120_000);
});

import { randomUUID } from "node:crypto";
import {
  chownSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { mountSmallDisk, type SmallDisk } from "../../../testing/small-disk.ts";
import { operatingUser } from "../operating-user.ts";
import { listBases } from "./bases.ts";
import { coverageOf } from "./coverage.ts";
import { type KeptArchive, keepArchive } from "./keep-archive.ts";
import { listSegments } from "./segments.ts";
import { type ArchivedCluster, startArchivedCluster } from "./test-archive.ts";

const LIMIT = { timeout: 30_000 };
const DISK_MB = 1;

const disk: SmallDisk | undefined = mountSmallDisk(DISK_MB);
const said: string[] = [];
let source: ArchivedCluster;
let kept: KeptArchive;
let wal: string;
let storedFile: string;

beforeAll(async () => {
  source = await startArchivedCluster();
  const { folder, line } = source;
  wal = path.join(folder, "archive", line, "wal");
  storedFile = randomUUID();
  mkdirSync(path.join(folder, "storage", storedFile.slice(0, 2)), { recursive: true });
  writeFileSync(path.join(folder, "storage", storedFile.slice(0, 2), storedFile), "bytes");
  writeFileSync(path.join(folder, "secrets.json"), "{}");
  kept = keep();
});
afterAll(async () => {
  await kept.stop();
  await source.drop();
  disk?.remove();
});

function keep(): KeptArchive {
  const { folder, store, line, directory, cluster } = source;
  return keepArchive({
    store,
    line,
    directory,
    filesFolder: path.join(folder, "storage"),
    secretsFile: path.join(folder, "secrets.json"),
    superuserUrl: cluster.superuserUrl,
    said: cluster.said,
    keepBases: 1,
    pauseMs: 50,
    log: (level, message) => said.push(`${level}: ${message.split(":")[0]}`),
  });
}

const write = () => source.client.query("select pg_logical_emit_message(true, 'test', 'x')");

it("keeps a base, the stored files and the secrets", async () => {
  const { store, line } = source;
  // Logged once the base and the files are there.
  await vi.waitFor(
    () => expect(said).toEqual(["info: A base was written into the archive"]),
    LIMIT,
  );
  expect(await listBases(store, line)).toHaveLength(1);
  expect(await store.list(`${line}/files`)).toMatchObject([{ name: storedFile, size: 5 }]);
  expect(await store.read(`${line}/secrets.json`)).toBeDefined();
});

it("writes another base when a segment behind the newest one is missing", async () => {
  const { store, line } = source;
  const lost = await source.archiveNow();
  await write();
  await source.archiveNow();
  rmSync(path.join(wal, `${lost}.gz`));
  await kept.stop();
  said.length = 0;
  kept = keep();
  await vi.waitFor(
    () => expect(said).toEqual(["info: A base was written into the archive"]),
    LIMIT,
  );
  const row = (await coverageOf(store, line)).at(-1);
  expect(row?.lacking).toBeUndefined();
  expect((row?.segments[0]?.name ?? "") > lost).toBe(true);
});

describe("an archive", () => {
  const away = () => `${wal}.away`;
  it.each<[string, () => void, () => void]>([
    ["that is not there", () => renameSync(wal, away()), () => renameSync(away(), wal)],
    ["that is full", fill, empty],
  ])("%s stops nothing, is told once, and gets every segment later", async (_, spoil, mend) => {
    if (spoil === fill && !disk) return;
    const before = await listSegments(source.store, source.line);
    said.length = 0;
    spoil();
    await write();
    await source.client.query("select pg_switch_wal()");
    await vi.waitFor(() => expect(kept.state()?.isFailing).toBe(true), LIMIT);
    await vi.waitFor(() => expect(said).toHaveLength(1), LIMIT);
    expect(said).toEqual(["error: The archive (WAL_ARCHIVE) is failing"]);
    expect(kept.state()?.waitingSegments).toBeGreaterThan(0);
    await write();

    mend();
    await source.archiveNow();
    await vi.waitFor(() => expect(said).toHaveLength(2), LIMIT);
    expect(said[1]).toBe("info: The archive (WAL_ARCHIVE) works again");
    const names = (await listSegments(source.store, source.line)).map(({ name }) => name);
    expect(names.length).toBeGreaterThanOrEqual(before.length + 2);
    const numbers = names.map((name) => Number.parseInt(name.slice(-2), 16));
    expect(numbers).toEqual(numbers.map((_number, index) => (numbers[0] ?? 0) + index));
  });

  function fill(): void {
    if (!disk) return;
    const user = operatingUser();
    if (user !== "ourselves") chownSync(disk.folder, user.uid, user.gid);
    writeFileSync(path.join(disk.folder, "filler"), Buffer.alloc(DISK_MB * 1024 ** 2 - 4096));
    renameSync(wal, away());
    symlinkSync(disk.folder, wal);
  }

  /** Makes room on the disk again. */
  function empty(): void {
    rmSync(wal);
    renameSync(away(), wal);
    rmSync(path.join(disk?.folder ?? "", "filler"), { force: true });
    expect(readdirSync(disk?.folder ?? "").filter((name) => name.endsWith(".gz"))).toEqual([]);
  }
});

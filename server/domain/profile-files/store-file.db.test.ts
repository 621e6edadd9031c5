import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type pg from "pg";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { closePool } from "../../../supabase/tests/close-pool.ts";
import {
  type MigratedDatabase,
  openMigratedDatabase,
} from "../../../supabase/tests/migrated-database.ts";
import { onePage } from "../../files/pdf/test-handmade-pdf.ts";
import { createLogger } from "../../log.ts";
import { createPool } from "../../postgres/pool.ts";
import { StorageUnavailable } from "../../services/storage/project-storage.ts";
import { Actor } from "../account/actor.ts";
import { type FileKeeping, removeFile, storeFile } from "./store-file.ts";

/**
 * Replaces the Storage API; acceptance/ tests the real one, which cannot be made to fail at will.
 */
const objects = new Set<string>();
let failAt: "put" | "remove" | undefined;
let leftovers: unknown[] = [];

let cluster: MigratedDatabase;
let pool: pg.Pool;
let keeping: FileKeeping;
let folder: string;
let file: string;
let actor: Actor;

beforeAll(async () => {
  cluster = await openMigratedDatabase();
  pool = createPool(cluster.url, createLogger("error"));
  folder = mkdtempSync(path.join(tmpdir(), "benih files "));
  file = path.join(folder, "deck");
  writeFileSync(file, onePage());
  keeping = {
    pool,
    storage: {
      async put({ path: name }) {
        if (failAt === "put") throw new StorageUnavailable("away");
        objects.add(name);
      },
      async remove(_, names) {
        if (failAt === "remove") throw new StorageUnavailable("away");
        for (const name of names) objects.delete(name);
      },
    },
    onLeftover: (error) => leftovers.push(error),
  };
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await closePool(pool);
  await cluster.stop();
});
beforeEach(async () => {
  objects.clear();
  failAt = undefined;
  leftovers = [];
  const userId = randomUUID();
  await pool.query("insert into auth.users (id) values ($1)", [userId]);
  actor = new Actor({ userId, email: "", sessionId: randomUUID() });
});

const store = (signal = new AbortController().signal) =>
  storeFile(keeping, actor, { kind: "pitch_deck", name: "deck.pdf", file, signal });

async function rows() {
  const { rows: found } = await pool.query(
    "select path, pages from public.profile_files where user_id = $1",
    [actor.userId],
  );
  return found;
}

it("points to the new file and only then removes the earlier", async () => {
  const first = await store();
  const second = await store();
  expect(await rows()).toEqual([{ path: "path" in second && second.path, pages: 1 }]);
  expect([...objects]).toEqual(["path" in second && second.path]);
  expect(first).not.toEqual(second);
});

it("keeps the earlier file when storage is away", async () => {
  const kept = await store();
  failAt = "put";
  await expect(store()).rejects.toThrow(StorageUnavailable);
  expect(await rows()).toMatchObject([{ path: "path" in kept && kept.path }]);
  expect([...objects]).toEqual(["path" in kept && kept.path]);
});

it("keeps the earlier file when the sender has left", async () => {
  const kept = await store();
  await expect(store(AbortSignal.abort())).rejects.toThrow("aborted");
  expect(await rows()).toMatchObject([{ path: "path" in kept && kept.path }]);
  expect(objects.size).toBe(1);
});

it("succeeds when the earlier file cannot be removed, and tells so", async () => {
  await store();
  failAt = "remove";
  const second = await store();
  expect(await rows()).toMatchObject([{ path: "path" in second && second.path }]);
  expect(leftovers).toHaveLength(1);
  await removeFile(keeping, actor, "pitch_deck");
  expect(await rows()).toEqual([]);
  expect(leftovers).toHaveLength(2);
});

it("removes the new file when the person has been deleted", async () => {
  await pool.query("delete from auth.users where id = $1", [actor.userId]);
  await expect(store()).rejects.toThrow(/foreign key/);
  expect(objects.size).toBe(0);
});

it("leaves both files to the sweep when it is unknown whether the row was written", async () => {
  await store();
  // The connection ends within the commit.
  await pool.query(`
    create function public.cut() returns trigger language plpgsql as
      $$ begin perform pg_terminate_backend(pg_backend_pid()); return null; end $$;
    create constraint trigger cut after update on public.profile_files
      deferrable initially deferred for each row execute function public.cut()`);
  try {
    await expect(store()).rejects.toThrow("The commit was not answered");
  } finally {
    await pool.query("drop function public.cut cascade");
  }
  expect(objects.size).toBe(2);
  expect(leftovers).toHaveLength(1);
});

it("of many at once leaves one, complete", async () => {
  const all = await Promise.all([store(), store(), store(), store()]);
  const [row] = await rows();
  expect([...objects]).toEqual([row?.path]);
  expect(all.map((stored) => "path" in stored && stored.path)).toContain(row?.path);
});

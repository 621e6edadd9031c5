import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import pg from "pg";
import { pino } from "pino";
import { afterAll, beforeAll, beforeEach, expect } from "vitest";
import type { CompanyImport, ImportKind } from "../../../../contracts/desk/imports.ts";
import { closePool } from "../../../../supabase/tests/close-pool.ts";
import {
  type MigratedDatabase,
  openMigratedDatabase,
} from "../../../../supabase/tests/migrated-database.ts";
import { Actor } from "../../account/actor.ts";
import { asStaff } from "../as-staff.ts";
import { keepFile, listProblems, orderCheck, orderWork, readImport } from "./imports.ts";
import { performImport } from "./perform-import.ts";

/** Two companies: one with an address, one without. */
export const COMPANIES = `Name,Slug,Industry,Stage,Country
Sawah,sawah,fintech,Seed,Việt Nam
Lúa Vàng,,logistics,种子轮,ไทย
`;

/** Gives the calling test file a migrated database, emptied before each test, with a publisher who imports. */
export function importsDatabase() {
  const folder = mkdtempSync(path.join(tmpdir(), "benih imports "));
  const actor = new Actor({
    userId: randomUUID(),
    email: "pat@benih.example",
    sessionId: "",
    hasShownFactor: true,
  });
  const who = { actor, area: "publish" } as const;
  let cluster: MigratedDatabase;
  let pool: pg.Pool;

  beforeAll(async () => {
    cluster = await openMigratedDatabase();
    pool = new pg.Pool({ connectionString: cluster.url, max: 5 });
    await pool.query("insert into auth.users (id, email) values ($1, $2)", [
      actor.userId,
      actor.email,
    ]);
    const administrator = randomUUID();
    await pool.query("insert into auth.users (id, email) values ($1, 'ann@benih.example')", [
      administrator,
    ]);
    await pool.query("insert into desk.staff (user_id, role) values ($1, 'administrator')", [
      administrator,
    ]);
    await pool.query("insert into desk.staff (user_id, role) values ($1, 'publisher')", [
      actor.userId,
    ]);
  });
  beforeEach(async () => {
    await pool.query("truncate public.startups, public.investors, search.unsettled cascade");
  });
  afterAll(async () => {
    rmSync(folder, { recursive: true });
    await closePool(pool);
    await cluster.stop();
  });

  const log = pino({ level: "silent" });
  const stopping = new AbortController().signal;

  async function uploaded(kind: ImportKind, text: string): Promise<string> {
    const file = path.join(folder, randomUUID());
    writeFileSync(file, text);
    const id = await asStaff(pool, who, (staff) =>
      keepFile(staff, { kind, name: "a.csv", path: file }),
    );
    if (id === undefined) throw new Error("The file was refused");
    return id;
  }

  async function read(id: string): Promise<CompanyImport> {
    const found = await asStaff(pool, who, (staff) => readImport(staff, { id }));
    if (!found) throw new Error("There is no such import");
    return found;
  }

  async function perform(id: string, work: "check" | "run" | "undo"): Promise<CompanyImport> {
    await performImport({ pool, log, stopping }, { importId: id, work });
    return read(id);
  }

  async function checked(kind: ImportKind, text: string): Promise<CompanyImport> {
    const id = await uploaded(kind, text);
    const { mapping } = await read(id);
    const order = { id, mapping, currency: "USD", publishesNew: true };
    expect(await asStaff(pool, who, (staff) => orderCheck(staff, order))).toBe("ordered");
    return perform(id, "check");
  }

  async function worked(id: string, work: "run" | "undo"): Promise<CompanyImport> {
    expect(await asStaff(pool, who, (staff) => orderWork(staff, id, work))).toBe("ordered");
    return perform(id, work);
  }

  async function problemsOf(id: string) {
    const { problems } = await asStaff(pool, who, (staff) => listProblems(staff, { id, page: 1 }));
    return problems.map(({ line, column, field, code }) => [line, column, field, code]);
  }

  async function rows(sql: string): Promise<Record<string, unknown>[]> {
    return (await pool.query(sql)).rows;
  }

  return { pool: () => pool, actor, who, log, stopping, read, checked, worked, problemsOf, rows };
}

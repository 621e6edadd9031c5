import { randomUUID } from "node:crypto";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { pageContent } from "../../../contracts/desk/page.ts";
import { STAFF_ROLES, type StaffRole } from "../../../contracts/desk/staff.ts";
import { SITE_PAGES } from "../../../contracts/site-pages.ts";
import { closePool } from "../../../supabase/tests/close-pool.ts";
import {
  type MigratedDatabase,
  openMigratedDatabase,
} from "../../../supabase/tests/migrated-database.ts";
import { Actor } from "../account/actor.ts";
import { asStaff, type Staff } from "./as-staff.ts";
import { listDocuments, openDocument } from "./documents.ts";
import { readOperatorRow, writeOperatorRow } from "./operator-settings.ts";
import { saveDocument } from "./save-document.ts";
import { moveAsShown } from "./test-desk.ts";

const REFUSED = { code: "42501" };

let cluster: MigratedDatabase;
let pool: pg.Pool;
const staff = new Map<StaffRole, Actor>();

beforeAll(async () => {
  cluster = await openMigratedDatabase();
  pool = new pg.Pool({ connectionString: cluster.url, max: 2 });
  await pool.query(
    "insert into desk.settings (name, value) values ('second_factor_demanded', 'false')",
  );
  for (const role of STAFF_ROLES) {
    const userId = randomUUID();
    const email = `${role}@benih.example`;
    await pool.query("insert into auth.users (id, email) values ($1, $2)", [userId, email]);
    await pool.query("insert into desk.staff (user_id, role) values ($1, $2)", [userId, role]);
    staff.set(role, new Actor({ userId, email, sessionId: randomUUID() }));
  }
});
afterAll(async () => {
  await closePool(pool);
  await cluster.stop();
});

function as<Result>(role: StaffRole, work: (staff: Staff) => Promise<Result>): Promise<Result> {
  const actor = staff.get(role);
  if (!actor) throw new Error(`Nobody is ${role}`);
  return asStaff(pool, { actor, area: "read" }, work);
}

async function idOf(slug: string): Promise<string> {
  const { rows } = await pool.query<{ id: string }>(
    "select id from public.site_pages where slug = $1",
    [slug],
  );
  return rows[0]?.id ?? "";
}

it("every page has a first draft in five languages", async () => {
  const { rows } = await pool.query<Record<string, string>>("select * from public.site_pages");
  expect(rows.map(({ slug }) => slug).sort()).toEqual([...SITE_PAGES].sort());
  for (const row of rows) {
    for (const suffix of ["", "_zh", "_vi", "_th", "_id"]) {
      expect(row[`title${suffix}`], `${row.slug}${suffix}`).toMatch(/\S/);
      expect(row[`body${suffix}`]?.length, `${row.slug}${suffix}`).toBeGreaterThan(200);
    }
  }
});

it("who runs the site is what administrators set, and what they left empty is empty", async () => {
  expect(await readOperatorRow(pool)).toEqual({ name: "", address: "", mailbox: "" });
  const operator = { name: "PT Benih Media", address: "", mailbox: "hello@benih.example" };
  await as("administrator", (one) => writeOperatorRow(one, operator));
  expect(await readOperatorRow(pool)).toEqual(operator);
  await expect(as("publisher", (one) => writeOperatorRow(one, operator))).rejects.toMatchObject(
    REFUSED,
  );
});

describe("a page at the desk", () => {
  it("is published with what was changed, and keeps its address", async () => {
    const id = await idOf("terms");
    await as("publisher", async (one) => {
      const { documents } = await listDocuments(one, { kind: "page", query: "", page: 1 });
      expect(documents).toHaveLength(SITE_PAGES.length);
      const opened = await openDocument(one, "page", id);
      expect(opened).toMatchObject({ state: "published", address: "/terms" });
      const content = pageContent.parse(opened?.content);
      content.texts.th = { ...content.texts.th, title: "ข้อตกลง" };
      const saved = await saveDocument(one, {
        kind: "page",
        id,
        revision: 1,
        content: { ...content, slug: "about" },
      });
      expect(saved).toMatchObject({ outcome: "saved", content: { slug: "terms" } });
      const moved = await moveAsShown(one, { kind: "page", ids: [id], move: "publish" });
      expect(moved).toMatchObject({ moved: 1, refused: [] });
    });
    const { rows } = await pool.query<Record<string, string>>(
      "select * from public.site_pages where id = $1",
      [id],
    );
    expect(rows[0]).toMatchObject({ slug: "terms", title: "Terms", title_th: "ข้อตกลง" });
    const noted = await pool.query(
      "select from desk.audit where subject_table = 'public.site_pages' and subject_id = 'terms'",
    );
    expect(noted.rowCount).toBe(1);
  });

  it("is not published without its original, nor by an editor", async () => {
    const id = await idOf("about");
    await as("publisher", async (one) => {
      const content = pageContent.parse((await openDocument(one, "page", id))?.content);
      content.texts.en = { ...content.texts.en, body: " " };
      await saveDocument(one, { kind: "page", id, revision: 1, content });
      expect(await moveAsShown(one, { kind: "page", ids: [id], move: "publish" })).toMatchObject({
        moved: 0,
        refused: [{ id, fields: { body: "required" } }],
      });
    });
    const contact = await idOf("contact");
    await expect(
      as("editor", async (one) => {
        const content = pageContent.parse((await openDocument(one, "page", contact))?.content);
        content.texts.en = { ...content.texts.en, title: "Write to us" };
        await saveDocument(one, { kind: "page", id: contact, revision: 1, content });
        return moveAsShown(one, { kind: "page", ids: [contact], move: "publish" });
      }),
    ).rejects.toMatchObject(REFUSED);
  });

  it("stays public: the footer links to it", async () => {
    const id = await idOf("privacy");
    await expect(
      as("administrator", (one) =>
        moveAsShown(one, { kind: "page", ids: [id], move: "unpublish" }),
      ),
    ).rejects.toThrow("Not allowed");
  });
});

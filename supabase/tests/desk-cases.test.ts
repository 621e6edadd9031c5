import { randomUUID } from "node:crypto";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { STAFF_ROLES } from "../../contracts/desk/staff.ts";
import { type MigratedDatabase, openMigratedDatabase } from "./migrated-database.ts";

let database: MigratedDatabase;
let client: pg.Client;
const staff: Record<string, string> = {};

beforeAll(async () => {
  database = await openMigratedDatabase();
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
  for (const role of STAFF_ROLES) {
    const id = await givenPerson();
    staff[role] = id;
    await client.query("insert into desk.staff (user_id, role) values ($1, $2)", [id, role]);
  }
});
afterAll(async () => {
  await client.end();
  await database.stop();
});

async function givenPerson(): Promise<string> {
  const id = randomUUID();
  await client.query("insert into auth.users (id, email) values ($1, $2)", [
    id,
    `${id}@people.example`,
  ]);
  return id;
}

async function givenCase(): Promise<string> {
  const { rows } = await client.query<{ id: string }>(
    `insert into desk.cases (kind, subject_kind, field, text, origin)
     values ('correction', 'site', 'text', 'A word is missing', $1) returning id`,
    [randomUUID()],
  );
  return rows[0]?.id ?? "";
}

/** Runs a statement at the desk, as a member of staff, and rolls it back. */
async function asStaff(userId: string | undefined, sql: string, values: unknown[] = []) {
  await client.query("begin");
  try {
    await client.query(
      "select set_config('desk.actor', $1, true), set_config('desk.has_shown_factor', 'yes', true)",
      [userId ?? ""],
    );
    await client.query("set local role desk_staff");
    return await client.query(sql, values);
  } finally {
    await client.query("rollback");
  }
}

const DECIDE = `update desk.cases set decision = 'declined', reason = 'It is right', decided_by = $2,
  decided_at = now() where id = $1`;

describe("a case", () => {
  it.each([
    ["editor", false],
    ["publisher", true],
    ["support", true],
    ["administrator", true],
  ] as const)("as seen and decided by the role %s: %s", async (role, may) => {
    const id = await givenCase();
    const me = staff[role];
    const read = await asStaff(me, "select id from desk.cases where id = $1", [id]);
    expect(read.rowCount).toBe(may ? 1 : 0);
    const taken = await asStaff(me, "update desk.cases set assignee = $2 where id = $1", [
      id,
      staff.support,
    ]);
    expect(taken.rowCount).toBe(may ? 1 : 0);
    expect((await asStaff(me, DECIDE, [id, me])).rowCount).toBe(may ? 1 : 0);
  });

  it.each(STAFF_ROLES)("is never added, deleted or reworded by the role %s", async (role) => {
    const id = await givenCase();
    const attempts: [sql: string, values: unknown[]][] = [
      ["insert into desk.cases (kind, subject_kind, origin) values ('run', 'run', 'x')", []],
      ["delete from desk.cases where id = $1", [id]],
      ["update desk.cases set text = 'else' where id = $1", [id]],
      ["update desk.cases set asker_email = 'me@desk.example' where id = $1", [id]],
    ];
    for (const [sql, values] of attempts) {
      await expect(asStaff(staff[role], sql, values)).rejects.toThrow(/permission denied/);
    }
  });

  it("is invisible to people who are not staff, and to staff who owe a factor", async () => {
    const id = await givenCase();
    const person = await givenPerson();
    expect((await asStaff(person, "select from desk.cases")).rowCount).toBe(0);
    expect((await asStaff(person, DECIDE, [id, person])).rowCount).toBe(0);
    await client.query("begin");
    await client.query("select set_config('desk.actor', $1, true)", [staff.administrator]);
    await client.query("set local role desk_staff");
    expect((await client.query("select from desk.cases")).rowCount).toBe(0);
    await client.query("rollback");
  });

  it("is decided with a reason, in one's own name, and once", async () => {
    const id = await givenCase();
    const me = staff.publisher;
    await expect(asStaff(me, DECIDE, [id, staff.support])).rejects.toThrow(/row-level security/);
    await expect(asStaff(me, DECIDE.replace("It is right", "  "), [id, me])).rejects.toThrow(
      /row-level security/,
    );
    await client.query(
      "update desk.cases set decision = 'accepted', reason = 'Yes', decided_at = now() where id = $1",
      [id],
    );
    expect((await asStaff(me, DECIDE, [id, me])).rowCount).toBe(0);
  });

  it("goes to nobody who may not decide it", async () => {
    const id = await givenCase();
    const give = "update desk.cases set assignee = $2 where id = $1";
    await expect(asStaff(staff.support, give, [id, staff.editor])).rejects.toThrow(/queue/);
    await expect(asStaff(staff.support, give, [id, await givenPerson()])).rejects.toThrow(/queue/);
  });

  it("is written down with who decided it, as it was and became", async () => {
    const id = await givenCase();
    await client.query("begin");
    await client.query(
      "select set_config('desk.actor', $1, true), set_config('desk.has_shown_factor', 'yes', true), set_config('desk.reason', 'Found in the filing', true)",
      [staff.support],
    );
    await client.query("set local role desk_staff");
    await client.query(DECIDE, [id, staff.support]);
    await client.query("reset role");
    const { rows } = await client.query(
      "select act, reason, before, after from desk.audit where subject_id = $1",
      [id],
    );
    expect(rows).toEqual([
      expect.objectContaining({
        act: "cases.update",
        reason: "Found in the filing",
        before: expect.objectContaining({ state: "open" }),
        after: expect.objectContaining({ state: "decided", decision: "declined" }),
      }),
    ]);
    await client.query("rollback");
  });

  it("tells the address of its asker only to those who answer", async () => {
    const id = await givenCase();
    await client.query("update desk.cases set asker_email = 'lan@luavang.example' where id = $1", [
      id,
    ]);
    const asked = (userId: string | undefined) =>
      asStaff(userId, "select desk.asker_of($1) as asker", [id]).then(({ rows }) => rows[0]?.asker);
    expect(await asked(staff.support)).toBe("lan@luavang.example");
    expect(await asked(staff.editor)).toBeNull();
  });
});

describe("cases that begin by themselves", () => {
  const waiting = async (documentId: string) => {
    const { rows } = await client.query(
      "select state, decision, decided_by from desk.cases where document_id = $1 order by created_at",
      [documentId],
    );
    return rows;
  };

  it("wait for a publisher as long as their document does", async () => {
    const { rows } = await client.query<{ id: string }>(
      `insert into desk.documents (kind, title, content, created_by) values ('article', 'Rice', '{}', $1)
       returning id`,
      [staff.editor],
    );
    const id = rows[0]?.id ?? "";
    expect(await waiting(id)).toEqual([]);
    await client.query("update desk.documents set state = 'waiting' where id = $1", [id]);
    expect(await waiting(id)).toMatchObject([{ state: "open" }]);
    await client.query("update desk.documents set state = 'draft' where id = $1", [id]);
    expect(await waiting(id)).toMatchObject([{ state: "decided", decision: "declined" }]);
    await client.query("update desk.documents set state = 'waiting' where id = $1", [id]);
    await client.query("select set_config('desk.actor', $1, false)", [staff.publisher]);
    await client.query("update desk.documents set state = 'published' where id = $1", [id]);
    await client.query("select set_config('desk.actor', '', false)");
    expect(await waiting(id)).toMatchObject([{ decision: "declined" }, { decision: "accepted" }]);
    await client.query("delete from desk.documents where id = $1", [id]);
    expect(await waiting(id)).toEqual([]);
  });

  it.each([
    ["took_too_long", 1],
    ["profile_changed", 0],
  ])("come of a run that failed with %s: %i", async (problem, cases) => {
    const id = randomUUID();
    await client.query(
      `insert into public.runs (id, user_id, service, idempotency_key, language, price, fingerprint)
       values ($1, $2, 'match', $3, 'vi', 5, $4)`,
      [id, await givenPerson(), randomUUID(), "0".repeat(64)],
    );
    await client.query(
      "update public.runs set state = 'failed', problem = $2, finished_at = now() where id = $1",
      [id, problem],
    );
    const found = "select language, details from desk.cases where run_id = $1";
    expect((await client.query(found, [id])).rowCount).toBe(cases);
    await client.query("delete from public.runs where id = $1", [id]);
    expect((await client.query(found, [id])).rowCount).toBe(0);
  });

  it("are companies of the same name in other letters, or of the same website, once", async () => {
    const add = (name: string, website: string | null) =>
      client.query(
        `insert into public.startups (slug, name, industries, venture_round, country, website)
         values ($1, $2, array['fintech'], 'seed', 'Vietnam', $3)`,
        [`s-${randomUUID()}`, name, website],
      );
    await add("Lúa Vàng", null);
    await add("LUA  VANG", "https://luavang.example/vi");
    await add("Golden Rice", "http://www.luavang.example");
    await add("Sawah", "https://www.facebook.com/sawah");
    await add("Ladang", "https://facebook.com/ladang");
    const gather = "select desk.gather_duplicates() as found";
    expect((await client.query(gather)).rows).toEqual([{ found: 2 }]);
    const { rows } = await client.query(
      `select subject_title, details ->> 'otherTitle' as other, details ->> 'because' as because
         from desk.cases where kind = 'duplicate' order by because`,
    );
    expect(rows).toEqual([
      { subject_title: "Lúa Vàng", other: "LUA  VANG", because: "name" },
      { subject_title: "LUA  VANG", other: "Golden Rice", because: "website" },
    ]);
    expect((await client.query(gather)).rows).toEqual([{ found: 0 }]);
  });
});

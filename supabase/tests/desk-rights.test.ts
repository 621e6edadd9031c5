import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { STAFF_ROLES, type StaffRole } from "../../contracts/desk/staff.ts";
import { type Actor, atDesk, owner, service, stranger, visitor } from "./actors.ts";
import { article, given, givenAccount, investor, round, startup } from "./content.ts";
import { migratedDatabase, type Row } from "./database.ts";
import { does, givenStaff } from "./desk.ts";

const database = migratedDatabase();

const VERBS = ["select", "insert", "update", "delete"] as const;
type Verb = (typeof VERBS)[number];
type Case = {
  table: string;
  /** Which roles may, by verb; the others may not. */
  may: Record<Verb, readonly StaffRole[]>;
  /** Makes a row as the owner of the data, and says how to find it. */
  given(actor: string): Promise<{ where: string; values: unknown[] }>;
  insert(actor: string): Promise<{ sql: string; values: unknown[] }>;
  update: string;
};

const ALL = STAFF_ROLES;
const ADMINISTRATORS = ["administrator"] as const;
const PUBLISHERS = ["publisher", "administrator"] as const;
const WRITERS = ["editor", "publisher", "administrator"] as const;
const NOBODY: StaffRole[] = [];

async function insertion(table: string, row: Row) {
  const names = Object.keys(row);
  return {
    sql: `insert into ${table} (${names.join(", ")}) values (${names.map((_, at) => `$${at + 1}`).join(", ")})`,
    values: Object.values(row),
  };
}

function picture() {
  const sha256 = randomUUID().replaceAll("-", "").repeat(2);
  const shape = { width: 640, height: 360, color: "#336655" };
  return { id: randomUUID(), kind: "photo", name: "rice.jpg", ...shape, sha256 };
}

function content(table: string, row: () => Promise<Row>, update: string): Case {
  return {
    table: `public.${table}`,
    may: { select: ALL, insert: PUBLISHERS, update: PUBLISHERS, delete: PUBLISHERS },
    async given() {
      const made = await row();
      const names = Object.keys(made);
      await database.insert(owner, table, made);
      const where = names
        .map((name, at) => `${name} = $${at + 1}`)
        .slice(0, 2)
        .join(" and ");
      return { where, values: Object.values(made).slice(0, 2) };
    },
    async insert() {
      return insertion(`public.${table}`, await row());
    },
    update,
  };
}

const CASES: Case[] = [
  content("news", async () => ({ id: randomUUID(), ...article() }), "excerpt = 'x'"),
  content("startups", async () => ({ id: randomUUID(), ...startup() }), "tagline = 'x'"),
  content("investors", async () => ({ id: randomUUID(), ...investor() }), "tagline = 'x'"),
  content(
    "funding_rounds",
    async () => ({
      id: randomUUID(),
      startup_id: await given(database, "startups", startup()),
      ...round(),
    }),
    "amount_usd_thousand = 1",
  ),
  content(
    "news_startups",
    async () => ({
      news_id: await given(database, "news", article()),
      startup_id: await given(database, "startups", startup()),
    }),
    "position = 3",
  ),
  content(
    "news_investors",
    async () => ({
      news_id: await given(database, "news", article()),
      investor_id: await given(database, "investors", investor()),
    }),
    "position = 3",
  ),
  content(
    "funding_round_investors",
    async () => ({
      funding_round_id: await given(database, "funding_rounds", {
        startup_id: await given(database, "startups", startup()),
        ...round(),
      }),
      investor_id: await given(database, "investors", investor()),
    }),
    "is_lead = true",
  ),
  {
    table: "desk.staff",
    may: { select: ALL, insert: ADMINISTRATORS, update: ADMINISTRATORS, delete: ADMINISTRATORS },
    async given() {
      return { where: "user_id = $1", values: [await givenStaff(database, "editor")] };
    },
    async insert() {
      return insertion("desk.staff", { user_id: await givenAccount(database), role: "editor" });
    },
    update: "role = 'support'",
  },
  {
    table: "desk.invitations",
    may: { select: ALL, insert: ADMINISTRATORS, update: ADMINISTRATORS, delete: ADMINISTRATORS },
    async given() {
      const email = `${randomUUID()}@people.example`;
      await database.run(owner, "insert into desk.invitations values ($1, 'editor')", [email]);
      return { where: "email = $1", values: [email] };
    },
    insert: () =>
      insertion("desk.invitations", { email: `${randomUUID()}@people.example`, role: "editor" }),
    update: "role = 'support'",
  },
  {
    table: "desk.settings",
    may: { select: ALL, insert: ADMINISTRATORS, update: ADMINISTRATORS, delete: NOBODY },
    async given() {
      await database.run(
        owner,
        "insert into desk.settings values ('operator_name', '\"Benih\"') on conflict do nothing",
      );
      return { where: "name = $1", values: ["operator_name"] };
    },
    insert: () => insertion("desk.settings", { name: "contact_mailbox", value: '"x"' }),
    update: "value = '\"y\"'",
  },
  {
    table: "public.site_pages",
    may: { select: ALL, insert: NOBODY, update: PUBLISHERS, delete: NOBODY },
    given: async () => ({ where: "slug = $1", values: ["about"] }),
    insert: () =>
      insertion("public.site_pages", { slug: "about", title: "About", body: "Who we are" }),
    update: "title = 'x'",
  },
  {
    table: "desk.empty_searches",
    may: { select: ALL, insert: NOBODY, update: NOBODY, delete: NOBODY },
    async given() {
      await database.run(
        owner,
        "insert into desk.empty_searches values ('2026-11-27', 'kelp', 1) on conflict do nothing",
      );
      return { where: "query = $1", values: ["kelp"] };
    },
    insert: () => insertion("desk.empty_searches", { day: "2026-11-27", query: "x", times: 1 }),
    update: "times = 2",
  },
  {
    table: "desk.pictures",
    may: { select: ALL, insert: WRITERS, update: WRITERS, delete: WRITERS },
    async given() {
      const row = picture();
      const { sql, values } = await insertion("desk.pictures", row);
      await database.run(owner, sql, values);
      return { where: "id = $1", values: [row.id] };
    },
    insert: () => insertion("desk.pictures", picture()),
    update: "credit = 'x'",
  },
  {
    table: "desk.documents",
    may: { select: ALL, insert: WRITERS, update: WRITERS, delete: PUBLISHERS },
    async given() {
      const id = randomUUID();
      await database.run(
        owner,
        "insert into desk.documents (id, kind, content) values ($1, 'article', '{}')",
        [id],
      );
      return { where: "id = $1", values: [id] };
    },
    insert: () => insertion("desk.documents", { kind: "article", content: "{}" }),
    update: "title = 'x'",
  },
  {
    table: "desk.revisions",
    may: { select: ALL, insert: WRITERS, update: WRITERS, delete: NOBODY },
    async given(actor) {
      const id = randomUUID();
      await database.run(
        owner,
        "insert into desk.documents (id, kind, content) values ($1, 'article', '{}')",
        [id],
      );
      await database.run(
        owner,
        "insert into desk.revisions (document_id, revision, content, made_by) values ($1, 1, '{}', $2)",
        [id, actor],
      );
      return { where: "document_id = $1", values: [id] };
    },
    async insert(actor) {
      const id = randomUUID();
      await database.run(
        owner,
        "insert into desk.documents (id, kind, content) values ($1, 'article', '{}')",
        [id],
      );
      return insertion("desk.revisions", {
        document_id: id,
        revision: 2,
        content: "{}",
        made_by: actor,
      });
    },
    update: "content = '{\"a\": 1}'",
  },
  {
    table: "desk.audit",
    may: { select: ADMINISTRATORS, insert: NOBODY, update: NOBODY, delete: NOBODY },
    async given() {
      const { rows } = await database.run(
        owner,
        "insert into desk.audit (actor, actor_email, act) values ($1, 'a@b.example', 'news.update') returning id",
        [randomUUID()],
      );
      return { where: "id = $1", values: [rows[0]?.id] };
    },
    insert: (actor) =>
      insertion("desk.audit", { actor, actor_email: "a@b.example", act: "news.update" }),
    update: "reason = 'x'",
  },
];

function statement(one: Case, verb: Exclude<Verb, "insert">, where: string): string {
  if (verb === "select") return `select from ${one.table} where ${where}`;
  if (verb === "update") return `update ${one.table} set ${one.update} where ${where}`;
  return `delete from ${one.table} where ${where}`;
}

async function may(actor: Actor, id: string, one: Case, verb: Verb): Promise<boolean> {
  if (verb === "insert") {
    const { sql, values } = await one.insert(id);
    return does(database, actor, sql, values);
  }
  const { where, values } = await one.given(id);
  return does(database, actor, statement(one, verb, where), values);
}

describe.each(CASES)("$table", (one) => {
  describe.each(STAFF_ROLES)("for a member of staff with the role %s", (role) => {
    it.each(VERBS)("%s", async (verb) => {
      const id = await givenStaff(database, role);
      expect(await may(atDesk(id), id, one, verb)).toBe(one.may[verb].includes(role));
    });
  });

  it.each(VERBS)("%s is for nobody without a role, or without the second factor", async (verb) => {
    const administrator = await givenStaff(database, "administrator");
    const nobody = await givenAccount(database);
    expect(await may(atDesk(nobody), nobody, one, verb)).toBe(false);
    expect(await may(atDesk(administrator, false), administrator, one, verb)).toBe(false);
  });
});

describe.each(CASES.filter(({ table }) => table.startsWith("desk.")))("$table", (one) => {
  it("is out of reach for browsers and for the secret key", async () => {
    const administrator = await givenStaff(database, "administrator");
    const { where, values } = await one.given(administrator);
    for (const actor of [visitor, stranger, service]) {
      expect(await does(database, actor, statement(one, "select", where), values)).toBe(false);
    }
  });
});

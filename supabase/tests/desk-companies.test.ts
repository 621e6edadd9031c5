import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { STAFF_ROLES, type StaffRole } from "../../contracts/desk/staff.ts";
import { atDesk, owner, visitor } from "./actors.ts";
import { article, DRAFT, given, givenAccount, investor, round, startup } from "./content.ts";
import { migratedDatabase, type Row } from "./database.ts";
import { does, givenStaff } from "./desk.ts";

const database = migratedDatabase();

const PUBLISHERS: readonly StaffRole[] = ["publisher", "administrator"];

const event = (startupId: string, changes: Row = {}): Row => ({
  startup_id: startupId,
  kind: "acquisition",
  happened_on: "2026-03-04",
  party: "Grab",
  ...changes,
});

const source = (changes: Row): Row => ({
  field: "country",
  publisher: "The Ledger",
  url: "https://ledger.example/a",
  read_on: "2026-03-05",
  read_by: "editor",
  ...changes,
});

async function givenDocument(kind: string, content: unknown = {}, id: string = randomUUID()) {
  await database.run(
    owner,
    "insert into desk.documents (id, kind, content, state, published_revision) values ($1, $2, $3, 'published', 1)",
    [id, kind, JSON.stringify(content)],
  );
  return id;
}

const count = async (sql: string, values: unknown[]) =>
  (await database.run(owner, sql, values)).rowCount;

type Subject = { table: string; row(): Promise<Row>; update?: string };
const SUBJECTS: Subject[] = [
  {
    table: "public.company_events",
    row: async () => ({
      id: randomUUID(),
      ...event(await given(database, "startups", startup(DRAFT))),
    }),
    update: "party = 'GoTo'",
  },
  {
    table: "public.fact_sources",
    row: async () => ({
      id: randomUUID(),
      ...source({ startup_id: await given(database, "startups", startup(DRAFT)) }),
    }),
    update: "publisher = 'Another'",
  },
  {
    table: "desk.parted_news",
    row: async () => ({
      round_id: await givenDocument("round"),
      news_id: await given(database, "news", article()),
    }),
  },
];

function insertion({ table }: Subject, row: Row) {
  const names = Object.keys(row);
  const places = names.map((_, at) => `$${at + 1}`).join(", ");
  return {
    sql: `insert into ${table} (${names.join(", ")}) values (${places})`,
    values: Object.values(row),
  };
}

describe.each(SUBJECTS)("$table", (subject) => {
  describe.each([...STAFF_ROLES, "nobody"] as const)("for %s", (role) => {
    const actor = async () =>
      atDesk(role === "nobody" ? await givenAccount(database) : await givenStaff(database, role));
    const mayWrite = PUBLISHERS.some((one) => one === role);
    const found = async () => {
      const row = await subject.row();
      const { sql, values } = insertion(subject, row);
      await database.run(owner, sql, values);
      const [name = ""] = Object.keys(row);
      return { where: `where ${name} = $1`, values: values.slice(0, 1) };
    };

    it("reads", async () => {
      const { where, values } = await found();
      const sql = `select from ${subject.table} ${where}`;
      expect(await does(database, await actor(), sql, values)).toBe(role !== "nobody");
    });

    it("inserts", async () => {
      const { sql, values } = insertion(subject, await subject.row());
      expect(await does(database, await actor(), sql, values)).toBe(mayWrite);
    });

    it("updates", async () => {
      const { where, values } = await found();
      const sql = `update ${subject.table} set ${subject.update ?? "news_id = news_id"} ${where}`;
      const may = mayWrite && subject.update !== undefined;
      expect(await does(database, await actor(), sql, values)).toBe(may);
    });

    it("deletes", async () => {
      const { where, values } = await found();
      const sql = `delete from ${subject.table} ${where}`;
      expect(await does(database, await actor(), sql, values)).toBe(mayWrite);
    });
  });
});

describe("a visitor", () => {
  it.each([
    ["published", {}, 1],
    ["hidden", DRAFT, 0],
  ])("of a %s startup", async (_state, changes, seen) => {
    const startupId = await given(database, "startups", startup(changes));
    const eventId = await given(database, "company_events", event(startupId));
    const roundId = await given(database, "funding_rounds", { startup_id: startupId, ...round() });
    await given(database, "fact_sources", source({ startup_id: startupId }));
    await given(database, "fact_sources", source({ company_event_id: eventId, field: "event" }));
    await given(database, "fact_sources", source({ funding_round_id: roundId, field: "amount" }));
    const read = (table: string) => database.run(visitor, `select from public.${table}`);
    expect((await read("company_events")).rowCount).toBe(seen);
    expect((await read("fact_sources")).rowCount).toBe(seen * 3);
  });

  it("reads the sources of published investors only", async () => {
    for (const changes of [{}, DRAFT]) {
      const id = await given(database, "investors", investor(changes));
      await given(database, "fact_sources", source({ investor_id: id }));
    }
    expect((await database.run(visitor, "select from public.fact_sources")).rowCount).toBe(1);
  });
});

describe("an amount in its own currency", () => {
  it.each([
    [{ amount: 16_000_000, currency: "SGD", rate: 1.3, rate_on: "2026-01-02" }, true],
    [{ amount: 16_000_000, currency: "USD" }, true],
    [{ amount: 16_000_000, currency: "SGD" }, false],
    [{ amount: 16_000_000 }, false],
    [{ amount: 16_000_000, currency: "XXX", rate: 1, rate_on: "2026-01-02" }, false],
    [{ amount: -1, currency: "USD" }, false],
  ])("%j", async (columns, isAllowed) => {
    const startupId = await given(database, "startups", startup());
    const written = database.insert(owner, "funding_rounds", {
      startup_id: startupId,
      ...round(columns),
    });
    if (isAllowed) await expect(written).resolves.toBeUndefined();
    else await expect(written).rejects.toMatchObject({ code: "23514" });
  });

  it("is none of a shutdown", async () => {
    const startupId = await given(database, "startups", startup());
    const shutdown = event(startupId, { kind: "shutdown" });
    await expect(database.insert(owner, "company_events", shutdown)).rejects.toMatchObject({
      code: "23514",
    });
  });
});

describe("a document whose page changes without it", () => {
  const stateOf = async (id: string) =>
    count("select from desk.documents where id = $1 and row_changed_at is not null", [id]);

  it("is told so, and goes when the page goes", async () => {
    const id = await given(database, "startups", startup());
    await givenDocument("startup", {}, id);
    await database.run(owner, "update public.startups set tagline = 'New' where id = $1", [id]);
    expect(await stateOf(id)).toBe(1);
    await database.run(owner, "delete from public.startups where id = $1", [id]);
    expect(await count("select from desk.documents where id = $1", [id])).toBe(0);
  });

  it.each(["title", "excerpt_zh", "body_vi", "title_th", "body_id"])(
    "is told so when an article has another %s",
    async (column) => {
      const id = await given(database, "news", article());
      await givenDocument("article", {}, id);
      const change = (name: string) =>
        database.run(owner, `update public.news set ${name} = 'New' where id = $1`, [id]);
      await change("image_credit");
      expect(await stateOf(id)).toBe(0);
      await change(column);
      expect(await stateOf(id)).toBe(1);
    },
  );

  it("is told so when it comes back", async () => {
    const startupId = await given(database, "startups", startup());
    const id = await givenDocument("round");
    await database.insert(owner, "funding_rounds", { id, startup_id: startupId, ...round() });
    expect(await stateOf(id)).toBe(1);
  });

  it("is left alone by what it publishes itself", async () => {
    const startupId = await given(database, "startups", startup());
    const id = await given(database, "funding_rounds", { startup_id: startupId, ...round() });
    await givenDocument("round", {}, id);
    await database.run(owner, "select set_config('desk.publishing', 'yes', true)");
    await database.run(owner, "delete from public.funding_rounds where id = $1", [id]);
    await database.run(owner, "select set_config('desk.publishing', '', true)");
    expect(await count("select from desk.documents where id = $1", [id])).toBe(1);
  });
});

describe("what refers to a company", () => {
  it("is counted for publishers, drafts included, and each thing once", async () => {
    const id = await given(database, "startups", startup());
    const roundId = await given(database, "funding_rounds", { startup_id: id, ...round() });
    await givenDocument("round", { startup: { id, name: "S" } }, roundId);
    await givenDocument("round", { startup: { id, name: "S" } });
    await givenDocument("article", { startups: [id], investors: [], round: null });
    const person = await givenAccount(database);
    await database.insert(owner, "saved_startups", { user_id: person, startup_id: id });
    const refers = async (role: StaffRole) =>
      (
        await database.run(
          atDesk(await givenStaff(database, role)),
          "select what, count from desk.referrers($1) order by what",
          [id],
        )
      ).rows;
    expect(await refers("publisher")).toEqual([
      { what: "articles", count: 1 },
      { what: "people", count: 1 },
      { what: "rounds", count: 2 },
    ]);
    expect(await refers("support")).toEqual([]);
  });

  it("finds the investors of drafts, and the articles of a round", async () => {
    const investorId = await given(database, "investors", investor());
    await givenDocument("round", { investors: [{ id: investorId, name: "I", isLead: true }] });
    const startupId = await given(database, "startups", startup());
    const roundId = await given(database, "funding_rounds", { startup_id: startupId, ...round() });
    await given(database, "news", article({ funding_round_id: roundId }));
    const publisher = atDesk(await givenStaff(database, "publisher"));
    const refers = async (id: string) =>
      (await database.run(publisher, "select what, count from desk.referrers($1)", [id])).rows;
    expect(await refers(investorId)).toEqual([{ what: "rounds", count: 1 }]);
    expect(await refers(roundId)).toEqual([{ what: "articles", count: 1 }]);
  });

  it("counts what still tells readers of a round that is unpublished", async () => {
    const roundId = await givenDocument("round");
    for (const changes of [{}, DRAFT]) {
      const news_id = await given(database, "news", article(changes));
      await database.run(owner, "insert into desk.parted_news values ($1, $2)", [roundId, news_id]);
    }
    const publisher = atDesk(await givenStaff(database, "publisher"));
    const { rows } = await database.run(publisher, "select what, count from desk.referrers($1)", [
      roundId,
    ]);
    expect(rows).toEqual([{ what: "articles", count: 1 }]);
  });
});

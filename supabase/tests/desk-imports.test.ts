import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { STAFF_ROLES } from "../../contracts/desk/staff.ts";
import { type Actor, atDesk, owner, service, stranger, visitor } from "./actors.ts";
import { migratedDatabase } from "./database.ts";
import { does, givenStaff } from "./desk.ts";

const database = migratedDatabase();

const PUBLISHERS = ["publisher", "administrator"];

async function givenImport(): Promise<string> {
  const id = randomUUID();
  await database.run(
    owner,
    `insert into desk.imports (id, kind, file_name, encoding, separator, headings, sample, mapping, made_by)
     values ($1, 'startup', 'a.csv', 'utf-8', ',', '[]', '[]', '[]', $2)`,
    [id, randomUUID()],
  );
  return id;
}

const FILLED = {
  "desk.import_parts": "insert into desk.import_parts values ($1, 1, 'x')",
  "desk.import_lines": "insert into desk.import_lines (import_id, line) values ($1, 2)",
  "desk.import_changes":
    "insert into desk.import_changes (import_id, row_id, line, after) values ($1, gen_random_uuid(), 2, '{}')",
};

describe("imports", () => {
  it.each(STAFF_ROLES)("%s", async (role) => {
    const may = PUBLISHERS.includes(role);
    const id = await givenStaff(database, role);
    const actor = atDesk(id);
    const given = await givenImport();
    const insert = (madeBy: string) =>
      does(
        database,
        actor,
        `insert into desk.imports (kind, file_name, encoding, separator, headings, sample, mapping, made_by)
         values ('round', 'a.csv', 'utf-8', ',', '[]', '[]', '[]', $1)`,
        [madeBy],
      );
    expect(await insert(id)).toBe(may);
    expect(await insert(randomUUID())).toBe(false);
    for (const [table, filling] of Object.entries(FILLED)) {
      const changes = table === "desk.import_changes";
      const parts = table === "desk.import_parts";
      expect(await does(database, actor, filling, [given])).toBe(may);
      await database.run(owner, filling.replace("1, 'x'", "2, 'x'").replace("1, 2)", "1, 3)"), [
        given,
      ]);
      const where = `from ${table} where import_id = $1`;
      expect(await does(database, actor, `select ${where}`, [given])).toBe(may);
      const change = `update ${table} set ${parts ? "bytes = 'y'" : "line = line + 100"} where import_id = $1`;
      expect(await does(database, actor, change, [given])).toBe(
        may && table === "desk.import_lines",
      );
      // What was written is never deleted.
      expect(await does(database, actor, `delete ${where}`, [given])).toBe(may && !changes);
    }
    const rename = "update desk.imports set file_name = 'b.csv' where id = $1";
    expect(await does(database, actor, rename, [given])).toBe(may);
    await database.run(owner, "update desk.imports set state = 'done' where id = $1", [given]);
    const drop = "delete from desk.imports where id = $1";
    expect(await does(database, actor, drop, [given])).toBe(false);
    await database.run(owner, "update desk.imports set state = 'checked' where id = $1", [given]);
    expect(await does(database, actor, drop, [given])).toBe(may);
  });

  it.each([
    ["a visitor", visitor],
    ["a person", stranger],
    ["the secret key", service],
  ])("nothing of it is for %s", async (_who, actor: Actor) => {
    for (const table of ["imports", "import_parts", "import_lines", "import_changes"]) {
      await expect(database.run(actor, `select from desk.${table}`)).rejects.toMatchObject({
        code: "42501",
      });
    }
  });
});

describe("companies that are different", () => {
  it.each(STAFF_ROLES)("%s", async (role) => {
    const id = await givenStaff(database, role);
    const may = PUBLISHERS.includes(role);
    const [one, other] = [randomUUID(), randomUUID()].toSorted();
    const insert = "insert into desk.different_companies values ('startup', $1, $2, $3)";
    expect(await does(database, atDesk(id), insert, [one, other, id])).toBe(may);
    await database.run(owner, `${insert} on conflict do nothing`, [one, other, id]);
    const where = "from desk.different_companies where one = $1";
    expect(await does(database, atDesk(id), `select ${where}`, [one])).toBe(true);
    const change = "update desk.different_companies set said_at = now() where one = $1";
    expect(await does(database, atDesk(id), change, [one])).toBe(false);
    expect(await does(database, atDesk(id), `delete ${where}`, [one])).toBe(may);
  });
});

describe("moved addresses", () => {
  it("are read by everybody and written by no role", async () => {
    const insert =
      "insert into public.moved_addresses (kind, name, to_id) values ('startup', 'old', gen_random_uuid())";
    await database.run(owner, insert);
    const administrator = atDesk(await givenStaff(database, "administrator"));
    for (const actor of [visitor, stranger, administrator]) {
      expect(await does(database, actor, "select from public.moved_addresses")).toBe(true);
      expect(await does(database, actor, insert.replace("old", "older"))).toBe(false);
      expect(await does(database, actor, "delete from public.moved_addresses")).toBe(false);
    }
  });
});

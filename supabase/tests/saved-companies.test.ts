import { describe, expect, it } from "vitest";
import { owner, person, service, visitor } from "./actors.ts";
import { FOREIGN_KEY, UNIQUE } from "./constraints.ts";
import { DRAFT, given, givenAccount, investor, startup } from "./content.ts";
import { migratedDatabase } from "./database.ts";
import { refusedOn } from "./writes.ts";

const database = migratedDatabase();
const NOBODY = "00000000-0000-4000-8000-000000000000";

describe.each([
  { table: "saved_startups", column: "startup_id", of: "startups", row: startup },
  { table: "saved_investors", column: "investor_id", of: "investors", row: investor },
])("$table", ({ table, column, of, row }) => {
  const somebody = async () => person(await givenAccount(database));
  const read = `select ${column} as id from public.${table}`;

  it("are a person's own to save, read and remove", async () => {
    const me = await somebody();
    const id = await given(database, of, row());
    await database.insert(me, table, { [column]: id });
    expect((await database.run(me, read)).rows).toEqual([{ id }]);
    const { rowCount } = await database.run(me, `delete from public.${table}`);
    expect(rowCount).toBe(1);
    expect((await database.run(me, read)).rows).toEqual([]);
  });

  it("may name the person who saves", async () => {
    const me = await somebody();
    await database.insert(me, table, {
      user_id: me.claims.sub,
      [column]: await given(database, of, row()),
    });
    expect((await database.run(me, read)).rowCount).toBe(1);
  });

  it("are nothing that another person sees or removes", async () => {
    const [me, other] = [await somebody(), await somebody()];
    await database.insert(me, table, { [column]: await given(database, of, row()) });
    expect((await database.run(other, read)).rows).toEqual([]);
    expect((await database.run(other, `delete from public.${table}`)).rowCount).toBe(0);
    expect((await database.run(me, read)).rowCount).toBe(1);
  });

  it("cannot be saved for another person", async () => {
    const [me, other] = [await somebody(), await somebody()];
    const saved = { user_id: other.claims.sub, [column]: await given(database, of, row()) };
    await expect(database.insert(me, table, saved)).rejects.toMatchObject({ code: "42501" });
  });

  it("cannot be unpublished", async () => {
    const me = await somebody();
    const id = await given(database, of, row(DRAFT));
    await expect(database.insert(me, table, { [column]: id })).rejects.toMatchObject({
      code: "42501",
      message: `new row violates row-level security policy for table "${table}"`,
    });
  });

  it("cannot be empty, nor be saved twice", async () => {
    const me = await somebody();
    const id = await given(database, of, row());
    await database.insert(me, table, { [column]: id });
    await expect(database.insert(me, table, { [column]: id })).rejects.toMatchObject({
      code: UNIQUE,
    });
    await expect(database.insert(me, table, { [column]: NOBODY })).rejects.toMatchObject({
      code: "42501",
    });
    await expect(
      database.insert(service, table, { user_id: me.claims.sub, [column]: NOBODY }),
    ).rejects.toMatchObject({ code: FOREIGN_KEY });
  });

  it.each([
    [
      "claim when it was saved",
      `insert into public.${table} (${column}, created_at) values ($1, now())`,
    ],
    ["change what was saved", `update public.${table} set ${column} = $1`],
  ])("let nobody %s", async (_what, sql) => {
    const me = await somebody();
    const id = await given(database, of, row());
    await expect(database.run(me, sql, [id])).rejects.toMatchObject(refusedOn(table));
  });

  it.each([
    ["read", read],
    ["save", `insert into public.${table} (${column}) values (gen_random_uuid())`],
    ["remove", `delete from public.${table}`],
  ])("are nothing that a visitor may %s", async (_what, sql) => {
    await expect(database.run(visitor, sql)).rejects.toMatchObject(refusedOn(table));
  });

  it("are 500 at most, of each person", async () => {
    const [me, other] = [await somebody(), await somebody()];
    const one = row({ slug: "one" });
    const columns = Object.keys(one).filter((name) => name !== "slug");
    await given(database, of, one);
    await database.run(
      owner,
      `insert into public.${of} (slug, ${columns.join(", ")})
       select 's' || n, ${columns.join(", ")} from public.${of}, generate_series(1, 500) n`,
    );
    const save = `insert into public.${table} (${column}) select id from public.${of} order by slug `;
    const tooMany = { code: "PT409", message: "saved_limit" };
    await expect(database.run(me, `${save} limit 501`)).rejects.toMatchObject(tooMany);
    await database.run(me, `${save} limit 500`);
    await expect(database.run(me, `${save} offset 500`)).rejects.toMatchObject(tooMany);
    await database.run(me, `${save} limit 500 on conflict do nothing`);
    await database.run(other, `${save} offset 500`);
    await database.run(me, `delete from public.${table} where ${column} = (${read} limit 1)`);
    await database.run(me, `${save} offset 500`);
    expect((await database.run(me, read)).rowCount).toBe(500);
  });

  it("are deleted with the person, and with the company", async () => {
    const [me, other] = [await somebody(), await somebody()];
    for (const who of [me, other]) {
      await database.insert(who, table, { [column]: await given(database, of, row()) });
    }
    await database.run(owner, "delete from auth.users where id = $1", [me.claims.sub]);
    expect((await database.run(owner, read)).rowCount).toBe(1);
    await database.run(owner, `delete from public.${of}`);
    expect((await database.run(owner, read)).rowCount).toBe(0);
  });
});

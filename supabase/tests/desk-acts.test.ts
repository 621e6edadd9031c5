import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { STAFF_AREAS, STAFF_MAY, STAFF_ROLES } from "../../contracts/desk/staff.ts";
import { atDesk, owner } from "./actors.ts";
import { article, given } from "./content.ts";
import { migratedDatabase } from "./database.ts";
import { does, givenStaff, NOT_PERMITTED } from "./desk.ts";

const database = migratedDatabase();

describe("the roles", () => {
  it.each(STAFF_ROLES)("%s may do in the database what the contract says", async (role) => {
    const actor = atDesk(await givenStaff(database, role));
    const { rows } = await database.run(
      actor,
      "select array_agg(area) filter (where desk.may(area)) as may from unnest($1::text[]) area",
      [[...STAFF_AREAS]],
    );
    expect(rows[0]?.may).toEqual([...STAFF_MAY[role]]);
  });

  it("do without a second factor where none is demanded", async () => {
    const id = await givenStaff(database, "editor");
    await database.run(
      owner,
      "insert into desk.settings values ('second_factor_demanded', 'false')",
    );
    const { rows } = await database.run(atDesk(id, false), "select desk.role() as role");
    expect(rows).toEqual([{ role: "editor" }]);
  });

  it("no administrator can lift the demand for a second factor", async () => {
    const id = await givenStaff(database, "administrator");
    await database.run(
      owner,
      "insert into desk.settings values ('second_factor_demanded', 'true')",
    );
    const lift = "update desk.settings set value = 'false' where name = 'second_factor_demanded'";
    expect(await does(database, atDesk(id), lift)).toBe(false);
  });

  it("the last administrator stays", async () => {
    const id = await givenStaff(database, "administrator");
    await database.run(owner, "set constraints all immediate");
    await givenStaff(database, "editor");
    await expect(
      database.run(atDesk(id), "delete from desk.staff where user_id = $1", [id]),
    ).rejects.toMatchObject({ constraint: "staff_keeps_an_administrator" });
  });
});

describe("publishing", () => {
  it.each([
    ["state = 'published', published_revision = 1"],
    ["state = 'scheduled', publish_at = now() + interval '1 hour'"],
    ["publish_at = now()"],
    ["unpublish_at = now()"],
  ])("is not for an editor: %s", async (change) => {
    const id = await givenStaff(database, "editor");
    const { rows } = await database.run(
      atDesk(id),
      "insert into desk.documents (kind, content) values ('article', '{}') returning id",
    );
    const sql = `update desk.documents set ${change} where id = $1`;
    expect(await does(database, atDesk(id), sql, [rows[0]?.id])).toBe(false);
    const publisher = await givenStaff(database, "publisher");
    expect(await does(database, atDesk(publisher), sql, [rows[0]?.id])).toBe(true);
  });
});

describe("the record of acts", () => {
  it("names who changed which row, with what it was and became, and why", async () => {
    const id = await givenStaff(database, "publisher");
    const news = await given(database, "news", article({ excerpt: "Before" }));
    await database.run(
      atDesk(id),
      `with said as (select set_config('desk.reason', 'A wrong figure', true))
       update public.news set excerpt = 'After' from said where news.id = $1`,
      [news],
    );
    const { rows } = await database.run(
      owner,
      "select actor, act, subject_table, subject_id, before, after, reason from desk.audit",
    );
    expect(rows).toEqual([
      {
        actor: id,
        act: "news.update",
        subject_table: "public.news",
        subject_id: news,
        before: { excerpt: "Before" },
        after: { excerpt: "After" },
        reason: "A wrong figure",
      },
    ]);
  });

  it.each(["update desk.audit set reason = 'x'", "delete from desk.audit", "truncate desk.audit"])(
    "is kept even from the owner of the data: %s",
    async (sql) => {
      await database.run(
        owner,
        "insert into desk.audit (actor, actor_email, act) values ($1, '', 'news.update')",
        [randomUUID()],
      );
      await expect(database.run(owner, sql)).rejects.toMatchObject({ code: NOT_PERMITTED });
    },
  );

  it("shows administrators everything, and others their own acts", async () => {
    const [publisher, editor, administrator] = [
      await givenStaff(database, "publisher"),
      await givenStaff(database, "editor"),
      await givenStaff(database, "administrator"),
    ];
    const news = await given(database, "news", article());
    await database.run(atDesk(publisher), "update public.news set excerpt = 'x' where id = $1", [
      news,
    ]);
    const seenBy = async (id: string) =>
      (await database.run(atDesk(id), "select from desk.audit where act = 'news.update'")).rowCount;
    expect(await seenBy(publisher)).toBe(1);
    expect(await seenBy(editor)).toBe(0);
    expect(await seenBy(administrator)).toBe(1);
  });
});

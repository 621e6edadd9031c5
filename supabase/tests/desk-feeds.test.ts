import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { CASE_KINDS, CASE_SUBJECTS } from "../../contracts/desk/cases.ts";
import { FEED_KINDS } from "../../contracts/desk/feeds.ts";
import { STAFF_ROLES, type StaffRole } from "../../contracts/desk/staff.ts";
import { STORY_STATES } from "../../contracts/desk/stories.ts";
import { WRITING_STATES } from "../../contracts/desk/writings.ts";
import { atDesk, owner, service, stranger, visitor } from "./actors.ts";
import { givenAccount } from "./content.ts";
import { migratedDatabase } from "./database.ts";
import { does, givenStaff } from "./desk.ts";

const database = migratedDatabase();

async function givenRow(table: string): Promise<string> {
  const id = randomUUID();
  const columns = {
    feeds: `(id, address, publisher, language) values ($1, 'https://' || $2 || '.example/', 'P', 'en')`,
    stories: "(id, title, language) values ($1, 'A story', 'en')",
    writings: "(id, kind, subject_id, page_id) values ($1, 'story', $1, $1)",
    feed_items: `(id, url, address, publisher, language, title, published_at, is_dated)
      values ($1, 'https://a.example/' || $2, 'https://a.example/1', 'P', 'en', 'An article', now(), true)`,
  }[table];
  const sql = `insert into desk.${table} ${columns}`;
  await database.run(owner, sql, sql.includes("$2") ? [id, id] : [id]);
  return id;
}

const EDITORS: StaffRole[] = ["editor", "publisher", "administrator"];
const PUBLISHERS: StaffRole[] = ["publisher", "administrator"];
const NOBODY: StaffRole[] = [];

const ACTS: [string, string, readonly StaffRole[]][] = [
  ["feeds", "select from desk.feeds where id = $1", STAFF_ROLES],
  ["feeds", "update desk.feeds set publisher = 'x' where id = $1", PUBLISHERS],
  ["feeds", "delete from desk.feeds where id = $1", PUBLISHERS],
  [
    "feeds",
    `insert into desk.feeds (address, publisher, language, added_by)
     values ('https://b.example/' || $1::text, 'P', 'en', desk.actor())`,
    PUBLISHERS,
  ],
  ["feeds", "update desk.feeds set last_item_at = now() where id = $1", NOBODY],
  ["stories", "select from desk.stories where id = $1", STAFF_ROLES],
  ["stories", "update desk.stories set state = 'dismissed' where id = $1", EDITORS],
  ["stories", "update desk.stories set title = 'x' where id = $1", NOBODY],
  ["stories", "delete from desk.stories where id = $1", NOBODY],
  ["stories", "insert into desk.stories (title, language) values ($1::text, 'en')", NOBODY],
  ["feed_items", "select from desk.feed_items where id = $1", STAFF_ROLES],
  ["feed_items", "update desk.feed_items set title = 'x' where id = $1", NOBODY],
  ["feed_items", "delete from desk.feed_items where id = $1", NOBODY],
  ["writings", "select from desk.writings where id = $1", STAFF_ROLES],
  ["writings", "update desk.writings set state = 'done' where id = $1", NOBODY],
  ["writings", "delete from desk.writings where id = $1", NOBODY],
  [
    "writings",
    "insert into desk.writings (kind, subject_id, page_id) values ('article', $1, $1)",
    NOBODY,
  ],
];

describe.each(ACTS)("desk.%s: %s", (table, sql, may) => {
  it("is for whom it should be, and for nobody else", async () => {
    for (const role of STAFF_ROLES) {
      const id = await givenStaff(database, role);
      const row = await givenRow(table);
      expect([role, await does(database, atDesk(id), sql, [row])]).toEqual([
        role,
        may.includes(role),
      ]);
    }
    const row = await givenRow(table);
    const administrator = await givenStaff(database, "administrator");
    const nobody = await givenAccount(database);
    const others = [atDesk(nobody), atDesk(administrator, false), visitor, stranger, service];
    for (const actor of others) expect(await does(database, actor, sql, [row])).toBe(false);
  });
});

it("the lists are those of the contracts", async () => {
  const { rows } = await database.run(
    owner,
    `select conname as name, pg_get_constraintdef(oid) as rule from pg_constraint
      where conname in ('cases_kind_check', 'cases_subject_kind_check', 'feeds_kind_check', 'stories_state_check',
        'writings_state_check')
      order by 1`,
  );
  const lists = rows.map(({ rule }) =>
    [...String(rule).matchAll(/'(\w+)'/g)].map(([, one]) => one),
  );
  expect(lists).toEqual([
    [...CASE_KINDS],
    [...CASE_SUBJECTS],
    [...FEED_KINDS],
    [...STORY_STATES],
    [...WRITING_STATES],
  ]);
});

import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { owner, visitor } from "./actors.ts";
import { given, investor, startup } from "./content.ts";
import { migratedDatabase } from "./database.ts";

const database = migratedDatabase();

/** Whether the page is the company's own, and since when. */
async function publishedAt(page: string) {
  const { rows } = await database.run(visitor, "select public.company_published_at($1) as answer", [
    page,
  ]);
  return rows[0]?.answer;
}

it.each([
  ["startup", startup({ slug: "kasirin" })],
  ["investor", investor({ slug: "angin" })],
] as const)("a page of a %s is the company's once it has published it", async (kind, row) => {
  const pages = `public.${kind}s`;
  const drafts = `public.${kind}_profiles`;
  const page = await given(database, `${kind}s`, row);
  expect(await publishedAt(page)).toBe(null);
  const person = randomUUID();
  await database.run(owner, "insert into auth.users (id, email) values ($1, $2)", [
    person,
    `${person}@benih.example`,
  ]);
  await database.run(owner, `insert into ${drafts} (user_id, ${kind}_id) values ($1, $2)`, [
    person,
    page,
  ]);
  // Connected, but still in its original state.
  expect(await publishedAt(page)).toBe(null);
  await database.run(owner, `update ${drafts} set published_at = $2 where user_id = $1`, [
    person,
    "2026-11-03T09:00:00Z",
  ]);
  expect(await publishedAt(page)).toEqual(new Date("2026-11-03T09:00:00Z"));
  await database.run(owner, `update ${pages} set is_published = false where id = $1`, [page]);
  expect(await publishedAt(page)).toBe(null);
});

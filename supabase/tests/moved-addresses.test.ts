import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { owner } from "./actors.ts";
import { article, DRAFT, given, investor, startup } from "./content.ts";
import { migratedDatabase } from "./database.ts";

const database = migratedDatabase();

const TABLES = [
  ["news", "article", article],
  ["startups", "startup", startup],
  ["investors", "investor", investor],
] as const;

describe.each(TABLES)("an address in %s", (table, kind, row) => {
  const name = (word: string) => `${word}-${randomUUID()}`;
  const move = (id: string, slug: string) =>
    database.run(owner, `update public.${table} set slug = $2 where id = $1`, [id, slug]);
  const ledTo = async (slug: string) =>
    (
      await database.run(
        owner,
        "select to_id from public.moved_addresses where kind = $1 and name = $2",
        [kind, slug],
      )
    ).rows[0]?.to_id;

  it("leads on to its page when that has got others since", async () => {
    const [first, second, third] = [name("first"), name("second"), name("third")];
    const id = await given(database, table, row({ slug: first }));
    await move(id, second);
    await move(id, third);
    expect([await ledTo(first), await ledTo(second)]).toEqual([id, id]);
    expect(await ledTo(third)).toBeUndefined();
  });

  it("is of whoever has it now", async () => {
    const [first, second] = [name("first"), name("second")];
    const id = await given(database, table, row({ slug: first }));
    await move(id, second);
    await move(id, first);
    expect(await ledTo(first)).toBeUndefined();
    expect(await ledTo(second)).toBe(id);
    const other = await given(database, table, row({ slug: name("other") }));
    await move(other, second);
    expect(await ledTo(second)).toBeUndefined();
  });

  it("is that of a new page, also when that is withdrawn", async () => {
    const first = name("first");
    const id = await given(database, table, row({ slug: first }));
    await move(id, name("second"));
    const other = await given(database, table, row({ slug: first }));
    await database.run(owner, `update public.${table} set is_published = false where id = $1`, [
      other,
    ]);
    expect(await ledTo(first)).toBeUndefined();
    await database.run(owner, `delete from public.${table} where id = $1`, [other]);
    expect(await ledTo(first)).toBeUndefined();
  });

  it("that no reader has had leads nowhere", async () => {
    const first = name("first");
    const id = await given(database, table, row({ slug: first, published_at: null, ...DRAFT }));
    await move(id, name("second"));
    expect(await ledTo(first)).toBeUndefined();
  });
});

const isClaimed = async (id: string) =>
  (await database.run(owner, "select desk.is_claimed($1) as is", [id])).rows[0]?.is;

it("a page with an older address is not taken for one that two were made into", async () => {
  const id = await given(database, "startups", startup({ slug: `old-${randomUUID()}` }));
  await database.run(owner, "update public.startups set slug = 'new-one' where id = $1", [id]);
  expect(await isClaimed(id)).toBe(false);
  await database.run(
    owner,
    "insert into public.moved_addresses (kind, name, to_id) values ('startup', 'merged', $1)",
    [id],
  );
  expect(await isClaimed(id)).toBe(true);
});

it("nor is a page that had the address of one that was made one with another", async () => {
  const [kept, dropped] = [await given(database, "startups", startup()), randomUUID()];
  const taken = `merged-${randomUUID()}`;
  await database.run(
    owner,
    "insert into public.moved_addresses (kind, name, to_id) select 'startup', unnest($2::text[]), $1",
    [kept, [taken, dropped]],
  );
  const id = await given(database, "startups", startup({ slug: taken }));
  await database.run(owner, "update public.startups set slug = $2 where id = $1", [
    id,
    `new-${randomUUID()}`,
  ]);
  expect([await isClaimed(id), await isClaimed(kept)]).toEqual([false, true]);
});

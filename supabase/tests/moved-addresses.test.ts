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

  it("that no reader has had leads nowhere", async () => {
    const first = name("first");
    const id = await given(database, table, row({ slug: first, published_at: null, ...DRAFT }));
    await move(id, name("second"));
    expect(await ledTo(first)).toBeUndefined();
  });
});

it("a page with an older address is not taken for one that two were made into", async () => {
  const id = await given(database, "startups", startup({ slug: `old-${randomUUID()}` }));
  const isClaimed = async () =>
    (await database.run(owner, "select desk.is_claimed($1) as is", [id])).rows[0]?.is;
  await database.run(owner, "update public.startups set slug = 'new-one' where id = $1", [id]);
  expect(await isClaimed()).toBe(false);
  await database.run(
    owner,
    "insert into public.moved_addresses (kind, name, to_id) values ('startup', 'merged', $1)",
    [id],
  );
  expect(await isClaimed()).toBe(true);
});

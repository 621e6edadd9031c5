import { describe, expect, it } from "vitest";
import { randomFrom } from "../seed/scale/random.ts";
import { owner, stranger, visitor } from "./actors.ts";
import { DRAFT, given, investor, startup } from "./content.ts";
import { migratedDatabase } from "./database.ts";
import { givenDirectory } from "./directory-content.ts";

const database = migratedDatabase();
const slugs = async (sql: string, values: unknown[] = []) =>
  (await database.run(stranger, sql, values)).rows.map((row) => row.slug);

describe.each(["startups", "investors"] as const)("an export of %s", (of) => {
  it("is refused to a visitor", async () => {
    await expect(database.run(visitor, `select from public.export_${of}()`)).rejects.toMatchObject({
      code: "42501",
      message: `permission denied for function export_${of}`,
    });
  });

  it("has what the list has, in its order, page by page", async () => {
    await givenDirectory(database, randomFrom(21), 20);
    const all = await slugs(`select slug from public.list_${of}(sort => 'name', page_size => 200)`);
    expect(await slugs(`select slug from public.export_${of}(sort => 'name')`)).toEqual(all);
    const page = await slugs(
      `select slug from public.export_${of}(sort => 'name', after_slug => $1, page_size => 3)`,
      [all[1]],
    );
    expect(page).toEqual(all.slice(2, 5));
  });

  it("is filtered as the list is", async () => {
    const row = of === "startups" ? startup : investor;
    await given(database, of, row({ slug: "a", name: "Kopi", country: "Japan" }));
    await given(database, of, row({ slug: "b", name: "Kopi", country: "Chile" }));
    await given(database, of, row({ slug: "c", name: "Lúa", country: "Japan" }));
    await given(database, of, row({ slug: "d", name: "Kopi", country: "Japan", ...DRAFT }));
    const sql = `select slug from public.export_${of}(name => 'kopi', countries => '{Japan}')`;
    expect(await slugs(sql)).toEqual(["a"]);
  });

  it("has at most a thousand rows at once", async () => {
    const one = of === "startups" ? startup({ slug: "one" }) : investor({ slug: "one" });
    await given(database, of, one);
    const columns = Object.keys(one).filter((column) => column !== "slug");
    await database.run(
      owner,
      `insert into public.${of} (slug, ${columns.join(", ")})
       select 's' || n, ${columns.join(", ")} from public.${of}, generate_series(1, 1001) n`,
    );
    expect(await slugs(`select slug from public.export_${of}(page_size => 5000)`)).toHaveLength(
      1000,
    );
  });
});

it("of startups has what only signed-in people get", async () => {
  const more = { website: "https://kopi.example", address: "1 Jalan Kopi", founder_name: "Ani" };
  await given(database, "startups", startup(more));
  const { rows } = await database.run(
    stranger,
    "select website, address, founder_name from public.export_startups()",
  );
  expect(rows).toEqual([more]);
});

it("of investors has what only signed-in people get", async () => {
  const more = { website: "https://lua.example", address: "1 Phố Lúa" };
  await given(database, "investors", investor(more));
  const { rows } = await database.run(
    stranger,
    "select website, address from public.export_investors()",
  );
  expect(rows).toEqual([more]);
});

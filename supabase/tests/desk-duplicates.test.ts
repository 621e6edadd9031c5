import { describe, expect, it } from "vitest";
import { atDesk } from "./actors.ts";
import { given, startup } from "./content.ts";
import { migratedDatabase } from "./database.ts";
import { givenStaff } from "./desk.ts";

const database = migratedDatabase();

describe("likely duplicates", () => {
  it("are found by name in every script, and by website, until they are told apart", async () => {
    const publisher = atDesk(await givenStaff(database, "publisher"));
    const pairs = [
      ["Sawah Digital Pte. Ltd.", "SAWAH DIGITAL"],
      ["Công ty Lúa Vàng", "cong ty lua vang"],
      ["ข้าวหอม จำกัด", "ข้าวหอม"],
      ["金稻有限公司", "金稻"],
    ];
    for (const name of pairs.flat()) await given(database, "startups", startup({ name }));
    const sites = [
      await given(
        database,
        "startups",
        startup({ name: "Alpha", website: "https://www.same.example/a" }),
      ),
      await given(database, "startups", startup({ name: "Beta", website: "https://same.example" })),
    ].toSorted();
    await given(
      database,
      "startups",
      startup({ name: "Gamma", website: "https://linkedin.com/company/g" }),
    );
    await given(
      database,
      "startups",
      startup({ name: "Delta", website: "https://linkedin.com/company/d" }),
    );
    const find = async () =>
      (await database.run(publisher, "select * from desk.likely_duplicates('startup', 50)")).rows;
    const found = await find();
    expect(found).toHaveLength(pairs.length + 1);
    expect(found.at(-1)).toMatchObject({
      one: sites[0],
      other: sites[1],
      same_name: false,
      same_site: true,
    });
    await database.run(
      publisher,
      "insert into desk.different_companies values ('startup', $1, $2, desk.actor())",
      sites,
    );
    expect(await find()).toHaveLength(pairs.length);
  });
});

import { describe, expect, it } from "vitest";
import { visitor } from "./actors.ts";
import { DRAFT } from "./content.ts";
import { migratedDatabase, type Row } from "./database.ts";
import { TODAY, trackerOf } from "./funding-tracker-figures.ts";

const database = migratedDatabase();
const { givenRound } = trackerOf(database);

/** @param named arguments in SQL. */
async function hub(named: string): Promise<Row[]> {
  const { rows } = await database.run(
    visitor,
    `select h.*, h.usd_thousand::float, h.median_usd_thousand::float
       from public.read_hub(${named}, today => '${TODAY}') h`,
  );
  return rows;
}

describe("a hub", () => {
  it("counts the rounds of its country that the tracker counts", async () => {
    for (const amount of [100, 200, 300, 400]) {
      await givenRound({ announced_on: TODAY, amount_usd_thousand: amount }, { country: "Chile" });
    }
    await givenRound({ announced_on: TODAY, amount_usd_thousand: null }, { country: "Chile" });
    await givenRound({ announced_on: TODAY, kind: "debt" }, { country: "Chile" });
    await givenRound({ announced_on: TODAY }, { ...DRAFT, country: "Chile" });
    await givenRound({ announced_on: TODAY }, { country: "Spain" });
    const [chile] = await hub("country => 'Chile'");
    expect(chile).toMatchObject({
      rounds: 5,
      usd_thousand: 1000,
      disclosed: 4,
      median_usd_thousand: null,
    });
    expect(chile?.months).toEqual(
      expect.arrayContaining([expect.objectContaining({ rounds: 5, usdThousand: 1000 })]),
    );
    await givenRound({ announced_on: TODAY, amount_usd_thousand: 900 }, { country: "Chile" });
    expect(await hub("country => 'Chile'")).toMatchObject([{ median_usd_thousand: 300 }]);
  });

  it("counts under a startup's first sector, and lists under each", async () => {
    await givenRound({ announced_on: TODAY }, { industries: ["ai", "fintech"] });
    expect(await hub("sector => 'ai'")).toMatchObject([{ rounds: 1, listed_startups: 1 }]);
    expect(await hub("sector => 'fintech'")).toMatchObject([{ rounds: 0, listed_startups: 1 }]);
  });

  it("is of one country or of one sector", async () => {
    expect(await hub("country => null")).toEqual([]);
    expect(await hub("country => 'Chile', sector => 'ai'")).toEqual([]);
    expect(await hub("country => 'nowhere'")).toMatchObject([{ rounds: 0, news: [] }]);
  });
});

import { beforeEach, describe, expect, it } from "vitest";
import { INDUSTRIES, INVESTOR_TYPES, VENTURE_ROUNDS } from "../../contracts/catalogue.ts";
import { below, type Random, randomFrom } from "../seed/scale/random.ts";
import { owner, visitor } from "./actors.ts";
import { migratedDatabase } from "./database.ts";
import { givenDirectory, PLACES, some } from "./directory-content.ts";
import {
  investorsAsTheyAre,
  type ListedInvestor,
  type ListedStartup,
  startupsAsTheyAre,
} from "./directory-model.ts";

const database = migratedDatabase();

/** A filter: the facet that counts its options, its argument, and a row's values for it. */
type Filter<Listed> = {
  facet: string;
  argument: string;
  of: (row: Listed) => string[];
  offered: readonly string[];
};

const STARTUP_FILTERS: Filter<ListedStartup>[] = [
  { facet: "industry", argument: "industries", of: (row) => row.industries, offered: INDUSTRIES },
  {
    facet: "venture_round",
    argument: "venture_rounds",
    of: (row) => [row.venture_round],
    offered: VENTURE_ROUNDS,
  },
  { facet: "country", argument: "countries", of: (row) => [row.country], offered: PLACES },
];

const INVESTOR_FILTERS: Filter<ListedInvestor>[] = [
  {
    facet: "investor_type",
    argument: "investor_types",
    of: (row) => row.investor_types,
    offered: INVESTOR_TYPES,
  },
  { facet: "country", argument: "countries", of: (row) => [row.country], offered: PLACES },
  {
    facet: "target_industry",
    argument: "target_industries",
    of: (row) => row.target_industries,
    offered: INDUSTRIES,
  },
];

type Chosen = Record<string, string[] | null>;

/** Counts one by one, as `facet value count` in order. Names are matched by a part of them. */
function countByHand<Listed extends { name: string }>(
  rows: Listed[],
  filters: Filter<Listed>[],
  chosen: Chosen,
  name: string | null,
): string[] {
  const named = rows.filter((row) => name === null || row.name.includes(name));
  const fits = (row: Listed, { argument, of }: Filter<Listed>) =>
    chosen[argument]?.some((value) => of(row).includes(value)) ?? true;
  const counted = filters.flatMap((own) => {
    const others = filters.filter((filter) => filter !== own);
    const left = named.filter((row) => others.every((filter) => fits(row, filter)));
    return own.offered.flatMap((value) => {
      const count = left.filter((row) => own.of(row).includes(value)).length;
      return count > 0 ? [`${own.facet} ${value} ${count}`] : [];
    });
  });
  const total = named.filter((row) => filters.every((filter) => fits(row, filter))).length;
  return [...counted, `total ${total}`].sort();
}

async function count(
  of: "startups" | "investors",
  chosen: Chosen,
  name: string | null,
): Promise<string[]> {
  const names = [...Object.keys(chosen), "name"].map((key, place) => `${key} => $${place + 1}`);
  const { rows } = await database.run(
    visitor,
    `select concat_ws(' ', facet, value, ${of}) as line from public.count_${of}(${names.join(", ")})`,
    [...Object.values(chosen), name],
  );
  return rows.map((row) => String(row.line)).sort();
}

function choose<Listed>(random: Random, filters: Filter<Listed>[]): Chosen {
  return Object.fromEntries(
    filters.map(({ argument, offered }) => [
      argument,
      below(random, 2) > 0 ? some(random, offered.slice(0, 7), 3) : null,
    ]),
  );
}

const NAME_PARTS = [null, null, "Pay", "Labs", "绿色", "nothing"];

describe("the counts", () => {
  beforeEach(async () => {
    await givenDirectory(database, randomFrom(11), 60);
  });

  it("of startups are what counting one by one finds", async () => {
    const rows = await startupsAsTheyAre(database);
    const random = randomFrom(12);
    for (let n = 0; n < 60; n++) {
      const chosen = choose(random, STARTUP_FILTERS);
      const name = NAME_PARTS[n % NAME_PARTS.length] ?? null;
      expect(await count("startups", chosen, name)).toEqual(
        countByHand(rows, STARTUP_FILTERS, chosen, name),
      );
    }
  });

  it("of investors are what counting one by one finds", async () => {
    const rows = await investorsAsTheyAre(database);
    const random = randomFrom(13);
    for (let n = 0; n < 60; n++) {
      const chosen = choose(random, INVESTOR_FILTERS);
      const name = NAME_PARTS[n % NAME_PARTS.length] ?? null;
      expect(await count("investors", chosen, name)).toEqual(
        countByHand(rows, INVESTOR_FILTERS, chosen, name),
      );
    }
  });

  it.each([
    ["startups", "industries", "industry"],
    ["investors", "investor_types", "investor_type"],
  ] as const)(
    "of %s under an unknown value offer that filter's other options",
    async (of, argument, facet) => {
      const all = await count(of, {}, null);
      const lines = await count(of, { [argument]: ["alchemy"] }, null);
      expect(lines).toEqual([...all.filter((line) => line.startsWith(`${facet} `)), "total 0"]);
    },
  );

  it.each(["startups", "investors"] as const)(
    "of %s take blank and empty filters for none",
    async (of) => {
      const own = of === "startups" ? "industries" : "investor_types";
      const empty = { [own]: [], countries: [] };
      expect(await count(of, empty, " ")).toEqual(await count(of, {}, null));
    },
  );

  it.each(["startups", "investors"] as const)("of %s are zero when there is none", async (of) => {
    await database.run(owner, `delete from public.${of}`);
    expect(await count(of, {}, null)).toEqual(["total 0"]);
  });
});

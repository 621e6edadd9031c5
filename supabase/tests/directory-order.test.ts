import { describe, expect, it } from "vitest";
import { below, pick, type Random, randomFrom } from "../seed/scale/random.ts";
import { owner } from "./actors.ts";
import { DRAFT, given, investor, startup } from "./content.ts";
import { migratedDatabase } from "./database.ts";
import { type Directory, list, walk } from "./directory-calls.ts";
import { givenDirectory, randomInvestor, randomStartup } from "./directory-content.ts";
import { compare } from "./directory-model.ts";

const database = migratedDatabase();

/** The listed rows with the order's columns: greater values first, or names in ascending order. */
const LISTED = {
  startups: `select slug, published_at::text as newest, raised_usd_thousand::float as funding,
                    coalesce(latest_round_on::text, '') as latest_round, directory.name_key(name) as name
               from public.list_startups(sort => $1, page_size => 200)`,
  investors: `select slug, published_at::text as newest, directory.name_key(name) as name,
                     deals,
                     coalesce(latest_deal_on::text, '') || ' ' || lpad(deals::text, 5, '0') as activity
                from public.list_investors(sort => $1, page_size => 200)`,
};

const SORTS = [
  ["startups", "newest", "newest"],
  ["startups", "name", "name"],
  ["startups", "funding", "funding"],
  ["startups", "latest_round", "latest_round"],
  ["startups", "name_desc", "name"],
  ["startups", "funding_asc", "funding"],
  ["startups", "latest_round_asc", "latest_round"],
  ["startups", "no such order", "newest"],
  ["startups", null, "newest"],
  ["investors", "newest", "newest"],
  ["investors", "name", "name"],
  ["investors", "activity", "activity"],
  ["investors", "name_desc", "name"],
  ["investors", "activity_asc", "activity"],
  ["investors", "deals", "deals"],
  ["investors", "deals_asc", "deals"],
] as const;

const ASCENDING: (string | null)[] = [
  "name",
  "funding_asc",
  "latest_round_asc",
  "activity_asc",
  "deals_asc",
];

/** Nothing raised, no round, no deal: an ascending order puts it last, too. */
const isMissing = (value: unknown) => value === 0 || value === "" || /^ /.test(String(value));

/** Orders numbers and texts, the greatest first. */
function down(a: unknown, b: unknown): number {
  if (typeof a === "number" && typeof b === "number") return b - a;
  return compare(String(b), String(a));
}

describe.each(SORTS)("%s sorted by %s", (of, sort, column) => {
  const givenRows = () => givenDirectory(database, randomFrom(7), 24);

  it("come in that order, missing values last", async () => {
    await givenRows();
    const { rows } = await database.run(owner, LISTED[of], [sort]);
    const values = rows.map((row) => row[column]);
    expect(new Set(values).size).toBeGreaterThan(3);
    const greatestFirst = values.toSorted(down);
    if (!ASCENDING.includes(sort)) return expect(values).toEqual(greatestFirst);
    const upwards = greatestFirst.reverse();
    // No deals is still a number of deals; a name begins with a space.
    const isLast = (value: unknown) => !["name", "deals"].includes(column) && isMissing(value);
    expect(values).toEqual([
      ...upwards.filter((value) => !isLast(value)),
      ...upwards.filter(isLast),
    ]);
  });

  it("come whole page by page, forward and back", async () => {
    await givenRows();
    const all = await list(database, of, { sort, page_size: 200 });
    const forward = await walk(database, of, { sort, page_size: 7 }, "after_slug");
    expect(forward).toEqual(all);
    expect(
      await walk(database, of, { sort, page_size: 7, before_slug: all.at(-1) }, "before_slug"),
    ).toEqual(all.slice(0, -1));
  });
});

describe.each(SORTS)("%s sorted by %s", (of, sort) => {
  it("can be entered anywhere by number", async () => {
    await givenDirectory(database, randomFrom(7), 24);
    const all = await list(database, of, { sort, page_size: 200 });
    for (const skip of [0, 5, all.length - 1]) {
      expect(await list(database, of, { sort, page_size: 3, skip })).toEqual(
        all.slice(skip, skip + 3),
      );
    }
    // A neighbour decides where the page begins, unless it is no longer public.
    const neighbour = { sort, page_size: 3, skip: 5, after_slug: all[1] };
    expect(await list(database, of, neighbour)).toEqual(all.slice(2, 5));
    expect(await list(database, of, { ...neighbour, after_slug: "withdrawn" })).toEqual(
      all.slice(5, 8),
    );
    expect(await list(database, of, { sort, skip: all.length })).toEqual([]);
    expect(await list(database, of, { sort, page_size: 200, skip: -1 })).toEqual(all);
    expect(await list(database, of, { sort, page_size: 200, skip: null })).toEqual(all);
  });
});

describe("a list that grows while it is read", () => {
  const grow = (random: Random, of: Directory) => async () => {
    for (let n = 0; n < 1 + below(random, 3); n++) {
      const row = of === "startups" ? randomStartup(random) : randomInvestor(random);
      await database.insert(owner, of, row);
    }
  };

  it.each([
    ["startups", "newest"],
    ["startups", "name"],
    ["startups", "funding"],
    ["startups", "latest_round"],
    ["investors", "newest"],
    ["investors", "name"],
    ["investors", "activity"],
  ] as const)("leaves out none of %s by %s, and repeats none", async (of, sort) => {
    const random = randomFrom(8);
    await givenDirectory(database, random, 16);
    const before = await list(database, of, { sort, page_size: 200 });
    const walked = await walk(database, of, { sort, page_size: 5 }, "after_slug", grow(random, of));
    expect(new Set(walked).size).toBe(walked.length);
    expect(walked.filter((slug) => before.includes(slug))).toEqual(before);
  });
});

describe("a place in the list", () => {
  const name = "Same";
  const published_at = "2026-03-03T00:00:00Z";
  const givenEqualRows = async (of: Directory) => {
    for (let n = 0; n < 9; n++) {
      await given(database, of, (of === "startups" ? startup : investor)({ name, published_at }));
    }
    return list(database, of, { page_size: 200 });
  };

  it.each(["startups", "investors"] as const)("is kept among equals (%s)", async (of) => {
    const all = await givenEqualRows(of);
    expect(await walk(database, of, { page_size: 2 }, "after_slug")).toEqual(all);
    expect(await list(database, of, { before_slug: all[5], page_size: 3 })).toEqual(
      all.slice(2, 5),
    );
  });

  it.each(["startups", "investors"] as const)(
    "an unknown starting point is the start (%s)",
    async (of) => {
      const all = await givenEqualRows(of);
      await given(
        database,
        of,
        (of === "startups" ? startup : investor)({ slug: "draft", ...DRAFT }),
      );
      for (const slug of ["nothing", "draft", "", null]) {
        expect(await list(database, of, { after_slug: slug })).toEqual(all);
        expect(await list(database, of, { before_slug: slug })).toEqual(all);
      }
    },
  );

  it("after one and before another is after the one", async () => {
    const all = await givenEqualRows("startups");
    expect(await list(database, "startups", { after_slug: all[3], before_slug: all[2] })).toEqual(
      all.slice(4),
    );
  });

  it("need not fit the filters", async () => {
    const all = await givenEqualRows("startups");
    const slug = pick(randomFrom(9), all);
    await database.run(owner, "update public.startups set country = 'Japan' where slug = $1", [
      slug,
    ]);
    const after = await list(database, "startups", { countries: ["Singapore"], after_slug: slug });
    expect(after).toEqual(all.slice(all.indexOf(slug) + 1));
  });
});

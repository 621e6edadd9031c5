import { describe, expect, it } from "vitest";
import { owner, stranger } from "./actors.ts";
import { DRAFT, given, investor, startup } from "./content.ts";
import { migratedDatabase } from "./database.ts";
import { list } from "./directory-calls.ts";

const database = migratedDatabase();

describe("a page of the startups list", () => {
  const rows = [
    startup({ slug: "a", industries: ["ai", "saas"], venture_round: "seed", country: "Vietnam" }),
    startup({ slug: "b", industries: ["ai"], venture_round: "series_a", country: "Japan" }),
    startup({ slug: "c", industries: ["media"], venture_round: "seed", country: "Japan" }),
    startup({ slug: "d", ...DRAFT, industries: ["ai"], venture_round: "seed", country: "Japan" }),
  ];
  const givenRows = async () => {
    for (const row of rows) await given(database, "startups", row);
  };

  it.each([
    ["none", {}, ["a", "b", "c"]],
    [
      "nulls",
      { name: null, industries: null, venture_rounds: null, countries: null },
      ["a", "b", "c"],
    ],
    [
      "empty ones",
      { name: " ", industries: [], venture_rounds: [], countries: [] },
      ["a", "b", "c"],
    ],
    ["an industry", { industries: ["ai"] }, ["a", "b"]],
    ["two industries", { industries: ["saas", "media"] }, ["a", "c"]],
    ["a venture round", { venture_rounds: ["seed"] }, ["a", "c"]],
    ["two venture rounds", { venture_rounds: ["seed", "series_a"] }, ["a", "b", "c"]],
    ["a country", { countries: ["Japan"] }, ["b", "c"]],
    ["two countries", { countries: ["Japan", "Vietnam"] }, ["a", "b", "c"]],
    [
      "three filters",
      { industries: ["ai"], venture_rounds: ["seed"], countries: ["Vietnam"] },
      ["a"],
    ],
    ["filters without a match", { industries: ["media"], countries: ["Vietnam"] }, []],
    ["an unknown industry", { industries: ["alchemy"] }, []],
    ["an unknown round", { venture_rounds: ["series_z"] }, []],
    ["an unknown country", { countries: ["Atlantis"] }, []],
    ["an unknown value beside a known one", { countries: ["Atlantis", "Vietnam"] }, ["a"]],
    ["a null among the values", { industries: [null, "media"] }, ["c"]],
  ])("with %s has the published ones that fit", async (_what, filters, found) => {
    await givenRows();
    expect((await list(database, "startups", filters)).sort()).toEqual(found);
  });

  it("is the same for a signed-in person", async () => {
    await givenRows();
    const { rowCount } = await database.run(stranger, "select from public.list_startups()");
    expect(rowCount).toBe(3);
  });

  it("follows a startup that is published, and one that is taken back", async () => {
    await givenRows();
    await database.run(owner, "update public.startups set is_published = not is_published");
    expect(await list(database, "startups")).toEqual(["d"]);
  });
});

describe("a page of the investors list", () => {
  const rows = [
    investor({
      slug: "a",
      investor_types: ["accelerator", "association"],
      target_industries: ["ai"],
    }),
    investor({ slug: "b", investor_types: ["accelerator"], country: "Japan" }),
    investor({ slug: "c", target_industries: ["ai", "media"], country: "Japan" }),
    investor({ slug: "d", ...DRAFT, investor_types: ["accelerator"], country: "Japan" }),
  ];

  it.each([
    ["none", {}, ["a", "b", "c"]],
    ["empty ones", { investor_types: [], countries: [], target_industries: [] }, ["a", "b", "c"]],
    ["a type", { investor_types: ["accelerator"] }, ["a", "b"]],
    ["two types", { investor_types: ["association", "venture_capital"] }, ["a", "c"]],
    ["a country", { countries: ["Japan"] }, ["b", "c"]],
    ["a target industry", { target_industries: ["ai"] }, ["a", "c"]],
    [
      "three filters",
      { investor_types: ["venture_capital"], countries: ["Japan"], target_industries: ["media"] },
      ["c"],
    ],
    ["an unknown type", { investor_types: ["bank"] }, []],
    ["an unknown target industry", { target_industries: ["alchemy"] }, []],
  ])("with %s has the published ones that fit", async (_what, filters, found) => {
    for (const row of rows) await given(database, "investors", row);
    expect((await list(database, "investors", filters)).sort()).toEqual(found);
  });
});

describe("the size of a page", () => {
  it.each([
    [null, 24],
    [-3, 1],
    [0, 1],
    [1, 1],
    [200, 200],
    [100_000, 200],
  ])("asked for as %s is %i", async (asked, size) => {
    await database.run(
      owner,
      `insert into public.startups (slug, name, industries, venture_round, country, is_published, published_at)
       select 's' || n, 'S', '{ai}', 'seed', 'Japan', true, now() from generate_series(1, 205) n`,
    );
    const call = asked === null ? {} : { page_size: asked };
    expect(await list(database, "startups", call)).toHaveLength(size);
  });
});

import { describe, expect, it } from "vitest";
import { given, investor, round, startup } from "./content.ts";
import { migratedDatabase } from "./database.ts";
import { idsOf, search } from "./searching.ts";

const database = migratedDatabase();

const company = (name: string) => given(database, "startups", startup({ name }));
const fund = (name: string) => given(database, "investors", investor({ name }));

describe("a company is found by", () => {
  it.each([
    ["its name", "Grabeon", "grabeon"],
    ["its name in full width", "Grabeon", "ＧＲＡＢＥＯＮ"],
    ["its name without a hyphen", "Go-Jett", "gojett"],
    ["its name with a hyphen too many", "Gojett", "go-jett"],
    ["its words written together", "Flash Courier", "flashcourier"],
    ["a name of dots", "A.I. Works", "ai works"],
    ["a name with signs", "C++ Labs", "c++ labs"],
    ["a name with an emoji", "Rocket🚀Lab", "rocket lab"],
    ["a name of one letter", "X", "x"],
    ["its name without the legal form", "Công ty Cổ phần Sao Việt", "sao viet"],
    ["its name in another script's width", "Pay云", "pay云"],
    ["its beginning", "Tokonesia", "tok"],
    ["the beginning of a later word", "Flash Courier", "cour"],
    ["words in another order", "Golden Gate Angels", "angels golden"],
    ["some of its words", "Golden Gate Angels", "gate"],
    ["part of a Thai name", "หมอใกล้บ้าน", "ใกล้"],
    ["part of a Chinese name", "星辰智能", "智能"],
  ])("%s", async (_what, name, query) => {
    const id = await company(name);
    await company("Ombak");
    expect(await idsOf(database, "startup", query)).toEqual([id]);
  });
});

describe("a slip in a name is forgiven:", () => {
  it.each([
    ["a letter too few", "Lanternfish Capital", "lanternfsh capital"],
    ["a letter too many", "Gojaya", "gojayya"],
    ["another letter", "Tokonesia", "tokonesla"],
    ["two letters swapped", "Grabeon", "grabeno"],
    ["one in each word", "Monsoon Ventures", "monson venturs"],
    ["in one word of several", "Nông Sản Xanh", "nong san xahn"],
    ["in Chinese", "星辰智能", "星晨智能"],
    ["in Thai", "สยามเพย์", "สยามเพย"],
  ])("%s", async (_what, name, query) => {
    const startupId = await company(name);
    const investorId = await fund(name);
    await company("Ombak");
    expect(await idsOf(database, "startup", query)).toEqual([startupId]);
    expect(await idsOf(database, "investor", query)).toEqual([investorId]);
  });

  it("but not two, nor any in short words", async () => {
    await company("Grabeon");
    await company("Be");
    expect(await search(database, "gravein")).toEqual([]);
    expect(await search(database, "bo")).toEqual([]);
  });

  it("and only where no name has it right", async () => {
    const right = await company("Gojaya");
    await company("Gojayo");
    expect(await idsOf(database, "startup", "gojaya")).toEqual([right]);
  });
});

it("ranks the whole name, then its beginning, then words of it, then other texts, then slips", async () => {
  const text = await given(
    database,
    "startups",
    startup({ name: "Ombak", tagline: "We sell kopi" }),
  );
  const word = await company("Toko Kopi");
  const beginning = await company("Kopira");
  const whole = await company("Kopi");
  expect(await idsOf(database, "startup", "kopi")).toEqual([whole, beginning, word, text]);
});

it("ranks texts with the words together before those with the words apart", async () => {
  const apart = await given(
    database,
    "startups",
    startup({ tagline: "Digital payments, and insurance that is digital" }),
  );
  const together = await given(database, "startups", startup({ tagline: "A digital insurance" }));
  expect(await idsOf(database, "startup", "digital insurance")).toEqual([together, apart]);
});

it("sorts equally good names by their rounds and mentions", async () => {
  const unknown = await company("Kopi Satu");
  const known = await company("Kopi Dua");
  await given(database, "funding_rounds", round({ startup_id: known }));
  expect(await idsOf(database, "startup", "kopi")).toEqual([known, unknown]);
});

it("says how many there are, and shows no more than requested", async () => {
  for (let number = 0; number < 9; number++) await company(`Kopi ${number}`);
  const rows = await search(database, "kopi", { size: 4 });
  expect(rows.map((row) => [row.kind, row.place, row.found])).toEqual(
    [1, 2, 3, 4].map((place) => ["startup", place, 9]),
  );
});

it("finds exact and prominent names among more than can be ranked, and counts to a thousand", async () => {
  await database.run(
    { role: "postgres", claims: {} },
    `insert into public.startups (slug, name, industries, venture_round, country, is_published, published_at)
     select 'kopi-' || n, 'Kopi ' || n, '{fintech}', 'seed', 'Singapore', true, now()
       from generate_series(1, 1100) n`,
  );
  const whole = await company("Kopi");
  const known = await company("Kopi Dua");
  await given(database, "funding_rounds", round({ startup_id: known }));
  const rows = await search(database, "kopi", { size: 3 });
  expect(rows.map((row) => row.id).slice(0, 2)).toEqual([whole, known]);
  expect(rows.filter(({ kind }) => kind === "startup").map((row) => row.found)).toEqual([
    1000, 1000, 1000,
  ]);
});

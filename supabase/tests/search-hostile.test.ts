import { describe, expect, it } from "vitest";
import { owner, visitor } from "./actors.ts";
import { article, given, investor, startup } from "./content.ts";
import { migratedDatabase } from "./database.ts";
import { idsOf, nearNames, search, suggested } from "./searching.ts";

const database = migratedDatabase();

const NOTHING_TO_LOOK_FOR: [string, string | null][] = [
  ["nothing", null],
  ["an empty text", ""],
  ["spaces", "  \t\n\u00a0\u3000 "],
  ["punctuation", "!?.,;:—…«»()[]{}<>"],
  ["wildcards", "% _ %% __"],
  ["quotes and backslashes", `' " \` \\ \\\\ '' $$`],
  ["operators", "& | ! <-> :* *:* ()"],
  ["marks without letters", "\u0301\u0303"],
  ["invisible characters", "\u200b\u200d\ufeff\u202e"],
  ["a thousand signs", "%".repeat(10_000)],
];

const STRANGE: [string, string][] = [
  ["an injection", "'; drop table public.news; --"],
  ["a union", "' union select null, null --"],
  ["operators between words", "kopi & !susu | (teh:* <-> 'x')"],
  ["a lexeme's end", "kopi':* & 'a"],
  ["the marks of our own tokens", "8107kopi s=kopi s^kopi s~kopi ~kopi | ‹kopi›"],
  ["a backslash before a wildcard", "\\% \\_ kopi%"],
  ["a regular expression", "(kopi|.*)+?[^a-z]{99}"],
  ["emoji", "🚀🔥👩‍👩‍👧‍👧🇻🇳"],
  ["letters outside the first plane", "𝔤𝔯𝔞𝔟 𠀀𠀁 𐍈"],
  ["other scripts", "Привет мир שלום مرحبا 안녕 ສະບາຍດີ မင်္ဂလာပါ សួស្តី"],
  ["many marks on one letter", `a${"\u0301".repeat(150)}`],
  ["one word of 10,000 letters", "a".repeat(10_000)],
  ["10,000 words", "a ".repeat(10_000)],
  ["10,000 Chinese characters", "新".repeat(10_000)],
  ["10,000 Thai letters", "ก".repeat(10_000)],
  ["a long name over and over", "công nghệ ".repeat(1000)],
  ["long words of another script", "привет".repeat(2000)],
];

describe("a query without letters or digits finds nothing:", () => {
  it.each(NOTHING_TO_LOOK_FOR)("%s", async (_what, query) => {
    await given(database, "news", article({ title: "Kopi 100% & more" }));
    await given(database, "startups", startup({ name: "Kopi_%" }));
    expect(await search(database, query)).toEqual([]);
    expect(await suggested(database, query)).toEqual([]);
    expect(await nearNames(database, query)).toEqual([]);
  });
});

describe("is answered cleanly:", () => {
  it.each(STRANGE)("%s", async (_what, query) => {
    await given(database, "news", article({ title: "Kopi" }));
    await given(database, "startups", startup({ name: "Kopi" }));
    await given(database, "investors", investor({ name: "Kopi" }));
    await search(database, query, { segmented: query, meant: [query, `${query} isseed`] });
    await search(database, "kopi", { meant: [query] });
    await database.run(visitor, "select public.named_phrases($1)", [[query, "kopi"]]);
    await suggested(database, query);
    await nearNames(database, query);
    const { rows } = await database.run(owner, "select title from public.news");
    expect(rows).toEqual([{ title: "Kopi" }]);
  });
});

describe("readings and phrases come from anybody:", () => {
  it.each<[string, (string | null)[]]>([
    ["none", []],
    ["nothing", [null, ""]],
    ["punctuation", ["!?", "%", "_"]],
    ["very many", Array.from({ length: 5000 }, (_, place) => `isseed ${place}`)],
    ["very long ones", ["isseed ".repeat(5000)]],
    ["values of every list", ["isseed isfintech isvietnam isventurecapital isbridge"]],
    ["a word that only looks like a value", ["isnothing"]],
  ])("%s", async (_what, texts) => {
    const id = await given(database, "startups", startup({ name: "Kopi" }));
    expect(await idsOf(database, "startup", "kopi", { meant: texts })).toEqual([id]);
    const { rows } = await database.run(visitor, "select public.named_phrases($1)", [texts]);
    expect(rows).toEqual([]);
  });
});

it("a wildcard is literal", async () => {
  await given(database, "startups", startup({ name: "Kopi" }));
  expect(await search(database, "k%i")).toEqual([]);
  expect(await search(database, "k_pi")).toEqual([]);
});

it("a query is cut: nothing past its 200th character or twelfth word counts", async () => {
  const id = await given(database, "news", article({ title: "Kopi" }));
  expect(await idsOf(database, "news", `kopi${" ".repeat(200)}susu`)).toEqual([id]);
  const twelve = "a b c d e f g h i j k l";
  const all = await given(database, "news", article({ title: twelve }));
  expect(await idsOf(database, "news", `${twelve} m n o`)).toEqual([all]);
});

describe("stored text may be strange too:", () => {
  it.each([
    ["one word of 300 letters", "п".repeat(300), "п".repeat(200)],
    ["two words of 149 letters", `${"п".repeat(149)} ${"п".repeat(149)}`, "п".repeat(149)],
    ["a run of 300 Chinese characters", "新".repeat(300), "新新新"],
    ["the marks of our own texts", "kopi | ‹susu› ~ teh", "susu"],
    ["wildcards and quotes", "'kopi' \\ 100% _", "kopi 100"],
  ])("%s", async (_what, title, query) => {
    const id = await given(database, "news", article({ title, title_vi: title, excerpt: title }));
    expect(await idsOf(database, "news", query)).toEqual([id]);
  });

  it("an excerpt of two words that fill it", async () => {
    const excerpt = `${"新".repeat(3)}${"ạ".repeat(490)} ${"ꦲ".repeat(500)}`;
    const id = await given(
      database,
      "news",
      article({ title: "Kopi", excerpt, excerpt_vi: excerpt }),
    );
    expect(await idsOf(database, "news", "kopi")).toEqual([id]);
  });

  it("a name of symbols only is never found and does no harm", async () => {
    await given(database, "startups", startup({ name: "!!!" }));
    expect(await search(database, "!!!")).toEqual([]);
  });

  it("an article at the end of time", async () => {
    const id = await given(
      database,
      "news",
      article({ title: "Kopi", published_at: "9999-12-31" }),
    );
    const first = await given(
      database,
      "news",
      article({ title: "Kopi", published_at: "0001-01-01" }),
    );
    expect(await idsOf(database, "news", "kopi")).toEqual([id, first]);
  });
});

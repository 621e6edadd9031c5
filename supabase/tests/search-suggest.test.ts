import { describe, expect, it } from "vitest";
import { article, DRAFT, given, investor, startup } from "./content.ts";
import { migratedDatabase, type Row } from "./database.ts";
import { nearNames, suggested } from "./searching.ts";

const database = migratedDatabase();

const news = (changes: Row) => given(database, "news", article(changes));
const company = (name: string, changes: Row = {}) =>
  given(database, "startups", startup({ name, ...changes }));
const fund = (name: string, changes: Row = {}) =>
  given(database, "investors", investor({ name, ...changes }));

describe("suggestions", () => {
  it("are names that begin so, then names with a word that does, then articles", async () => {
    await news({ title: "Why kopi sells" });
    await company("Toko Kopi");
    await fund("Kopi Capital");
    await company("Ombak");
    expect(await suggested(database, "kop")).toEqual([
      "investor: Kopi Capital",
      "startup: Toko Kopi",
      "news: Why kopi sells",
    ]);
  });

  it("show a title in the language that matched", async () => {
    await news({ title: "Hinges", title_vi: "Bản lề cửa", title_zh: "铰链", title_th: "บานพับ" });
    expect(await suggested(database, "ban l")).toEqual(["news: Bản lề cửa"]);
    expect(await suggested(database, "链")).toEqual(["news: 铰链"]);
    expect(await suggested(database, "พับ")).toEqual(["news: บานพับ"]);
    expect(await suggested(database, "hin")).toEqual(["news: Hinges"]);
  });

  it("do not come from the text below a title", async () => {
    await news({ title: "Hinges", excerpt: "About kopi" });
    expect(await suggested(database, "kopi")).toEqual([]);
  });

  it("keep two places for articles, the newest ones", async () => {
    for (const number of [1, 2, 3, 4, 5, 6, 7, 8, 9]) await company(`Kopi ${number}`);
    await news({ title: "Kopi old", published_at: "2021-01-01" });
    await news({ title: "Kopi new", published_at: "2026-01-01" });
    await news({ title: "Kopi between", published_at: "2024-01-01" });
    const labels = await suggested(database, "kopi");
    expect(labels).toHaveLength(8);
    expect(labels.slice(6)).toEqual(["news: Kopi new", "news: Kopi between"]);
  });

  it("forgive a slip in a name where nothing else is called so", async () => {
    await company("Grabeon");
    expect(await suggested(database, "grabeno")).toEqual(["startup: Grabeon"]);
  });

  it("lead to the page: by the id where an article has no slug", async () => {
    const bare = await news({ title: "Kopi" });
    await company("Kopi", { slug: "kopi", logo: "/kopi.svg" });
    const { rows } = await database.run(
      { role: "anon", claims: {} },
      "select slug, logo from public.suggest('kopi')",
    );
    expect(rows).toEqual([
      { slug: "kopi", logo: "/kopi.svg" },
      { slug: bare, logo: null },
    ]);
  });

  it("never reveal unpublished content", async () => {
    await company("Kopi", DRAFT);
    await fund("Kopi", DRAFT);
    await news({ title: "Kopi", ...DRAFT });
    expect(await suggested(database, "kopi")).toEqual([]);
    expect(await nearNames(database, "kopi")).toEqual([]);
  });
});

describe("near matches", () => {
  it("are similar names, the most similar first", async () => {
    await company("Grabeon");
    await fund("Grabby Ventures");
    await company("Ombak");
    expect(await nearNames(database, "grabbeonn")).toEqual(["Grabeon"]);
    expect(await nearNames(database, "graby ventures")).toEqual(["Grabby Ventures"]);
  });

  it("then names that share a word, those with more of them first", async () => {
    await fund("Silver Whale");
    await fund("Blue Whale Holdings");
    await company("Ombak");
    expect(await nearNames(database, "whale blue mountain kopi susu")).toEqual([
      "Blue Whale Holdings",
      "Silver Whale",
    ]);
  });

  it("share a character in Chinese, and a part in Thai", async () => {
    await company("星辰智能");
    await company("ข้าวหอมเทค");
    await company("Ombak");
    expect(await nearNames(database, "星光")).toEqual(["星辰智能"]);
    expect(await nearNames(database, "ข้าวหอมทอง")).toEqual(["ข้าวหอมเทค"]);
  });

  it("are empty when nothing is similar", async () => {
    await company("Ombak");
    expect(await nearNames(database, "qzxwv")).toEqual([]);
  });
});

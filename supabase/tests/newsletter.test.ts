import { describe, expect, it } from "vitest";
import { LANGUAGES } from "../../contracts/languages.ts";
import { atDesk, owner, person, service, visitor } from "./actors.ts";
import { CHECK, UNIQUE } from "./constraints.ts";
import { givenAccount } from "./content.ts";
import { migratedDatabase } from "./database.ts";

const database = migratedDatabase();
const TABLES = ["key", "subscribers", "weeks", "sends", "folded"].map(
  (name) => `newsletter_${name}`,
);

describe("who reads the news by mail", () => {
  it.each(TABLES)("is known to the server alone: %s", async (table) => {
    const me = await givenAccount(database);
    for (const actor of [visitor, person(me), service, atDesk(me)]) {
      for (const statement of [
        `select * from internal.${table}`,
        `delete from internal.${table}`,
        `insert into internal.${table} default values`,
      ]) {
        await expect(database.run(actor, statement)).rejects.toMatchObject({ code: "42501" });
      }
    }
  });
});

describe("an address", () => {
  const add = (email: string, language = "en") =>
    database.run(
      owner,
      `insert into internal.newsletter_subscribers (email, language) values ('${email}', '${language}')`,
    );

  it("is kept once, in small letters, with a language that we write", async () => {
    await add("once@readers.example");
    await expect(add("once@readers.example")).rejects.toMatchObject({ code: UNIQUE });
    await expect(add("Once@readers.example")).rejects.toMatchObject({ code: CHECK });
    await expect(add("other@readers.example", "fr")).rejects.toMatchObject({ code: CHECK });
  });
});

describe("a week", () => {
  const addWeek = (day: string) =>
    database.run(
      owner,
      `insert into internal.newsletter_weeks (week, articles) values ('${day}', '{}')`,
    );

  it("begins on a Monday", async () => {
    await addWeek("2026-11-16");
    await expect(addWeek("2026-11-17")).rejects.toMatchObject({ code: CHECK });
  });

  it("goes to an account or to a visitor, once", async () => {
    const me = await givenAccount(database);
    await addWeek("2026-11-16");
    const add = (userId: string) =>
      database.run(
        owner,
        `insert into internal.newsletter_sends (week, user_id) values ('2026-11-16', ${userId})`,
      );
    await add(`'${me}'`);
    await expect(add(`'${me}'`)).rejects.toMatchObject({ code: UNIQUE });
    await expect(add("null")).rejects.toMatchObject({ code: CHECK });
  });
});

it("the page on privacy says what is kept, in each language", async () => {
  const { rows } = await database.run(
    owner,
    "select * from public.site_pages where slug = 'privacy'",
  );
  for (const language of LANGUAGES) {
    const body = rows[0]?.[language === "en" ? "body" : `body_${language}`];
    expect(body).toContain("(/newsletter)");
  }
});

import { describe, expect, it } from "vitest";
import { owner, person } from "./actors.ts";
import { itAccepts, itChecks, itTouchesUpdatedAt, UNIQUE } from "./constraints.ts";
import { given, givenAccount } from "./content.ts";
import { migratedDatabase, type Row } from "./database.ts";
import { describeOwnRows } from "./own-rows.ts";

type Case = [what: string, changes: Row];

/** The fields that both kinds of profile share, at the limits of their forms. */
const LIMITS_KEPT: Case[] = [
  ["nothing but its person", {}],
  ["a name of 120 characters", { name: "ก".repeat(120) }],
  ["a line of 200", { tagline: "t".repeat(200) }],
  ["a description of 5000", { description: "d".repeat(5000) }],
  ["an address of 300", { address: "a".repeat(300) }],
  ["an e-mail address of 254", { company_email: "e".repeat(254) }],
  ["criteria of 2000", { match_criteria: "c".repeat(2000) }],
  ["a website", { website: "https://padi.example/about?us=1" }],
  ["no country, no year", { country: null, founded_year: null }],
];

const LIMITS_BROKEN: Case[] = [
  ["a name of 121 characters", { name: "n".repeat(121) }],
  ["a line of 201", { tagline: "t".repeat(201) }],
  ["a description of 5001", { description: "d".repeat(5001) }],
  ["a city of 121", { city: "c".repeat(121) }],
  ["an address of 301", { address: "a".repeat(301) }],
  ["an e-mail address of 255", { company_email: "e".repeat(255) }],
  ["criteria of 2001", { match_criteria: "c".repeat(2001) }],
  ["a website of 301", { website: `https://${"w".repeat(293)}` }],
  ["a website that is a script", { website: "javascript:alert(1)" }],
  ["a website with a tag", { website: "https://padi.example/<b>" }],
  ["a website with a blank", { website: "https://padi.example/ x" }],
  ["a website of two lines", { website: "https://padi.example\njavascript:alert(1)" }],
  ["a country that is not on the list", { country: "Atlantis" }],
  ["a year before 1800", { founded_year: 1799 }],
  ["a year after 2200", { founded_year: 2201 }],
];

/**
 * Registers what applies to the drafts of both roles, and what this one additionally keeps and
 * refuses.
 * @param page the public page that a draft is published as: its table, the column that leads to it
 */
export function describeDrafts(
  table: string,
  page: { table: string; link: string; row: () => Row },
  cases: { kept: Case[]; broken: Case[] },
): void {
  const database = migratedDatabase();
  const validRow = async (changes: Row = {}): Promise<Row> => ({
    user_id: await givenAccount(database),
    name: "Padi",
    ...changes,
  });

  describeOwnRows({ database, table, column: "name", validRow });

  describe("a draft", () => {
    itAccepts(database, table, validRow, [...LIMITS_KEPT, ...cases.kept]);
    itChecks(database, table, validRow, [...LIMITS_BROKEN, ...cases.broken]);
    itTouchesUpdatedAt(database, table, validRow);

    it("begins empty, at version 1, not complete and not published", async () => {
      const row = await validRow();
      await database.insert(owner, table, row);
      const me = person(String(row.user_id));
      const { rows } = await database.run(me, `select * from public.${table}`);
      const { user_id, name, created_at, updated_at, ...rest } = rows[0] ?? {};
      expect(rest).toMatchObject({ version: 1, completed_at: null, published_at: null });
      expect(rest).toHaveProperty(page.link, null);
      const { version, ...values } = rest;
      expect(Object.values(values).filter((value) => !isEmpty(value))).toEqual([]);
    });

    it("is one of each account", async () => {
      const row = await validRow();
      await database.insert(owner, table, row);
      await expect(database.insert(owner, table, row)).rejects.toMatchObject({ code: UNIQUE });
    });

    it("shares its public page with no other, and outlives it", async () => {
      const published = { [page.link]: await given(database, page.table, page.row()) };
      await database.insert(owner, table, await validRow(published));
      await expect(database.insert(owner, table, await validRow(published))).rejects.toMatchObject({
        code: UNIQUE,
      });
      await database.run(owner, `delete from public.${page.table}`);
      const { rows } = await database.run(owner, `select ${page.link} from public.${table}`);
      expect(rows).toEqual([{ [page.link]: null }]);
    });
  });
}

function isEmpty(value: unknown): boolean {
  return value === null || value === "" || (Array.isArray(value) && value.length === 0);
}

import { describe, expect, it } from "vitest";
import { type Actor, owner, person, service, stranger, visitor } from "./actors.ts";
import { FOREIGN_KEY } from "./constraints.ts";
import { itRefusesEveryWrite, refusedOn, type Subject } from "./writes.ts";

const NOBODY = "00000000-0000-4000-8000-000000000000";
/** A signed token that names nobody. */
const NAMELESS: Actor = { role: "authenticated", claims: {} };

/**
 * Registers the tests that all tables of money share: read through the person's account of credits,
 * written only by the server, and kept when the person leaves. The subject's rows each belong to a
 * new account.
 * @param key the column that holds the account's id.
 */
export function describeAccountRows(subject: Subject, key: "id" | "account_id"): void {
  const { database, table, column, validRow } = subject;

  async function givenRow(): Promise<{ account: string; mine: string }> {
    const row = await validRow();
    await database.insert(owner, table, row);
    const account = String(row[key]);
    const { rows } = await database.run(
      owner,
      "select user_id from public.credit_accounts where id = $1",
      [account],
    );
    return { account, mine: String(rows[0]?.user_id) };
  }
  const accountsSeenBy = async (actor: Actor) => {
    const { rows } = await database.run(actor, `select ${key} as account from public.${table}`);
    return rows.map((row) => row.account);
  };

  describe("a visitor", () => {
    it("reads nothing", async () => {
      await givenRow();
      await expect(accountsSeenBy(visitor)).rejects.toMatchObject(refusedOn(table));
    });

    itRefusesEveryWrite(visitor, subject);
  });

  describe("a signed-in person", () => {
    it("reads their own rows and nobody else's", async () => {
      const [{ account, mine }] = [await givenRow(), await givenRow()];
      expect(await accountsSeenBy(person(mine))).toEqual([account]);
    });

    it("finds nothing of another person by asking for it", async () => {
      const [{ account }, { mine }] = [await givenRow(), await givenRow()];
      const asked = `select from public.${table} where ${key} = $1`;
      for (const actor of [person(mine), stranger]) {
        expect((await database.run(actor, asked, [account])).rowCount).toBe(0);
      }
    });

    it("reads nothing when the token names nobody", async () => {
      await givenRow();
      expect(await accountsSeenBy(NAMELESS)).toEqual([]);
    });

    it.each([
      ["add to", `insert into public.${table} (${key}) values ($1)`],
      ["change", `update public.${table} set ${column} = ${column} where ${key} = $1`],
      ["remove", `delete from public.${table} where ${key} = $1`],
    ])("may not even %s what is theirs", async (_act, sql) => {
      const { account, mine } = await givenRow();
      await expect(database.run(person(mine), sql, [account])).rejects.toMatchObject(
        refusedOn(table),
      );
    });

    itRefusesEveryWrite(stranger, subject);
  });

  describeSecretKey(subject);

  describe("when the person is gone, the rows", () => {
    it("stay, in an account without a person", async () => {
      const { account, mine } = await givenRow();
      await database.run(owner, "delete from auth.users where id = $1", [mine]);
      expect(await accountsSeenBy(owner)).toEqual([account]);
      const { rows } = await database.run(owner, "select id, user_id from public.credit_accounts");
      expect(rows).toEqual([{ id: account, user_id: null }]);
    });

    it("cannot be read, not even with the person's old token", async () => {
      const [{ mine: gone }, { mine: other }] = [await givenRow(), await givenRow()];
      await database.run(owner, "delete from auth.users where id = any ($1)", [[gone, other]]);
      for (const actor of [person(gone), person(other), stranger, NAMELESS]) {
        expect(await accountsSeenBy(actor)).toEqual([]);
      }
    });

    it("do not come back when the person opens a new account", async () => {
      const { mine } = await givenRow();
      await database.run(owner, "delete from auth.users where id = $1", [mine]);
      await database.run(owner, "insert into auth.users (id) values ($1)", [mine]);
      expect(await accountsSeenBy(person(mine))).toEqual([]);
    });
  });

  if (key === "id") return;
  it("belong to an account of credits that is there, and that stays for them", async () => {
    const row = { ...(await validRow()), account_id: NOBODY };
    await expect(database.insert(owner, table, row)).rejects.toMatchObject({ code: FOREIGN_KEY });
    const { account } = await givenRow();
    await expect(
      database.run(owner, "delete from public.credit_accounts where id = $1", [account]),
    ).rejects.toMatchObject({ code: FOREIGN_KEY });
  });
}

/** Registers the tests of the tables behind the money, which no browser can reach. */
export function describeClosedRows(subject: Subject): void {
  describeHiddenRows(subject);
  describeSecretKey(subject);
}

/** Registers the tests of every table that browsers cannot see. */
export function describeHiddenRows(subject: Subject): void {
  const { database, table, validRow } = subject;

  describe.each([
    ["a visitor", visitor],
    ["a signed-in person", stranger],
  ])("%s", (_who, actor) => {
    it("reads nothing", async () => {
      await database.insert(owner, table, await validRow());
      await expect(database.run(actor, `select from public.${table}`)).rejects.toMatchObject(
        refusedOn(table),
      );
    });

    itRefusesEveryWrite(actor, subject);
  });
}

function describeSecretKey(subject: Subject): void {
  const { database, table, validRow } = subject;

  describe("the secret key", () => {
    it("reads every row", async () => {
      await database.insert(owner, table, await validRow());
      await database.insert(owner, table, await validRow());
      const { rowCount } = await database.run(service, `select * from public.${table}`);
      expect(rowCount).toBe(2);
    });

    itRefusesEveryWrite(service, subject);
  });
}

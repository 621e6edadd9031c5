import { describe, expect, it } from "vitest";
import { type Actor, owner, person, service, stranger, visitor } from "./actors.ts";
import { FOREIGN_KEY } from "./constraints.ts";
import { itAllowsEveryWrite, itRefusesEveryWrite, refusedOn, type Subject } from "./writes.ts";

const NOBODY = "00000000-0000-4000-8000-000000000000";

/**
 * Registers the tests shared by every table whose rows one person reads and only the server writes.
 * The subject's rows each belong to a new person.
 */
export function describeOwnRows(subject: Subject): void {
  const { database, table, validRow } = subject;

  async function givenRow(): Promise<string> {
    const row = await validRow();
    await database.insert(owner, table, row);
    return String(row.user_id);
  }
  const ownersSeenBy = async (actor: Actor) => {
    const { rows } = await database.run(actor, `select user_id from public.${table}`);
    return rows.map((row) => row.user_id);
  };

  describe("a visitor", () => {
    it("reads nothing", async () => {
      await givenRow();
      await expect(ownersSeenBy(visitor)).rejects.toMatchObject(refusedOn(table));
    });

    itRefusesEveryWrite(visitor, subject);
  });

  describe("a signed-in person", () => {
    it("reads their own rows and nobody else's", async () => {
      const [mine] = [await givenRow(), await givenRow()];
      expect(await ownersSeenBy(person(mine))).toEqual([mine]);
    });

    it("finds nothing of another person by asking for it", async () => {
      const id = await givenRow();
      const asked = `select from public.${table} where user_id = $1`;
      expect((await database.run(stranger, asked, [id])).rowCount).toBe(0);
    });

    it("reads nothing when the token names nobody", async () => {
      await givenRow();
      expect(await ownersSeenBy({ role: "authenticated", claims: {} })).toEqual([]);
    });

    it.each([
      ["add to", `insert into public.${table} (user_id) values ($1)`],
      ["change", `update public.${table} set user_id = $1`],
      ["remove", `delete from public.${table} where user_id = $1`],
    ])("may not even %s what is theirs", async (_act, sql) => {
      const mine = await givenRow();
      await expect(database.run(person(mine), sql, [mine])).rejects.toMatchObject(refusedOn(table));
    });

    itRefusesEveryWrite(stranger, subject);
  });

  describe("the service", () => {
    itAllowsEveryWrite(service, subject);
  });

  describe("the rows", () => {
    it("belong to an account that is there", async () => {
      const row = { ...(await validRow()), user_id: NOBODY };
      await expect(database.insert(owner, table, row)).rejects.toMatchObject({ code: FOREIGN_KEY });
    });

    it("go with the account", async () => {
      const [mine, others] = [await givenRow(), await givenRow()];
      await database.run(owner, "delete from auth.users where id = $1", [mine]);
      expect(await ownersSeenBy(owner)).toEqual([others]);
    });
  });
}

import { describe, expect, it } from "vitest";
import { atDesk, owner, person, service, visitor } from "./actors.ts";
import { CHECK, UNIQUE } from "./constraints.ts";
import { givenAccount } from "./content.ts";
import { migratedDatabase } from "./database.ts";

const database = migratedDatabase();
const TABLES = ["bounce_key", "bounces", "stopped_addresses", "bounce_mailbox"];

describe("whose mails come back", () => {
  it.each(TABLES)("is known to the server alone: %s", async (table) => {
    const me = await givenAccount(database);
    for (const actor of [visitor, person(me), service, atDesk(me)]) {
      for (const statement of [
        `select * from internal.${table}`,
        `delete from internal.${table}`,
        `insert into internal.${table} default values`,
        "select * from internal.bounce_counts",
        "select internal.address_key('a@b.example')",
        "select internal.clear_address('a@b.example')",
      ]) {
        await expect(database.run(actor, statement), statement).rejects.toMatchObject({
          code: "42501",
        });
      }
    }
  });
});

describe("a report", () => {
  const add = (kind: string, status = "") =>
    database.run(
      owner,
      `insert into internal.bounces (address_key, mail_id, kind, status)
       values (internal.address_key('a@b.example'), '\\x01', $1, $2)`,
      [kind, status],
    );

  it("is of a kind, counts once, and has a status of RFC 3463 or none", async () => {
    await add("permanent", "5.1.1");
    await expect(add("permanent")).rejects.toMatchObject({ code: UNIQUE });
    await expect(add("lost")).rejects.toMatchObject({ code: CHECK });
    await expect(add("temporary", "4.2")).rejects.toMatchObject({ code: CHECK });
    await add("temporary", "4.2.2");
  });
});

import pg from "pg";
import { afterAll, beforeAll, expect, it } from "vitest";
import { SUPERUSER } from "./cluster.ts";
import { findSuperuserUrl } from "./settle-superuser.ts";
import type { TestDatabase } from "./test-cluster.ts";
import { openTestDatabase } from "./test-database.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase("base");
});
afterAll(async () => {
  await database.drop();
});

const secretsWith = (newest: string, ...superuserPasswords: string[]) => ({
  databasePasswords: { supabase_admin: newest },
  former: { superuserPasswords },
});

it("the superuser is found by the newest password, and by one from before a rotation", async () => {
  const right = new URL(database.superuserUrl).password;
  for (const secrets of [
    secretsWith(right),
    secretsWith("set at the next start", "older", right),
  ]) {
    const client = new pg.Client({
      connectionString: await findSuperuserUrl(database.url("postgres"), secrets),
    });
    await client.connect();
    const { rows } = await client.query("select current_user as name");
    await client.end();
    expect(rows).toEqual([{ name: SUPERUSER }]);
  }
});

it("and refused by what to do where none is right", async () => {
  await expect(
    findSuperuserUrl(database.url("postgres"), secretsWith("wrong", "wrong too")),
  ).rejects.toThrow("restore secrets.json that belongs to this data");
});

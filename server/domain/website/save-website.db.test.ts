import { randomUUID } from "node:crypto";
import pg from "pg";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Role } from "../../../contracts/accounts.ts";
import { closePool } from "../../../supabase/tests/close-pool.ts";
import {
  type MigratedDatabase,
  openMigratedDatabase,
} from "../../../supabase/tests/migrated-database.ts";
import { Actor } from "../account/actor.ts";
import { saveWebsite } from "./save-website.ts";

let cluster: MigratedDatabase;
let pool: pg.Pool;

beforeAll(async () => {
  cluster = await openMigratedDatabase();
  pool = new pg.Pool({ connectionString: cluster.url, max: 4 });
});
afterAll(async () => {
  await closePool(pool);
  await cluster.stop();
});

async function makeActor(role: Role): Promise<Actor> {
  const userId = randomUUID();
  await pool.query("insert into auth.users (id) values ($1)", [userId]);
  await pool.query("insert into public.profiles (user_id, role) values ($1, $2)", [userId, role]);
  return new Actor({ userId, email: "", sessionId: randomUUID() });
}

async function row(table: string, { userId }: Actor) {
  const { rows } = await pool.query(
    `select website, version from public.${table} where user_id = $1`,
    [userId],
  );
  return rows[0];
}

it("begins the profile of the person's role", async () => {
  const founder = await makeActor("Startup");
  const investor = await makeActor("Investor");
  for (const [actor, role] of [
    [founder, "Startup"],
    [investor, "Investor"],
  ] as const) {
    expect(await saveWebsite(pool, actor, role, { url: "https://a.example", version: 0 })).toEqual({
      website: "https://a.example",
      version: 1,
    });
  }
  expect(await row("startup_profiles", founder)).toMatchObject({ website: "https://a.example" });
  expect(await row("startup_profiles", investor)).toBeUndefined();
  expect(await row("investor_profiles", investor)).toMatchObject({ website: "https://a.example" });
});

it("does not overwrite a newer edit, and records nothing then", async () => {
  const actor = await makeActor("Startup");
  const url = "https://a.example";
  await saveWebsite(pool, actor, "Startup", { url, version: 0 });
  for (const version of [0, 2, 7]) {
    const attempt = await saveWebsite(pool, actor, "Startup", {
      url: "https://b.example",
      version,
    });
    expect(attempt, `version ${version}`).toBeUndefined();
  }
  expect(await row("startup_profiles", actor)).toMatchObject({ website: url, version: 1 });
  const { rows } = await pool.query(
    "select kind, detail from public.account_activity where user_id = $1",
    [actor.userId],
  );
  expect(rows).toEqual([{ kind: "website_saved", detail: url }]);
});

it("takes for saved what has arrived before without an answer, and notes it once", async () => {
  const actor = await makeActor("Startup");
  const [a, b] = ["https://a.example", "https://b.example"];
  const first = { url: a, version: 0 };
  const saved = { website: a, version: 1 };
  expect(await saveWebsite(pool, actor, "Startup", first)).toEqual(saved);
  expect(await saveWebsite(pool, actor, "Startup", first)).toEqual(saved);
  const next = { url: b, version: 1 };
  expect(await saveWebsite(pool, actor, "Startup", next)).toEqual({ website: b, version: 2 });
  expect(await saveWebsite(pool, actor, "Startup", next)).toEqual({ website: b, version: 2 });
  const { rows } = await pool.query(
    "select detail from public.account_activity where user_id = $1 order by id",
    [actor.userId],
  );
  expect(rows).toEqual([{ detail: a }, { detail: b }]);
});

it("of two at once one is saved", async () => {
  const actor = await makeActor("Startup");
  const both = await Promise.all(
    ["a", "b"].map((name) =>
      saveWebsite(pool, actor, "Startup", { url: `https://${name}.example`, version: 0 }),
    ),
  );
  expect(both.filter((saved) => saved !== undefined)).toHaveLength(1);
});

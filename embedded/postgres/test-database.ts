import { randomUUID } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import pg from "pg";
import { inject } from "vitest";
import { TEST_PASSWORDS, type TestDatabase } from "./test-cluster.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** The cluster that the database tests share, as its superuser. */
    testCluster: { superuserUrl: string };
  }
}

/** After this, connections that tests leave open on purpose are closed by force. */
const MOST_LOOKS = 25;
const LOOK_EVERY_MS = 20;

/** The initial state of a test's database: only the backend's base SQL, or also every migration. */
export type TestTemplate = "base" | "migrated";

/**
 * A database of its own in the cluster that the tests share (supabase/tests/global-setup.ts): made in
 * 0.1 s, where a cluster with every migration takes 3.5 s.
 */
export async function openTestDatabase(template: TestTemplate): Promise<TestDatabase> {
  const { superuserUrl } = inject("testCluster");
  const name = `${template}_${randomUUID().replaceAll("-", "")}`;
  await administer(superuserUrl, (client) => copyDatabase(client, template, name));
  const urlOf = (user: string, password: string) => {
    const url = new URL(superuserUrl);
    Object.assign(url, { username: user, password, pathname: `/${name}` });
    return url.href;
  };
  const { username, password } = new URL(superuserUrl);
  return {
    url: (role) => urlOf(role, TEST_PASSWORDS[role]),
    superuserUrl: urlOf(username, password),
    drop: () =>
      administer(superuserUrl, async (client) => {
        await untilLeft(client, name);
        await client.query(`drop database ${name} with (force)`);
      }),
  };
}

/** Gives closing connections a moment, as one that is broken off fails the test run. */
async function untilLeft(client: pg.Client, name: string): Promise<void> {
  for (let looks = 0; looks < MOST_LOOKS; looks += 1) {
    const { rowCount } = await client.query("select from pg_stat_activity where datname = $1", [
      name,
    ]);
    if (!rowCount) return;
    await delay(LOOK_EVERY_MS);
  }
}

/** Copies a database to which nobody is connected, with the settings that belong to it. */
export async function copyDatabase(client: pg.Client, from: string, to: string): Promise<void> {
  await client.query(`create database ${to} template ${from} owner postgres strategy wal_log`);
  const { rows } = await client.query<{ name: string; value: string }>(
    `select split_part(setting, '=', 1) as name, substr(setting, strpos(setting, '=') + 1) as value
       from pg_db_role_setting s
       join pg_database d on d.oid = s.setdatabase, unnest(s.setconfig) as setting
      where d.datname = $1 and s.setrole = 0`,
    [from],
  );
  for (const { name, value } of rows) {
    await client.query(`alter database ${to} set ${name} = ${value}`);
  }
}

async function administer(url: string, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

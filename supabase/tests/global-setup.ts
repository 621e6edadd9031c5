import pg from "pg";
import type { TestProject } from "vitest/node";
import { startTestCluster } from "../../embedded/postgres/test-cluster.ts";
import { copyDatabase } from "../../embedded/postgres/test-database.ts";
import { migrateWithJobs } from "./cluster.ts";

/** No test needs its data to survive a crash of the machine. */
const CARELESS = ["fsync", "synchronous_commit", "full_page_writes"];

/** The cluster of all database tests; each file has a copy of one of its two templates. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const { superuserUrl, url, drop } = await startTestCluster();
  try {
    const admin = new pg.Client({
      connectionString: superuserUrl.replace(/\/postgres$/, "/template1"),
    });
    await admin.connect();
    for (const name of CARELESS) await admin.query(`alter system set ${name} = off`);
    await admin.query("select pg_reload_conf()");
    await copyDatabase(admin, "postgres", "base");
    await migrateWithJobs(url("postgres"));
    await copyDatabase(admin, "postgres", "migrated");
    await admin.end();
  } catch (error) {
    await drop();
    throw error;
  }
  project.provide("testCluster", { superuserUrl });
  return drop;
}

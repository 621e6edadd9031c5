import { readdirSync } from "node:fs";
import path from "node:path";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { migrate, missingMigrations } from "../../server/postgres/migrate.ts";
import { type MigratedCluster, startMigratedCluster } from "./cluster.ts";
import { describeSchema } from "./schema-description.ts";

const FILES = readdirSync(path.resolve(import.meta.dirname, "../migrations")).sort();
const LAYOUT = /^(\d{4})(\d{2})(\d{2})(\d{2})(\d{2})(\d{2})_([a-z0-9_]+)\.sql$/;

describe("the files", () => {
  it.each(FILES)("%s is named as the Supabase CLI wants it", (file) => {
    const [, year, month, day, hour, minute, second] = LAYOUT.exec(file) ?? [];
    const written = `${year}-${month}-${day}T${hour}:${minute}:${second}.000Z`;
    expect(new Date(written).toISOString()).toBe(written);
  });

  it("have versions of their own", () => {
    const versions = FILES.map((file) => file.split("_")[0]);
    expect(new Set(versions).size).toBe(FILES.length);
  });
});

describe("a migrated database", () => {
  let cluster: MigratedCluster;
  let client: pg.Client;

  beforeAll(async () => {
    cluster = await startMigratedCluster();
    client = new pg.Client({ connectionString: cluster.url });
    await client.connect();
  });
  afterAll(async () => {
    await client.end();
    await cluster.stop();
  });

  it("has had every file, in order", async () => {
    expect(cluster.applied).toEqual(FILES.map((file) => LAYOUT.exec(file)?.[7]));
    expect(await missingMigrations(cluster.url)).toEqual([]);
  });

  it("keeps the record that the Supabase CLI reads", async () => {
    const { rows } = await client.query<{ file: string }>(
      `select format('%s_%s.sql', version, name) as file
         from supabase_migrations.schema_migrations order by version`,
    );
    expect(rows.map((row) => row.file)).toEqual(FILES);
  });

  it("was migrated by a role that is not a superuser", async () => {
    const { rows } = await client.query(
      "select rolname, rolsuper from pg_roles where rolname = current_user",
    );
    expect(rows).toEqual([{ rolname: "postgres", rolsuper: false }]);
  });

  it("is left as it is by a second time", async () => {
    const before = await describeSchema(client);
    expect(await migrate(cluster.url)).toEqual([]);
    expect(await describeSchema(client)).toEqual(before);
  });

  it("is like any other", async () => {
    const other = await startMigratedCluster();
    const otherClient = new pg.Client({ connectionString: other.url });
    try {
      await otherClient.connect();
      const description = await describeSchema(otherClient);
      expect(description).toContainEqual(expect.stringMatching(/^policy public news /));
      expect(description).toEqual(await describeSchema(client));
    } finally {
      await otherClient.end();
      await other.stop();
    }
  });
});

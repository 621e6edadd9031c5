import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { openDataDirectory } from "./data-directory.ts";
import { openDatabase } from "./open-database.ts";
import { lineOf } from "./postgres/archive/line.ts";
import { startCluster } from "./postgres/cluster.ts";

/** A cluster as in the usual images, with a superuser called postgres. */
let folder: string;
let stop: () => Promise<void>;
let superuserUrl: string;
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), "given cluster-"));
  // Started by root, PostgreSQL runs as the account postgres, which needs access.
  chmodSync(folder, 0o755);
  const cluster = await startCluster({
    directory: path.join(folder, "postgres"),
    superuser: "postgres",
    superuserPassword: "a p@ssword: of/its own",
    log: () => undefined,
  });
  ({ stop, superuserUrl } = cluster);
});
afterAll(async () => {
  await stop();
  rmSync(folder, { recursive: true, force: true });
});

async function ask<Row extends pg.QueryResultRow>(url: string, statement: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(statement)).rows;
  } finally {
    await client.end();
  }
}

/** Opens it as a server whose own folder is `name`. */
function open(name: string, settings: { url?: string; secrets?: string; log?: string[] } = {}) {
  const { url = superuserUrl, secrets = "shared.json", log = [] } = settings;
  let prepared = 0;
  return openDatabase({
    dataDirectory: path.join(folder, name),
    secretsFile: path.join(folder, secrets),
    postgresUrl: url,
    prepare: async (databaseUrl) => {
      prepared += 1;
      await ask(databaseUrl, "create table if not exists public.prepared (id int)");
    },
    log: (level, message) => log.push(`${level} ${message}`),
  }).then((opened) => ({ ...opened, prepared }));
}

describe("PostgreSQL that somebody else runs", () => {
  it("is shared by servers that start at once: one after the other prepares it", async () => {
    const log: string[] = [];
    const servers = await Promise.all(["one", "two", "three"].map((name) => open(name, { log })));
    const [first] = servers;
    for (const { secrets, prepared } of servers) {
      expect(secrets).toEqual(first?.secrets);
      expect(prepared).toBe(1);
    }
    expect(log).toContain("info Another server prepares the database: waiting for it");
    for (const role of ["authenticator", "supabase_auth_admin", "sample_payments"] as const) {
      const url = first?.urlOf(role) ?? "";
      expect(
        await ask(url, "select current_user as me, current_setting('TimeZone') as zone"),
      ).toEqual([{ me: role, zone: "UTC" }]);
    }
    // Its superuser keeps the password that the operator gave.
    expect(first?.urlOf("postgres")).toBe(superuserUrl);
    await Promise.all(servers.map((server) => server.stop()));
    expect(await ask(superuserUrl, "select 1 as still")).toEqual([{ still: 1 }]);
  });

  it("is not prepared any further by a server that has lost its lock", async () => {
    const never = Promise.withResolvers<void>();
    const opening = openDatabase({
      dataDirectory: path.join(folder, "one"),
      secretsFile: path.join(folder, "shared.json"),
      postgresUrl: superuserUrl,
      prepare: async (databaseUrl) => {
        await ask(
          databaseUrl,
          `select pg_terminate_backend(pid) from pg_locks
            where locktype = 'advisory' and objid = 62001 and granted`,
        );
        await never.promise;
      },
      log: () => undefined,
    });
    await expect(opening).rejects.toThrow(/lock of this start was lost \(.*\): start again/);
    never.resolve();
  });

  it("refuses a server with secrets of its own, and changes nothing for the others", async () => {
    const { urlOf } = await open("one");
    await expect(open("stranger", { secrets: "others.json" })).rejects.toThrow(
      /other secrets than .*others\.json: give all its servers the same SECRETS_FILE/,
    );
    expect(await ask(urlOf("authenticator"), "select 1 as still")).toEqual([{ still: 1 }]);
  });

  it("must be one that can be worked with, and is told what is in the way", async () => {
    await ask(superuserUrl, "create role somebody login superuser password 'x'");
    await ask(superuserUrl, "create role nobody login password 'x'");
    const as = (user: string, changes: Partial<URL> = {}) => {
      const url = new URL(superuserUrl);
      return Object.assign(url, { username: user, password: "x", ...changes }).href;
    };
    const problems: [string, RegExp][] = [
      [as("nobody"), /nobody is no superuser/],
      [as("somebody"), /its role postgres is a superuser .*: connect as postgres/],
      [as("postgres"), /cannot be reached \(password authentication failed.*check the address/],
      [as("postgres", { port: "1" }), /cannot be reached \(.*ECONNREFUSED.*start PostgreSQL/],
    ];
    for (const [url, problem] of problems) {
      await expect(open("wrong", { url, secrets: "wrong.json" })).rejects.toThrow(problem);
    }
  });

  it("must decode its changes, with a slot free for this server", async () => {
    const slots = Array.from({ length: 10 }, (_, n) => `taken_${n}`);
    for (const slot of slots) {
      await ask(superuserUrl, `select pg_create_physical_replication_slot('${slot}')`);
    }
    await expect(open("late")).rejects.toThrow(/no replication slot is free.*pg_replication_slots/);
    for (const slot of slots) await ask(superuserUrl, `select pg_drop_replication_slot('${slot}')`);
    await expect(open("late")).resolves.toMatchObject({ prepared: 1 });
  });

  it("holds one project: Supabase's roles are the cluster's", async () => {
    const { superuserUrl: shared } = inject("testCluster");
    const url = new URL(shared);
    await ask(shared, "create database next_to_it");
    url.pathname = "/next_to_it";
    await expect(open("next", { url: url.href, secrets: "next.json" })).rejects.toThrow(
      /could not be laid .*already exists.*: give Benih a cluster of its own/,
    );
    await ask(shared, "drop database next_to_it with (force)");
  });
});

describe("PostgreSQL of our own", () => {
  it("ends its line in the archive when it starts without one: what it writes is missing there", async () => {
    const dataDirectory = path.join(folder, "own");
    const held = openDataDirectory(dataDirectory);
    const line = lineOf(dataDirectory);
    const opened = await openDatabase({
      dataDirectory,
      secretsFile: path.join(dataDirectory, "secrets.json"),
      prepare: async () => undefined,
      log: () => undefined,
    });
    await opened.stop();
    held.release();
    expect(lineOf(dataDirectory)).not.toBe(line);
  }, 120_000);
});

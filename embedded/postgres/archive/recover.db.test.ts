import {
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { Readable } from "node:stream";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { loadSecrets, readSecrets } from "../../gateway/secrets.ts";
import type { Change } from "../../realtime/replication/change.ts";
import { openChangeStream } from "../../realtime/replication/change-stream.ts";
import { startCluster } from "../cluster.ts";
import { operatingUser } from "../operating-user.ts";
import { TEST_PASSWORDS } from "../test-cluster.ts";
import { keepFiles } from "./archived-files.ts";
import { takeBase } from "./base-backup.ts";
import { recover } from "./recover.ts";
import { type ArchivedCluster, connect, startArchivedCluster } from "./test-archive.ts";

const user = operatingUser();
let source: ArchivedCluster;
let between: Date;

/** A stored file. */
const DECK = "d3cd0000-0000-4000-8000-000000000001";

const say = () => undefined;
const write = (id: number) => source.client.query("insert into written values ($1)", [id]);
const recoverInto = (name: string, target: Date | "latest", store = source.store) =>
  recover({
    store,
    target,
    into: path.join(source.folder, name),
    user,
    fetchPrograms: () => Promise.reject(new Error("These data are of our own version")),
    say,
  });

/** A moment, in whole milliseconds, after all that was written and before all that will be. */
async function momentNow(): Promise<Date> {
  const moment = new Date(Date.now() + 1);
  await vi.waitFor(async () => {
    const { rows } = await source.client.query<{ isOver: boolean }>(
      'select clock_timestamp() > $1 as "isOver"',
      [moment],
    );
    expect(rows[0]?.isOver).toBe(true);
  });
  return moment;
}

const wal = () => path.join(source.folder, "archive", source.line, "wal");

/** Starts the recovered cluster, and returns the ids in it. */
async function writtenIn(name: string): Promise<number[]> {
  const recovered = await startCluster({
    directory: path.join(source.folder, name, "postgres"),
    superuserPassword: TEST_PASSWORDS.postgres,
    log: () => undefined,
  });
  const client = await connect(recovered.superuserUrl);
  try {
    const { rows } = await client.query<{ id: number }>("select id from written order by id");
    return rows.map(({ id }) => id);
  } finally {
    await client.end();
    await recovered.stop();
  }
}

beforeAll(async () => {
  source = await startArchivedCluster();
  const { client, folder, store, line, directory, cluster } = source;
  await client.query("create table public.written (id int primary key)");
  await client.query("alter publication supabase_realtime add table public.written");
  await loadSecrets(path.join(folder, "secrets.json"));
  mkdirSync(path.join(folder, "storage"));
  writeFileSync(path.join(folder, "storage", DECK), "a whole deck");
  await keepFiles({
    store,
    line,
    filesFolder: path.join(folder, "storage"),
    secretsFile: path.join(folder, "secrets.json"),
    archived: { versions: new Set() },
  });
  await takeBase({ store, line, directory, superuserUrl: cluster.superuserUrl });
  await write(1);
  between = await momentNow();
  await write(2);
  await source.archiveNow();
});
afterAll(() => source.drop());

describe("recovering to a moment", () => {
  it("has what was written before it and not what was written after it, and goes on from there", async () => {
    await recoverInto("between", between);
    const [own, copied] = ["", "between"].map((name) =>
      readSecrets(path.join(source.folder, name, "secrets.json")),
    );
    // It is a project of its own, and does not own places that both could reach.
    expect(copied?.projectId).not.toBe(own?.projectId);
    expect({ ...copied, projectId: own?.projectId }).toEqual(own);
    const recovered = await startCluster({
      directory: path.join(source.folder, "between", "postgres"),
      superuserPassword: TEST_PASSWORDS.postgres,
      log: () => undefined,
    });
    const client = await connect(recovered.superuserUrl);
    const changes: Change[] = [];
    const stream = openChangeStream({
      replication: {
        connectionString: recovered.url(
          "supabase_replication_admin",
          TEST_PASSWORDS.supabase_replication_admin,
        ),
      },
      publication: "supabase_realtime",
      onChange: async (change) => void changes.push(change),
      onRelation: say,
      log: say,
    });
    try {
      const { rows } = await client.query("select id from written");
      expect(rows).toEqual([{ id: 1 }]);
      await stream.ready();
      await client.query("insert into written values (3)");
      await vi.waitFor(() => expect(changes).toMatchObject([{ kind: "INSERT", row: { id: "3" } }]));
    } finally {
      await stream.close();
      await client.end();
      await recovered.stop();
    }
  });

  it("knows the end, after a kill -9 of PostgreSQL as well", async () => {
    await write(4);
    process.kill(postmasterPid(), "SIGKILL");
    const again = await vi.waitFor(() => connect(source.cluster.superuserUrl), { timeout: 30_000 });
    source.client = again;
    await write(5);
    await source.archiveNow();
    await recoverInto("latest", "latest");
    expect(await writtenIn("latest")).toEqual([1, 2, 4, 5]);
  });

  it("is the end of the archive when nothing happened between that and the moment", async () => {
    const last = await momentNow();
    // A switch without a change: the archive covers the moment, and no commit follows it.
    await source.client.query("select pg_logical_emit_message(false, 'test', 'x')");
    await source.archiveNow();
    await recoverInto("quiet", last);
    expect(await writtenIn("quiet")).toEqual([1, 2, 4, 5]);
  });

  it("refuses a moment that is not covered, and says what is", async () => {
    await expect(recoverInto("early", new Date("2020-01-01T00:00:00Z"))).rejects.toThrow(
      /^2020-01-01T00:00:00.000Z is not covered.*\n\S+: from \S+Z to \S+Z, 1 base\(s\)$/,
    );
    await expect(recoverInto("late", new Date(Date.now() + 3_600_000))).rejects.toThrow(
      "is not covered",
    );
  });

  it("is that moment when every segment got there, or was copied, much later", async () => {
    await write(6);
    await source.archiveNow();
    const moment = await momentNow();
    await write(7);
    await source.archiveNow();
    const later = new Date(Date.now() + 3_600_000);
    for (const name of readdirSync(wal())) utimesSync(path.join(wal(), name), later, later);
    await recoverInto("copied", moment);
    expect(await writtenIn("copied")).toEqual([1, 2, 4, 5, 6]);
  });

  it("is refused behind a segment that is missing, and the moment before it comes back", async () => {
    const before = await momentNow();
    await write(8);
    const gap = await source.archiveNow();
    await write(9);
    await source.archiveNow();
    const missing = path.join(wal(), `${gap}.gz`);
    renameSync(missing, path.join(source.folder, "missing.gz"));
    try {
      const lacks = new RegExp(`segment ${gap}`);
      await expect(recoverInto("gap", "latest")).rejects.toThrow(lacks);
      const refusal = await recoverInto("gap", before).catch(String);
      expect(refusal).toMatch(lacks);
      const named = /is of (\S+Z): --to/.exec(String(refusal))?.[1] ?? "";
      await recoverInto("gap", new Date(named));
      expect(await writtenIn("gap")).toEqual([1, 2, 4, 5, 6, 7]);
    } finally {
      renameSync(path.join(source.folder, "missing.gz"), missing);
    }
    // It recovers twice.
  }, 120_000);

  it("gives the stored files back, and none cut off", async () => {
    const deck = path.join("storage", DECK.slice(0, 2), DECK);
    expect(readFileSync(path.join(source.folder, "between", deck), "utf8")).toBe("a whole deck");
    const cut = {
      ...source.store,
      read: async (name: string) =>
        name.endsWith(DECK) ? Readable.from(["a whole"]) : source.store.read(name),
    };
    await expect(recoverInto("cut", "latest", cut)).rejects.toThrow(
      `gave 7 of the 12 bytes of the stored file ${DECK}`,
    );
  });

  it("refuses a folder that holds data, and touches nothing there", async () => {
    const kept = readFileSync(path.join(source.folder, "between", "secrets.json"));
    await expect(recoverInto("between", between)).rejects.toThrow("holds files");
    expect(readFileSync(path.join(source.folder, "between", "secrets.json"))).toEqual(kept);
  });
});

function postmasterPid(): number {
  return Number(readFileSync(path.join(source.directory, "postmaster.pid"), "utf8").split("\n")[0]);
}

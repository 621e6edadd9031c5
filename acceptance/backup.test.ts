import { execFile } from "node:child_process";
import { randomUUID } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync, truncateSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { operator, visitor } from "../testing/clients.ts";
import { withDatabase } from "../testing/database.ts";
import { STRONG } from "../testing/decks.ts";
import { eventually } from "../testing/eventually.ts";
import { ROOT } from "../testing/launched-program.ts";
import { type Member, makeMember } from "../testing/people.ts";
import { makeFolder, type RunningServer, startServer } from "../testing/running-server.ts";
import { differencesIn } from "../testing/sandbox.ts";
import { servicesOn } from "./services.ts";

const server = inject("server");
const BUCKET = "logos";
const PASSPHRASE = "five words that nobody guesses";

let folder: string;
let restored: RunningServer | undefined;
beforeAll(() => {
  folder = makeFolder();
});
afterAll(async () => {
  await restored?.stop();
  rmSync(folder, { recursive: true, force: true });
});

type Ended = { code: number; said: string };

/** `npm run <command> -- …`, with the settings of the running server. */
function run(command: "backup" | "restore", args: string[]): Promise<Ended> {
  const env = {
    ...process.env,
    DATABASE_URL: "",
    DATA_DIR: server.dataDirectory,
    BACKUP_PASSPHRASE: PASSPHRASE,
  };
  return new Promise((resolve) => {
    const node = path.join(ROOT, "node_modules", "node", "bin", "node");
    execFile(node, [`scripts/${command}.ts`, ...args], { cwd: ROOT, env }, (error, out, err) => {
      resolve({ code: typeof error?.code === "number" ? error.code : 0, said: out + err });
    });
  });
}

/** Five programs, one after the other. */
const LIMIT_MS = 240_000;

it(
  "is made while people write, and a server on it goes on where it was",
  async () => {
    const on = servicesOn(server);
    const me = await makeMember(server);
    await on.give(me, 5);
    await on.deck(me, STRONG);
    const writing = writeUntilStopped(me);
    const file = path.join(folder, "all.tar.zst.age");
    const made = await run("backup", ["--to", file]);
    const { written } = await writing.stop();
    expect(made.said).toMatch(
      /^\/.*all\.tar\.zst\.age: \d+ tables with [\d,]+ rows, [\d,]+ files, /,
    );
    // Every file that a row refers to was read, though people deleted some meanwhile.
    expect(made.said).not.toContain("is not in it");
    expect(made.code).toBe(0);
    // Otherwise nobody wrote during the backup, and the test shows nothing.
    expect(written).toBeGreaterThan(3);

    const dataDirectory = path.join(folder, "data of old");
    expect(await run("restore", [file, "--into", dataDirectory])).toMatchObject({
      code: 0,
      said: expect.stringContaining("all as they were"),
    });
    restored = await startServer({ dataDirectory, settings: { BACKUP_EVERY: "1d" } });
    expect(restored.secretKey).toBe(server.secretKey);
    const { data, error } = await visitor(restored).auth.signInWithPassword(me);
    expect(error).toBeNull();
    await expectEveryFile(restored);
    const again = servicesOn(restored);
    const here = { ...me, token: data.session?.access_token ?? "" };
    expect(await again.finish(here, "deck-review/start")).toMatchObject({ state: "done" });
    expect(await again.entries(here)).toEqual([
      ["grant", 5],
      ["spend", expect.any(Number)],
    ]);
    expect(await differencesIn(restored)).toEqual([]);

    const backups = path.join(dataDirectory, "backups");
    const scheduled = await eventually("the backup of its schedule", LIMIT_MS, () =>
      existsSync(backups)
        ? readdirSync(backups).find((name) => name.endsWith("-scheduled.tar.zst"))
        : undefined,
    );
    const checked = await run("backup", ["--check", path.join(backups, scheduled)]);
    expect(checked.said).toMatch(/ is whole: \d+ tables/);
  },
  LIMIT_MS,
);

it(
  "is refused when it is damaged, or the folder is in use, and nothing is touched",
  async () => {
    const file = path.join(folder, "all.tar.zst.age");
    const before = readdirSync(server.dataDirectory).sort();
    const used = await run("restore", [file]);
    expect(used).toMatchObject({ code: 1, said: expect.stringContaining("holds data") });
    expect(readdirSync(server.dataDirectory).sort()).toEqual(before);
    const into = path.join(folder, "nothing");
    truncateSync(file, readFileSync(file).length - 10_000);
    const damaged = await run("restore", [file, "--into", into]);
    expect(damaged).toMatchObject({ code: 1, said: expect.stringContaining("is damaged") });
    expect(existsSync(into)).toBe(false);
  },
  LIMIT_MS,
);

/** Credits, uploads, replacements and deletions, one after the other. */
function writeUntilStopped(me: Member) {
  let isStopped = false;
  let written = 0;
  const files = operator(server).storage.from(BUCKET);
  const loop = (async () => {
    for (let turn = 0; !isStopped; turn += 1) {
      const name = `${me.id}/written-${turn % 7}.webp`;
      const body = new Blob([randomUUID()], { type: "image/webp" });
      const put = await files.upload(name, body, { upsert: true });
      if (put.error) throw put.error;
      if (turn % 3 === 0) await files.remove([`${me.id}/written-${(turn + 2) % 7}.webp`]);
      written += 1;
    }
  })();
  return {
    async stop() {
      isStopped = true;
      await loop;
      return { written };
    },
  };
}

async function expectEveryFile(server: RunningServer): Promise<void> {
  const { rows } = await withDatabase(server, (client) =>
    client.query<{ bucket_id: string; name: string; size: number }>(
      "select bucket_id, name, (metadata ->> 'size')::int as size from storage.objects",
    ),
  );
  expect(rows.length).toBeGreaterThan(0);
  for (const { bucket_id, name, size } of rows) {
    const { data } = await operator(server).storage.from(bucket_id).download(name);
    expect(data?.size).toBe(size);
  }
}

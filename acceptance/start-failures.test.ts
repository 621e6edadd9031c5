import {
  chmodSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { freePort, occupyPort } from "../testing/free-port.ts";
import { launch, type Settings } from "../testing/launched-program.ts";
import { allGone, descendantsOf } from "../testing/processes.ts";
import { makeFolder, type RunningServer, startServer } from "../testing/running-server.ts";
import { canStartAs, NOBODY } from "./other-user.ts";

const IS_ROOT = process.getuid?.() === 0;

let folder: string;
let running: RunningServer;

beforeAll(async () => {
  folder = makeFolder();
  running = await startServer({
    program: "scripts/start.mjs",
    settings: { SAMPLE_CONTENT: "off" },
    dataDirectory: path.join(folder, "running"),
  });
});

afterAll(async () => {
  await running.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** The settings of the running server as a hosted project, with some of them changed. */
function project(changed: Settings): Settings {
  return {
    SUPABASE_URL: running.url,
    SUPABASE_PUBLISHABLE_KEY: running.publishableKey,
    SUPABASE_SECRET_KEY: running.secretKey,
    DATABASE_URL: running.databaseUrl,
    ...changed,
  };
}

/** Starts with these settings and returns the one line that it prints before it ends. */
async function lineOf(settings: Settings, user?: { uid: number; gid: number }): Promise<string> {
  const DATA_DIR = path.join(folder, "untouched");
  const port = String(await freePort());
  const before = descendantsOf(process.pid);
  const launched = launch("scripts/start.mjs", { PORT: port, DATA_DIR, ...settings }, { user });
  const { code } = await launched.ended;
  expect(code).toBe(1);
  const after = descendantsOf(process.pid);
  // Asked last, because the running server's database may start a process at any time, which would
  // look like a leftover.
  const others = descendantsOf(running.program.pid);
  const left = after.filter(
    (pid) => pid !== running.program.pid && !others.includes(pid) && !before.includes(pid),
  );
  await allGone(left, 10_000);
  expect(readdirSync(folder)).not.toContain("untouched");
  const [line = "", ...more] = launched.stderr().trimEnd().split("\n");
  expect(more).toEqual([]);
  expect(line).toMatch(/^Benih did not start: .+\.$/);
  return line;
}

/** The files of a folder with their content, except those that PostgreSQL writes while it runs. */
function contentOf(directory: string): string[] {
  return readdirSync(directory)
    .sort()
    .map((name) => {
      const file = path.join(directory, name);
      return `${name} ${statSync(file).isFile() ? readFileSync(file, "utf8") : "folder"}`;
    });
}

describe("a start that cannot be says why in one line, when", () => {
  it("the port is in use", async () => {
    const { port, release } = await occupyPort();
    expect(await lineOf({ PORT: String(port) })).toContain(`Port ${port} is in use`);
    await release();
  });

  it.each([
    [{ PORT: "abc" }, "PORT"],
    [{ PORT: "0" }, "PORT"],
    [{ PORT: "65536" }, "PORT"],
    [{ HOST: "192.0.2.1" }, "HOST"],
    [{ PUBLIC_URL: "benih.example" }, "PUBLIC_URL"],
    [{ SAMPLE_CONTENT: "perhaps" }, "SAMPLE_CONTENT"],
    [{ LOG_LEVEL: "loud" }, "LOG_LEVEL"],
  ])("a setting is wrong: %j", async (settings, name) => {
    expect(await lineOf(settings)).toContain(name);
  });

  it.each([
    "SUPABASE_URL",
    "SUPABASE_PUBLISHABLE_KEY",
    "SUPABASE_SECRET_KEY",
    "DATABASE_URL",
  ] as const)("%s alone is set, or alone is missing", async (name) => {
    const all = project({});
    const others = Object.keys(all).filter((other) => other !== name);
    const alone = await lineOf({ [name]: all[name] });
    for (const other of others) expect(alone).toContain(other);
    expect(await lineOf(project({ [name]: "" }))).toContain(`${name} must be set too`);
  });

  it("SUPABASE_URL is not an address", async () => {
    const line = await lineOf(project({ SUPABASE_URL: "ftp://project.example" }));
    expect(line).toContain("SUPABASE_URL must be an http(s) address");
  });

  it.each([
    [
      "nothing listens there",
      (port: number) => `postgresql://postgres:x@127.0.0.1:${port}/postgres`,
    ],
    [
      "nothing listens at any address of the name",
      (port: number) => `postgresql://postgres:x@localhost:${port}/postgres`,
    ],
  ])("DATABASE_URL cannot be reached: %s", async (_, address) => {
    const line = await lineOf(project({ DATABASE_URL: address(await freePort()) }));
    expect(line).toMatch(/DATABASE_URL cannot be reached \(.*ECONNREFUSED.*\)/);
  });

  it("DATABASE_URL holds a wrong password, which is not repeated", async () => {
    const address = new URL(running.databaseUrl);
    address.password = "not-the-password";
    const line = await lineOf(project({ DATABASE_URL: address.href }));
    expect(line).toContain("DATABASE_URL");
    expect(line).toContain("password authentication failed");
    expect(line).not.toContain("not-the-password");
  });

  it("DATABASE_URL speaks another language than PostgreSQL's", async () => {
    const { port } = new URL(running.url);
    const line = await lineOf(project({ DATABASE_URL: `postgresql://a:b@127.0.0.1:${port}/x` }));
    expect(line).toContain("DATABASE_URL");
  });

  it("DATABASE_URL's database lacks migrations", async () => {
    const address = new URL(running.databaseUrl);
    address.pathname = "/template1";
    const line = await lineOf(project({ DATABASE_URL: address.href }));
    expect(line).toMatch(/lacks \d+ migration.*supabase db push/);
  });

  it("DATA_DIR holds strangers' files", async () => {
    const directory = path.join(folder, "photographs");
    mkdirSync(directory);
    writeFileSync(path.join(directory, "durian.jpg"), "a picture");
    expect(await lineOf({ DATA_DIR: directory })).toContain(
      `${directory} holds files that are not Benih's`,
    );
    expect(contentOf(directory)).toEqual(["durian.jpg a picture"]);
  });

  it("DATA_DIR is a file, or below one", async () => {
    const file = path.join(folder, "a-file");
    writeFileSync(file, "content");
    for (const directory of [file, path.join(file, "below")]) {
      const line = await lineOf({ DATA_DIR: directory });
      expect(line).toContain(`${directory} is not a folder`);
    }
    expect(readFileSync(file, "utf8")).toBe("content");
  });

  it("DATA_DIR is in use by another server, which goes on", async () => {
    const before = contentOf(running.dataDirectory);
    const line = await lineOf({ DATA_DIR: running.dataDirectory });
    expect(line).toContain(`is already running on ${running.dataDirectory}`);
    expect(contentOf(running.dataDirectory)).toEqual(before);
    expect((await fetch(running.url)).status).toBe(200);
  });

  it("DATA_DIR may not be written", async (context) => {
    if (IS_ROOT && !canStartAs(NOBODY)) {
      context.skip("root may write everywhere, and no other account can reach this folder");
    }
    const directory = path.join(folder, "read-only");
    mkdirSync(directory);
    chmodSync(directory, 0o555);
    for (const inside of [directory, path.join(directory, "new")]) {
      const line = await lineOf({ DATA_DIR: inside }, IS_ROOT ? NOBODY : undefined);
      expect(line).toContain(`${inside} cannot be written by this user`);
    }
    expect(readdirSync(directory)).toEqual([]);
  });

  it("DATA_DIR belongs to another account", async (context) => {
    if (!IS_ROOT || !canStartAs(NOBODY)) context.skip("takes root and another account");
    const line = await lineOf({ DATA_DIR: running.dataDirectory }, NOBODY);
    expect(line).toContain(running.dataDirectory);
  });
});

describe("a damaged secrets.json", () => {
  let server: RunningServer;
  let file: string;
  let whole: string;

  beforeAll(async () => {
    server = await startServer({ settings: { SAMPLE_CONTENT: "off" } });
    await server.stop();
    file = path.join(server.dataDirectory, "secrets.json");
    whole = readFileSync(file, "utf8");
  });

  afterAll(() => server.discard());

  it.each(["", "{", "{}", "null", '{"publishableKey":"x"}'])(
    "is left as it is: %j",
    async (damaged) => {
      writeFileSync(file, damaged);
      const before = contentOf(server.dataDirectory);
      expect(await lineOf({ DATA_DIR: server.dataDirectory })).toContain(`${file} is damaged`);
      expect(contentOf(server.dataDirectory)).toEqual(before);
    },
  );

  it("can be restored, and everything is as before", async () => {
    writeFileSync(file, whole);
    const { dataDirectory } = server;
    const again = await startServer({ dataDirectory, settings: { SAMPLE_CONTENT: "off" } });
    await again.stop();
    expect(again.secretKey).toBe(server.secretKey);
  });
});

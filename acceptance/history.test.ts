import { randomUUID } from "node:crypto";
import { readdirSync, rmSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { operator, visitor } from "../testing/clients.ts";
import { eventually, PATIENCE_MS } from "../testing/eventually.ts";
import { type SignedUp, signUp } from "../testing/people.ts";
import { makeFolder, type RunningServer, startServer } from "../testing/running-server.ts";
import { runCommand } from "./commands.ts";

const BUCKET = "pitch-decks";

const archive = makeFolder();
const recoveredFolder = path.join(makeFolder(), "data");
const settings = { SAMPLE_CONTENT: "off", WAL_ARCHIVE: archive };
let server: RunningServer;
let recovered: RunningServer | undefined;
let person: SignedUp;
let between: Date;
const [kept, lost] = [randomUUID(), randomUUID()];
const file = () => `${person.id}/${kept}.pdf`;

const write = (by: RunningServer, slug: string) =>
  operator(by)
    .from("news")
    .insert({ title: slug, slug, is_published: true, published_at: new Date().toISOString() })
    .throwOnError();
const history = (...args: string[]) =>
  runCommand("scripts/history.ts", args, server.dataDirectory, { WAL_ARCHIVE: archive });
const recover = (...args: string[]) =>
  runCommand("scripts/recover.ts", args, "/nowhere", { WAL_ARCHIVE: archive });

beforeAll(async () => {
  server = await startServer({ settings });
  person = await signUp(server, "Startup");
  const bytes = new Blob(["%PDF-1.4"], { type: "application/pdf" });
  const uploaded = await operator(server).storage.from(BUCKET).upload(file(), bytes);
  if (uploaded.error) throw uploaded.error;
  // A base made now: the one from the start may be older than the file.
  const taken = await history("base");
  if (taken.code !== 0) throw new Error(taken.said);
  await write(server, kept);
  between = new Date(Date.now() + 1);
  await eventually("it is over", PATIENCE_MS, () => new Date() > between || undefined);
  await write(server, lost);
  server.program.kill("SIGKILL");
  await server.program.ended;
});
afterAll(async () => {
  await recovered?.stop();
  await server.stop().catch(() => undefined);
  for (const folder of [archive, path.dirname(recoveredFolder), server.dataDirectory]) {
    rmSync(folder, { recursive: true, force: true });
  }
});

describe("after a kill -9 of the server", () => {
  it("the moment between two writes becomes a server of its own", async () => {
    // The kill could not stop PostgreSQL, which archives its last segment as it ends.
    const to = ["--to", between.toISOString(), "--into", recoveredFolder];
    await eventually("the archive covers the moment", PATIENCE_MS, async () => {
      const { code, said } = await recover(...to);
      if (code !== 0) throw new Error(said);
      return true;
    });
    recovered = await startServer({
      dataDirectory: recoveredFolder,
      settings: { SAMPLE_CONTENT: "off" },
    });
    const { data } = await operator(recovered)
      .from("news")
      .select("slug")
      .in("slug", [kept, lost])
      .throwOnError();
    expect(data).toEqual([{ slug: kept }]);
  });

  it("people are there with their passwords, and files with their bytes", async () => {
    if (!recovered) throw new Error("nothing was recovered");
    const { email, password } = person;
    const signedIn = await visitor(recovered).auth.signInWithPassword({ email, password });
    expect(signedIn.error).toBeNull();
    const opened = await operator(recovered).storage.from(BUCKET).download(file());
    expect(await opened.data?.text()).toBe("%PDF-1.4");
  });

  it("browsers hear of changes there", async () => {
    if (!recovered) throw new Error("nothing was recovered");
    const running = recovered;
    const client = visitor(running);
    const heard: unknown[] = [];
    client
      .channel("news")
      .on("postgres_changes", { event: "INSERT", schema: "public", table: "news" }, (change) => {
        heard.push(change.new);
      })
      .subscribe();
    await eventually("an article is heard of", PATIENCE_MS, async () => {
      await write(running, randomUUID());
      return heard.length > 0 || undefined;
    });
    await client.removeAllChannels();
  });

  it("nothing else was touched: the archive has one line, and the old data its own", async () => {
    expect(readdirSync(archive)).toHaveLength(1);
    const again = await recover("--to", "latest", "--into", recoveredFolder);
    expect(again).toMatchObject({ code: 1, said: expect.stringContaining("holds files") });
  });
});

describe("the commands", () => {
  it("say which moments are covered", async () => {
    expect((await history("list")).said).toMatch(/^\S+: from \S+Z to \S+Z, \d base\(s\)\n$/);
    const { code, said } = await recover("--to", "2020-01-01T00:00:00Z", "--into", "/nowhere/x");
    expect(code).toBe(1);
    expect(said).toContain("is not covered");
  });

  it.each([[[]], [["--to", "yesterday", "--into", "/nowhere/x"]], [["--to", "latest"]]])(
    "say how they are used: %j",
    async (args) => {
      const { code, said } = await recover(...args);
      expect(code).toBe(2);
      expect(said).toContain("npm run recover -- --to");
    },
  );
});

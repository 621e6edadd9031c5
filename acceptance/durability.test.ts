import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { operator, visitor } from "../testing/clients.ts";
import { eventually, PATIENCE_MS, promptly } from "../testing/eventually.ts";
import { postmasterOf, serverOf } from "../testing/processes.ts";
import { type RunningServer, startServer } from "../testing/running-server.ts";
import { ask } from "./pages.ts";

const WRITERS = 4;
const BEFORE = 200;
const AFTER = 100;
const ROWS_PER_READ = 1000;
/** Nobody answers while everything restarts: asking without pauses would take processor time from the start. */
const AGAIN_MS = 25;

let server: RunningServer;

beforeAll(async () => {
  server = await startServer({ program: "scripts/start.mjs", settings: { SAMPLE_CONTENT: "off" } });
});

afterAll(() => server.discard());

const serverPid = () => serverOf(server.program.pid);
const postgresPid = () => postmasterOf(server.dataDirectory);

/** Inserts one article after another and records each that the server acknowledges. */
function startWriting(): { acknowledged: string[]; stop(): Promise<void> } {
  const acknowledged: string[] = [];
  const client = operator(server);
  let stopped = false;
  const write = async () => {
    while (!stopped) {
      const id = randomUUID();
      const { error } = await client.from("news").insert({ id, title: `Article ${id}` });
      if (error === null) acknowledged.push(id);
      else await pause(AGAIN_MS);
    }
  };
  const writers = Array.from({ length: WRITERS }, write);
  return {
    acknowledged,
    async stop() {
      stopped = true;
      await Promise.all(writers);
    },
  };
}

async function storedIds(): Promise<Set<string>> {
  const client = operator(server);
  const ids = new Set<string>();
  for (let from = 0; ; from += ROWS_PER_READ) {
    const page = client.from("news").select("id").order("id");
    const { data } = await page.range(from, from + ROWS_PER_READ - 1).throwOnError();
    for (const { id } of data) ids.add(id);
    if (data.length < ROWS_PER_READ) return ids;
  }
}

describe("under writing, kill -9", () => {
  it.each<[string, () => number[]]>([
    ["of the server", () => [serverPid()]],
    ["of PostgreSQL", () => [postgresPid()]],
    ["of both", () => [postgresPid(), serverPid()]],
  ])(
    "%s loses nothing that was acknowledged, and everything recovers by itself",
    async (_, victims) => {
      const writing = startWriting();
      const { acknowledged } = writing;
      await promptly(
        "the writers are at work",
        PATIENCE_MS,
        () => acknowledged.length >= BEFORE || undefined,
      );
      const killed = victims();
      for (const pid of killed) process.kill(pid, "SIGKILL");
      const atKill = acknowledged.length;
      await eventually(
        "writing goes on",
        PATIENCE_MS,
        () => acknowledged.length >= atKill + AFTER || undefined,
      );
      await writing.stop();

      const stored = await storedIds();
      expect(acknowledged.filter((id) => !stored.has(id))).toEqual([]);
      expect([serverPid(), postgresPid()]).not.toEqual(expect.arrayContaining(killed));
      await siteShowsNews();
      await feedIsLive();
    },
  );
});

/** A newly written article is on the home page. */
async function siteShowsNews(): Promise<void> {
  const slug = await publish();
  await eventually("the home page shows the newest article", PATIENCE_MS, async () => {
    const { status, text } = await ask(`${server.url}/`);
    return (status === 200 && text.includes(slug)) || undefined;
  });
}

/** A listening visitor receives new articles again. */
async function feedIsLive(): Promise<void> {
  const client = visitor(server);
  let heard = 0;
  client
    .channel("news-feed")
    .on("postgres_changes", { event: "INSERT", schema: "public", table: "news" }, () => {
      heard += 1;
    })
    .subscribe();
  try {
    await eventually("a new article is heard of", PATIENCE_MS, async () => {
      await publish();
      return heard > 0 || undefined;
    });
  } finally {
    await client.removeAllChannels();
  }
}

async function publish(): Promise<string> {
  const slug = `published-${randomUUID()}`;
  const article = { slug, title: slug, is_published: true, published_at: new Date().toISOString() };
  await operator(server).from("news").insert(article).throwOnError();
  return slug;
}

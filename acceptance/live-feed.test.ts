import type { SupabaseClient } from "@supabase/supabase-js";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { operator, visitor } from "../testing/clients.ts";
import { eventually, PATIENCE_MS } from "../testing/eventually.ts";
import { type RunningServer, startServer } from "../testing/running-server.ts";

let server: RunningServer;
let client: SupabaseClient;

beforeAll(async () => {
  server = await startServer({ settings: { SAMPLE_CONTENT: "off" } });
  client = visitor(server);
});

afterAll(async () => {
  await client.removeAllChannels();
  await server.discard();
});

/** Subscribes as spec §7 words it and collects the slugs of what arrives. */
async function hear(reader: SupabaseClient, topic: string): Promise<string[]> {
  const heard: string[] = [];
  const channel = reader
    .channel(topic)
    .on("postgres_changes", { event: "INSERT", schema: "public", table: "news" }, (change) => {
      heard.push(change.new.slug);
    });
  // The confirmation of changes comes after that of the join.
  const flowing = new Promise<void>((resolve, reject) => {
    channel.on("system", {}, (message) => {
      if (message.extension !== "postgres_changes") return;
      if (message.status === "ok") resolve();
      else reject(new Error(message.message));
    });
  });
  channel.subscribe();
  await flowing;
  return heard;
}

async function add(slug: string, isPublished: boolean): Promise<void> {
  await operator(server)
    .from("news")
    .insert({
      slug,
      title: `Article ${slug}`,
      category: "Event",
      is_published: isPublished,
      published_at: new Date().toISOString(),
    })
    .throwOnError();
}

function arrived(heard: string[], slug: string): Promise<true> {
  return eventually(`${slug} arrives`, PATIENCE_MS, () => heard.includes(slug) || undefined);
}

describe("the live feed (spec §7, Realtime)", () => {
  it("brings a published article to every listening visitor, and no draft", async () => {
    const listeners = [client, visitor(server), visitor(server)];
    const ears = await Promise.all(listeners.map((reader) => hear(reader, "news-feed")));
    await add("a-draft", false);
    await add("another-draft", false);
    // Comes last, so the drafts would have arrived by then.
    await add("published-after-the-drafts", true);
    await Promise.all(ears.map((heard) => arrived(heard, "published-after-the-drafts")));
    expect(ears).toEqual(listeners.map(() => ["published-after-the-drafts"]));
    await Promise.all(listeners.map((reader) => reader.removeAllChannels()));
  });

  it("brings a burst whole and in order", async () => {
    const heard = await hear(client, "burst");
    const slugs = Array.from({ length: 50 }, (_, position) => `burst-${position}`);
    for (const slug of slugs) await add(slug, true);
    await arrived(heard, "burst-49");
    expect(heard).toEqual(slugs);
  });

  it("stays silent on tables that are not announced", async () => {
    const refused = new Promise<string>((resolve) => {
      client
        .channel("profiles")
        .on("postgres_changes", { event: "*", schema: "public", table: "profiles" }, () => {})
        .on("system", {}, (message) => {
          if (message.extension === "postgres_changes") resolve(message.status);
        })
        .subscribe();
    });
    expect(await refused).toBe("error");
  });
});

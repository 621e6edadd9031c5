import type { SupabaseClient } from "@supabase/supabase-js";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestBackend, type TestBackend } from "./test-backend.ts";
import { inbox, subscribed, until } from "./test-channel.ts";
import { following, openSocket } from "./test-socket.ts";

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend("");
}, 60_000);
afterAll(() => backend?.stop());

type Message = { event: string; payload: unknown };
type Settings = { self?: boolean; ack?: boolean };

async function listen(client: SupabaseClient, topic: string, broadcast: Settings = {}) {
  const messages = inbox<Message>();
  const channel = client.channel(topic, { config: { broadcast } });
  channel.on("broadcast", { event: "*" }, ({ event, payload }) => messages.add({ event, payload }));
  return { channel: await subscribed(channel), messages };
}

describe("broadcast", () => {
  it.each([
    ["2.0.0", "2.0.0"],
    ["1.0.0", "2.0.0"],
    ["2.0.0", "1.0.0"],
  ])("goes from a %s client to the others of the topic, a %s client", async (from, to) => {
    const topic = `room ${from} ${to} é`;
    const sender = await listen(backend.client({ vsn: from }), topic, { ack: true });
    const receiver = await listen(backend.client({ vsn: to }), topic);
    const stranger = await listen(backend.client({ vsn: to }), `${topic} other`);
    const payload = { text: "你好", list: [1, null] };
    expect(await sender.channel.send({ type: "broadcast", event: "naïve", payload })).toBe("ok");
    expect(await receiver.messages.count(1)).toEqual([{ event: "naïve", payload }]);
    await sender.channel.send({ type: "broadcast", event: "second", payload: {} });
    await receiver.messages.count(2);
    expect(sender.messages.items).toEqual([]);
    expect(stranger.messages.items).toEqual([]);
  });

  it("comes back to the sender that asked for it", async () => {
    const { channel, messages } = await listen(backend.client(), "self", { self: true });
    await channel.send({ type: "broadcast", event: "me", payload: { n: 1 } });
    expect(await messages.count(1)).toEqual([{ event: "me", payload: { n: 1 } }]);
  });

  it("carries bytes between clients that can take them", async () => {
    const sender = await listen(backend.client(), "bytes");
    const receiver = await listen(backend.client(), "bytes");
    const old = await listen(backend.client({ vsn: "1.0.0" }), "bytes");
    await sender.channel.send({
      type: "broadcast",
      event: "raw",
      payload: new Uint8Array([0, 255, 7]).buffer,
    });
    await sender.channel.send({ type: "broadcast", event: "end", payload: {} });
    const [raw] = await receiver.messages.count(2);
    expect([...new Uint8Array(raw?.payload as ArrayBuffer)]).toEqual([0, 255, 7]);
    expect((await old.messages.count(1)).map(({ event }) => event)).toEqual(["end"]);
  });
});

describe("broadcast over HTTP", () => {
  it("reaches the members of the topic from a client that has not joined it", async () => {
    const receiver = await listen(backend.client(), "from afar é");
    const sender = backend.client().channel("from afar é");
    expect(await sender.httpSend("one/é", { n: 1 })).toEqual({ success: true });
    const batch = await fetch(sender.broadcastEndpointURL, {
      method: "POST",
      body: JSON.stringify({
        messages: [{ topic: "from afar é", event: "two", payload: { n: 2 } }],
      }),
    });
    expect(batch.status).toBe(202);
    expect(await receiver.messages.count(2)).toEqual([
      { event: "one/é", payload: { n: 1 } },
      { event: "two", payload: { n: 2 } },
    ]);
  });

  it("refuses private channels, other methods, and what is no message", async () => {
    const [url] = backend.client().channel("x").broadcastEndpointURL.split("?");
    const status = async (path: string, method: string, body?: string) =>
      (await fetch(`${url}${path}`, { method, ...(body === undefined ? {} : { body }) })).status;
    const message = { topic: "x", event: "y", payload: {} };
    expect(await status("", "GET")).toBe(405);
    expect(await status("/x", "POST", "{}")).toBe(404);
    expect(await status("", "POST", "garbage")).toBe(422);
    expect(await status("/x/events/y", "POST", "{")).toBe(400);
    expect(await status("/%E0/events/y", "POST", "{}")).toBe(400);
    const deep = `{"a":${"[".repeat(100_000)}${"]".repeat(100_000)}}`;
    const batch = `{"messages":[{"topic":"x","event":"y","payload":${deep}}]}`;
    expect(await status("", "POST", batch)).toBe(422);
    expect(await status("/x/events/y", "POST", deep)).toBe(400);
    expect(await status("/x/events/y", "POST", "x".repeat(1024 * 1024 + 1))).toBe(413);
    expect(await status("/x/events/y?private=true", "POST", "{}")).toBe(403);
    expect(
      await status("", "POST", JSON.stringify({ messages: [{ ...message, private: true }] })),
    ).toBe(403);
    expect(await status("", "POST", JSON.stringify({ messages: [{ ...message, topic: 1 }] }))).toBe(
      422,
    );
  });
});

describe("presence", () => {
  const room = async (topic: string, key: string) => {
    const client = backend.client();
    const channel = client.channel(topic, { config: { presence: { key } } });
    const events = inbox<string>();
    channel
      .on("presence", { event: "join" }, ({ key: who }) => events.add(`join ${who}`))
      .on("presence", { event: "leave" }, ({ key: who }) => events.add(`leave ${who}`))
      .on("presence", { event: "sync" }, () => events.add("sync"));
    return { client, events, channel: await subscribed(channel) };
  };

  it("shows who is there, to those before and after, until they leave or are lost", async () => {
    const ann = await room("lobby", "ann");
    expect(await ann.channel.track({ mood: "calm" })).toBe("ok");
    await ann.events.first((event) => event === "join ann");
    const ben = await room("lobby", "ben");
    await until(() => "ann" in ben.channel.presenceState());
    expect(ben.channel.presenceState()).toEqual({
      ann: [{ mood: "calm", presence_ref: expect.any(String) }],
    });
    await ben.channel.track({ mood: "new" });
    await ann.events.first((event) => event === "join ben");
    await ben.channel.track({ mood: "newer" });
    await until(() => JSON.stringify(ann.channel.presenceState()).includes("newer"));
    expect(ann.channel.presenceState().ben).toHaveLength(1);
    await ben.channel.untrack();
    await ann.events.first((event) => event === "leave ben");
    await ben.channel.track({ mood: "back" });
    await until(() => "ben" in ann.channel.presenceState());
    void ben.client.realtime.disconnect();
    await until(() => !("ben" in ann.channel.presenceState()));
    expect(Object.keys(ann.channel.presenceState())).toEqual(["ann"]);
  });

  it("keeps two tabs of one person apart", async () => {
    const [one, two] = [await room("tabs", "ann"), await room("tabs", "ann")];
    await one.channel.track({ tab: 1 });
    await two.channel.track({ tab: 2 });
    await until(() => one.channel.presenceState().ann?.length === 2);
    await two.channel.untrack();
    await until(() => one.channel.presenceState().ann?.length === 1);
    expect(one.channel.presenceState().ann).toMatchObject([{ tab: 1 }]);
  });

  it("refuses what is no map, ends who floods or tells too much", async () => {
    const { send, reply, next, socket } = await openSocket(backend.webSocketUrl);
    const track = (payload: unknown) => ({ type: "presence", event: "track", payload });
    for (const [ref, topic] of [
      ["1", "realtime:a"],
      ["2", "realtime:b"],
    ] as const) {
      send(ref, ref, topic, "phx_join", following());
      await reply(ref);
    }
    send("1", "3", "realtime:a", "presence", track("text"));
    expect((await reply("3"))[4]).toMatchObject({ status: "error" });
    send("1", "4", "realtime:a", "presence", track({ much: "x".repeat(20_000) }));
    expect((await next("realtime:a", "system"))[4]).toMatchObject({
      message: "Track message size exceeded",
    });
    for (let n = 0; n < 40; n++) send("2", `t${n}`, "realtime:b", "presence", track({ n }));
    expect((await next("realtime:b", "system"))[4]).toMatchObject({
      message: "Client presence rate limit exceeded",
    });
    await next("realtime:b", "phx_close");
    socket.close();
  });

  it("keeps keys apart that are names of things that every object has", async () => {
    const keys = ["__proto__", "constructor"];
    const sockets = await Promise.all(keys.map(() => openSocket(backend.webSocketUrl)));
    for (const [at, { send, reply }] of sockets.entries()) {
      send("1", "1", "realtime:odd", "phx_join", {
        config: { presence: { key: keys[at], enabled: true } },
      });
      await reply("1");
      send("1", "2", "realtime:odd", "presence", { event: "track", payload: { at } });
      await reply("2");
    }
    const [, , , , state] = (await sockets[1]?.next("realtime:odd", "presence_state")) ?? [];
    expect(Object.keys(state ?? {})).toEqual(["__proto__"]);
    const [, , , , diff] = (await sockets[1]?.next("realtime:odd", "presence_diff")) ?? [];
    expect(diff).toEqual({
      joins: { constructor: { metas: [{ at: 1, phx_ref: expect.any(String) }] } },
      leaves: {},
    });
    for (const { socket } of sockets) socket.close();
  });
});

import { randomUUID } from "node:crypto";
import type { SupabaseClient } from "@supabase/supabase-js";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { SECRET_KEY, startTestBackend, type TestBackend } from "./test-backend.ts";
import { inbox, subscribed, until } from "./test-channel.ts";
import { following, openSocket } from "./test-socket.ts";

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend("");
}, 60_000);
afterAll(() => backend?.stop());

type Message = { event: string; payload: unknown };
type Settings = { self?: boolean; ack?: boolean };

/** A client with the key that may send. */
const operator = (vsn = "2.0.0") => backend.client({ key: SECRET_KEY, vsn });

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
    const sender = await listen(operator(from), topic, { ack: true });
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
    const { channel, messages } = await listen(operator(), "self", { self: true });
    await channel.send({ type: "broadcast", event: "me", payload: { n: 1 } });
    expect(await messages.count(1)).toEqual([{ event: "me", payload: { n: 1 } }]);
  });

  it("carries bytes between clients that can take them", async () => {
    const sender = await listen(operator(), "bytes");
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
    const sender = operator().channel("from afar é");
    expect(await sender.httpSend("one/é", { n: 1 })).toEqual({ success: true });
    const batch = await fetch(sender.broadcastEndpointURL, {
      method: "POST",
      headers: { apikey: SECRET_KEY },
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

  it("refuses private channels, other methods, and malformed messages", async () => {
    const [url] = backend.client().channel("x").broadcastEndpointURL.split("?");
    const status = async (path: string, method: string, body?: string) =>
      (
        await fetch(`${url}${path}`, {
          method,
          headers: { apikey: SECRET_KEY },
          ...(body === undefined ? {} : { body }),
        })
      ).status;
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
    const client = operator();
    const channel = client.channel(topic, { config: { presence: { key } } });
    const events = inbox<string>();
    channel
      .on("presence", { event: "join" }, ({ key: who }) => events.add(`join ${who}`))
      .on("presence", { event: "leave" }, ({ key: who }) => events.add(`leave ${who}`))
      .on("presence", { event: "sync" }, () => events.add("sync"));
    return { client, events, channel: await subscribed(channel) };
  };

  it("shows who is there, to earlier and later members, until they leave or lose their connection", async () => {
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

  it("refuses what is not an object, and closes clients that flood or send too much", async () => {
    const { send, reply, next, socket } = await openSocket(backend.webSocketUrl, {
      key: SECRET_KEY,
    });
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
    const sockets = await Promise.all(
      keys.map(() => openSocket(backend.webSocketUrl, { key: SECRET_KEY })),
    );
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

describe("sending without the secret key", () => {
  const track = { type: "presence", event: "track", payload: { mood: "loud" } };
  const shout = { type: "broadcast", event: "x", payload: { text: "buy" } };
  const refused = {
    status: "error",
    response: { reason: expect.stringMatching(/^Unauthorized: /) },
  };

  it.each(["a visitor", "somebody signed in"])("refuses %s", async (who) => {
    const token =
      who === "a visitor" ? {} : { access_token: await backend.userToken(randomUUID()) };
    const topic = `realtime:${who}`;
    const listener = await listen(operator(), who);
    const { send, reply, socket } = await openSocket(backend.webSocketUrl);
    const config = { broadcast: { ack: false, self: true }, presence: { enabled: true } };
    send("1", "1", topic, "phx_join", { config, ...token });
    expect((await reply("1"))[4]).toMatchObject({ status: "ok" });
    send("1", "2", topic, "broadcast", shout);
    expect((await reply("2"))[4]).toEqual(refused);
    send("1", "3", topic, "presence", track);
    expect((await reply("3"))[4]).toEqual(refused);
    // In bytes: lengths of join_ref, ref, topic, event and metadata, the encoding JSON, then these strings.
    const header = Buffer.from([3, 1, 1, Buffer.byteLength(topic), 1, 0, 1]);
    socket.send(Buffer.concat([header, Buffer.from(`14${topic}x{"text":"buy"}`)]));
    expect((await reply("4"))[4]).toEqual(refused);
    await operator().channel(who).httpSend("last", {});
    expect((await listener.messages.count(1)).map(({ event }) => event)).toEqual(["last"]);
    socket.close();
  });

  it("reports an error to clients that await the answer, and over HTTP", async () => {
    const { channel } = await listen(backend.client(), "told", { ack: true });
    expect(await channel.send({ type: "broadcast", event: "x", payload: {} })).toBe("error");
    expect(await channel.track({ mood: "loud" })).toBe("error");
    const sent = backend.client().channel("told").httpSend("x", {});
    await expect(sent).rejects.toThrow(/^Unauthorized: /);
  });

  it("a user on a socket of the secret key acts as that user, once their token is in use", async () => {
    const { send, reply, socket } = await openSocket(backend.webSocketUrl, { key: SECRET_KEY });
    send("1", "1", "realtime:both", "phx_join", { config: { broadcast: { ack: true } } });
    await reply("1");
    send("1", "2", "realtime:both", "broadcast", shout);
    expect((await reply("2"))[4]).toMatchObject({ status: "ok" });
    send("1", null, "realtime:both", "access_token", {
      access_token: await backend.userToken(randomUUID()),
    });
    let ref = 3;
    await until(async () => {
      send("1", String(++ref), "realtime:both", "broadcast", shout);
      return (await reply(String(ref)))[4].status === "error";
    });
    socket.close();
  });
});

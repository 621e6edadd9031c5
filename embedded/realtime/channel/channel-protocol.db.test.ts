import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { WebSocket } from "ws";
import { startTestBackend, type TestBackend } from "../test-backend.ts";
import { inbox, subscribed, until } from "../test-channel.ts";
import { following, openSocket } from "../test-socket.ts";

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend(`
    create table notes (id int primary key);
    grant select on notes to anon, authenticated, service_role;
    alter publication supabase_realtime add table notes;`);
}, 60_000);
afterAll(() => backend?.stop());

const NOTES = { event: "*", schema: "public", table: "notes" };

describe("the connection", () => {
  it("answers heartbeats in 2.0.0", async () => {
    const { send, reply, socket } = await openSocket(backend.webSocketUrl);
    send(null, "2", "phoenix", "heartbeat", {});
    expect(await reply("2")).toEqual([
      null,
      "2",
      "phoenix",
      "phx_reply",
      { status: "ok", response: {} },
    ]);
    socket.close();
  });

  it("answers heartbeats in 1.0.0", async () => {
    const socket = new WebSocket(`${backend.webSocketUrl}?apikey=sb_publishable_test&vsn=1.0.0`);
    const received = inbox<unknown>();
    socket.on("message", (data) => received.add(JSON.parse(String(data))));
    socket.on("open", () =>
      socket.send(JSON.stringify({ topic: "phoenix", event: "heartbeat", payload: {}, ref: "9" })),
    );
    expect((await received.count(1))[0]).toEqual({
      topic: "phoenix",
      event: "phx_reply",
      payload: { status: "ok", response: {} },
      ref: "9",
      join_ref: null,
    });
    socket.close();
  });

  it("keeps the real client's heartbeat answered", async () => {
    const client = backend.client({ heartbeatIntervalMs: 50 });
    const beats = inbox<string>();
    client.realtime.onHeartbeat(beats.add);
    await subscribed(client.channel("beat"));
    await beats.first((status) => status === "ok");
    expect(beats.items).not.toContain("timeout");
  });

  it("refuses a version that it does not speak", async () => {
    const socket = new WebSocket(`${backend.webSocketUrl}?apikey=sb_publishable_test&vsn=3.0.0`);
    const status = await new Promise((resolve) =>
      socket.on("unexpected-response", (request, response) => {
        resolve(response.statusCode);
        request.destroy();
      }),
    );
    expect(status).toBe(400);
  });
});

describe("joining and leaving", () => {
  it("echoes the entries verbatim and in order, each with its own id", async () => {
    const { send, reply, socket } = await openSocket(backend.webSocketUrl);
    const entries = [
      { ...NOTES, filter: "id=eq.1" },
      { event: "INSERT", schema: "public", table: "notes", filter: undefined },
      { event: "*", schema: "*" },
      { event: "*", schema: "public", table: "missing" },
    ];
    send("5", "5", "realtime:x", "phx_join", following(...entries));
    const [joinRef, , , , payload] = await reply("5");
    expect(joinRef).toBe("5");
    const echoed: Record<string, unknown>[] = Object(payload.response).postgres_changes;
    expect(echoed).toEqual(entries.map((entry) => ({ ...entry, id: expect.any(Number) })));
    expect(new Set(echoed.map(({ id }) => id)).size).toBe(4);
    expect(echoed.every(({ id }) => id)).toBe(true);
    socket.close();
  });

  it("answers a leave, closes the channel with its join's ref, and sends nothing more", async () => {
    const { send, reply, next, frames, socket } = await openSocket(backend.webSocketUrl);
    send("1", "1", "realtime:left", "phx_join", following(NOTES));
    send("2", "2", "realtime:kept", "phx_join", following(NOTES));
    await next("realtime:left", "system");
    await next("realtime:kept", "system");
    send("1", "3", "realtime:left", "phx_leave", {});
    expect(await reply("3")).toEqual([
      "1",
      "3",
      "realtime:left",
      "phx_reply",
      { status: "ok", response: {} },
    ]);
    expect(await next("realtime:left", "phx_close")).toEqual([
      "1",
      "1",
      "realtime:left",
      "phx_close",
      {},
    ]);
    await backend.owner.query("insert into notes values (1)");
    await next("realtime:kept", "postgres_changes");
    expect(
      frames.items.filter(
        ([, , topic, event]) => topic === "realtime:left" && event === "postgres_changes",
      ),
    ).toEqual([]);
    socket.close();
  });

  it("closes the old channel when its topic is joined again", async () => {
    const { send, reply, next, socket } = await openSocket(backend.webSocketUrl);
    send("1", "1", "realtime:x", "phx_join", following());
    await reply("1");
    send("2", "2", "realtime:x", "phx_join", following());
    expect(await next("realtime:x", "phx_close")).toEqual([
      "1",
      "1",
      "realtime:x",
      "phx_close",
      {},
    ]);
    expect((await reply("2"))[4]).toMatchObject({ status: "ok" });
    send("1", "3", "realtime:x", "phx_leave", {});
    send("2", "4", "realtime:x", "phx_leave", {});
    expect((await reply("4"))[4]).toMatchObject({ status: "ok" });
    socket.close();
  });

  it("refuses invalid topics, and messages to channels that were never joined", async () => {
    const { send, reply, socket } = await openSocket(backend.webSocketUrl);
    send("1", "1", "elsewhere", "phx_join", following());
    send("2", "2", "realtime:", "phx_join", following());
    send("3", "3", `realtime:${"x".repeat(300)}`, "phx_join", following());
    send("4", "4", "realtime:x", "broadcast", {});
    for (const ref of ["1", "2", "3", "4"]) {
      expect((await reply(ref))[4]).toEqual({
        status: "error",
        response: { reason: "unmatched topic" },
      });
    }
    socket.close();
  });

  it("refuses private channels, with the reason", async () => {
    const client = backend.client();
    const channel = client.channel("mine", { config: { private: true } });
    await expect(subscribed(channel)).rejects.toThrow(
      /Unauthorized.*private channels are not served/,
    );
  });

  it("waits for the subscription where the client asks it to", async () => {
    const client = backend.client();
    const wait = { config: { postgres_changes_options: { wait: true } } };
    const follow = (topic: string, table: string) =>
      client
        .channel(topic, wait)
        .on("postgres_changes", { event: "INSERT", schema: "public", table }, () => undefined);
    await subscribed(follow("good", "notes"));
    await expect(subscribed(follow("bad", "missing"))).rejects.toThrow(
      "RealtimeDisabledForConfiguration",
    );
  });

  it("frees everything of a client that left", async () => {
    const client = backend.client();
    const channel = await subscribed(client.channel("again"));
    expect(await client.removeChannel(channel)).toBe("ok");
    await subscribed(client.channel("again"));
    await client.removeAllChannels();
    await until(() => !client.realtime.isConnected());
  });
});

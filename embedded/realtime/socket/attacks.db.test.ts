import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { WebSocket } from "ws";
import { startTestBackend, type TestBackend } from "../test-backend.ts";
import { until } from "../test-channel.ts";
import { following, joinAnew, openSocket } from "../test-socket.ts";

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend(
    `create table notes (id int primary key, body text);
     grant select on notes to anon, authenticated, service_role;
     alter publication supabase_realtime add table notes;`,
    { idleMs: 400, unsentBytes: 256 * 1024, connections: 20 },
  );
}, 60_000);
afterAll(() => backend?.stop());

const POLICY_VIOLATION = 1008;
const TOO_BIG = 1009;

const stillServes = () => joinAnew(backend.webSocketUrl);

describe("frames", () => {
  it("ends a connection over a frame of more than a megabyte", async () => {
    const { socket, closed } = await openSocket(backend.webSocketUrl);
    socket.send("x".repeat(1024 * 1024 + 1));
    expect(await closed).toBe(TOO_BIG);
    await stillServes();
  });

  it.each([
    "",
    "garbage",
    "null",
    "{}",
    "[]",
    "[1,2,3]",
    '[null,null,"phoenix"]',
    '["1","1",7,"phx_join",{}]',
    '["1","1","realtime:x","phx_join",[]]',
    '["1","1","realtime:x","phx_join","text"]',
    '{"topic":"phoenix","event":"heartbeat","payload":{},"ref":"1"}',
    "[".repeat(100_000),
  ])("ends a connection over the text %j", async (text) => {
    const { socket, closed } = await openSocket(backend.webSocketUrl);
    socket.send(text);
    expect(await closed).toBe(POLICY_VIOLATION);
  });

  it.each([
    ["nothing", []],
    ["another kind", [0, 1, 2, 3]],
    ["lengths past the end", [3, 255, 255, 255, 255, 255, 1, 65]],
    ["a payload that is no JSON", [3, 0, 0, 0, 0, 0, 1, 65]],
  ])("ends a connection over bytes that are %s", async (_name, bytes) => {
    const { socket, closed } = await openSocket(backend.webSocketUrl);
    socket.send(Buffer.from(bytes));
    expect(await closed).toBe(POLICY_VIOLATION);
  });

  it("refuses joins with a malformed configuration", async () => {
    const { send, reply, socket } = await openSocket(backend.webSocketUrl);
    const configs = [
      "text",
      { postgres_changes: "all" },
      { postgres_changes: [null] },
      { broadcast: { self: "yes" } },
      { presence: { key: 7 } },
    ];
    for (const [at, config] of configs.entries()) {
      send(`${at}`, `${at}`, "realtime:x", "phx_join", { config });
      expect((await reply(`${at}`))[4]).toMatchObject({ status: "error" });
    }
    socket.close();
    await stillServes();
  });

  it("takes no harm from the names of things that every object has", async () => {
    const { send, next, socket } = await openSocket(backend.webSocketUrl);
    const entry = {
      event: "*",
      schema: "__proto__",
      table: "constructor",
      filter: "toString=eq.1",
    };
    send("1", "1", "realtime:__proto__", "phx_join", following(entry));
    expect((await next("realtime:__proto__", "system"))[4]).toMatchObject({ status: "error" });
    socket.close();
  });
});

/** JSON text nested so deep that a recursive function runs out of stack over it. */
const DEEP = `{"a":${"[".repeat(100_000)}1${"]".repeat(100_000)}}`;

/** A frame of channel 1 around a payload that is JSON text. */
function frame(version: string, topic: string, event: string, payload: string): string {
  return version === "1.0.0"
    ? `{"topic":"${topic}","event":"${event}","payload":${payload},"ref":"9","join_ref":"1"}`
    : `["1","9","${topic}","${event}",${payload}]`;
}

describe.each(["1.0.0", "2.0.0"])("a frame of %s that is nested 100,000 deep", (version) => {
  it.each([
    ["a broadcast", "broadcast", `{"type":"broadcast","event":"x","payload":${DEEP}}`],
    ["a presence", "presence", `{"type":"presence","event":"track","payload":${DEEP}}`],
    ["a new token", "access_token", `{"access_token":${DEEP}}`],
    ["a join's entry", "phx_join", `{"config":{"postgres_changes":[${DEEP}]}}`],
    ["a join's presence key", "phx_join", `{"config":{"presence":{"key":${DEEP}}}}`],
    ["a join's token", "phx_join", `{"config":{},"access_token":${DEEP}}`],
    ["a leave", "phx_leave", DEEP],
    ["an unknown event", "x", DEEP],
  ])("ends its connection and no other as %s", async (_name, event, payload) => {
    const neighbour = await openSocket(backend.webSocketUrl);
    const { socket, closed } = await openSocket(backend.webSocketUrl, { query: `vsn=${version}` });
    socket.send(frame(version, "realtime:x", "phx_join", '{"config":{}}'));
    socket.send(frame(version, "realtime:x", event, payload));
    expect(await closed).toBe(POLICY_VIOLATION);
    neighbour.send(null, "1", "phoenix", "heartbeat", {});
    expect((await neighbour.reply("1"))[4]).toMatchObject({ status: "ok" });
    neighbour.socket.close();
  });
});

describe("JSON nested 100,000 deep, outside of text frames,", () => {
  it("closes a connection that sends it in a binary frame", async () => {
    const { socket, closed } = await openSocket(backend.webSocketUrl);
    socket.send(Buffer.concat([Buffer.from([3, 0, 0, 0, 0, 0, 1]), Buffer.from(DEEP)]));
    expect(await closed).toBe(POLICY_VIOLATION);
    await stillServes();
  });
});

describe("floods", () => {
  it("refuses the 101st channel of a connection", async () => {
    const { send, reply, socket } = await openSocket(backend.webSocketUrl);
    for (let at = 1; at <= 101; at++)
      send(`${at}`, `${at}`, `realtime:${at}`, "phx_join", following());
    expect((await reply("100"))[4]).toMatchObject({ status: "ok" });
    expect((await reply("101"))[4]).toEqual({
      status: "error",
      response: { reason: "ChannelRateLimitReached: Too many channels" },
    });
    socket.close();
  });

  it("refuses a channel that follows too many things", async () => {
    const { send, reply, socket } = await openSocket(backend.webSocketUrl);
    const entries = Array.from({ length: 21 }, (_, id) => ({
      event: "*",
      schema: "public",
      table: "notes",
      filter: `id=eq.${id}`,
    }));
    send("1", "1", "realtime:x", "phx_join", following(...entries));
    expect((await reply("1"))[4]).toMatchObject({ status: "error" });
    socket.close();
  });

  it("refuses entries that are longer together than a connection may have, until some are gone", async () => {
    const { send, reply, socket } = await openSocket(backend.webSocketUrl);
    const wide = (at: number) => ({
      ...{ event: "*", schema: "public", table: "notes" },
      filter: `body=neq.${"x".repeat(7_000)}${at}`,
      // Unknown fields are kept as well, as they are echoed.
      unknown: "x".repeat(7_000),
    });
    for (let at = 1; at <= 5; at++) {
      send(`${at}`, `${at}`, `realtime:${at}`, "phx_join", following(wide(at)));
    }
    expect((await reply("4"))[4]).toMatchObject({ status: "ok" });
    expect((await reply("5"))[4]).toEqual({
      status: "error",
      response: { reason: "ChannelRateLimitReached: Too many or too long postgres_changes" },
    });
    send("1", "6", "realtime:1", "phx_leave", {});
    await reply("6");
    send("7", "7", "realtime:7", "phx_join", following(wide(7)));
    expect((await reply("7"))[4]).toMatchObject({ status: "ok" });
    socket.close();
  });

  it("ends a connection that sends too many messages", async () => {
    const { send, closed } = await openSocket(backend.webSocketUrl);
    for (let at = 0; at < 1_000; at++) send(null, `${at}`, "phoenix", "heartbeat", {});
    expect(await closed).toBe(POLICY_VIOLATION);
    await stillServes();
  });

  it.each(["ping", "pong"] as const)("ends a connection that sends too many %ss", async (kind) => {
    const { socket, closed } = await openSocket(backend.webSocketUrl);
    for (let at = 0; at < 1_000; at++) socket[kind]();
    expect(await closed).toBe(POLICY_VIOLATION);
    await stillServes();
  });

  it("ends a connection whose message comes in too many parts", async () => {
    const { socket, closed } = await openSocket(backend.webSocketUrl);
    for (let at = 0; at < 1_000; at++) socket.send("", { fin: false });
    expect(await closed).toBe(POLICY_VIOLATION);
    await stillServes();
  });

  it("no longer reads a connection that floods it instead of answering the close", async () => {
    const pause = vi.spyOn(WebSocket.prototype, "pause");
    const raw = await upgraded(backend.webSocketUrl);
    const { promise: closed, resolve } = Promise.withResolvers<void>();
    raw.on("error", () => undefined).on("close", () => resolve());
    // One malformed message, for which it is closed, and pongs without end.
    raw.write(maskedFrame(0x81, "garbage"));
    const pongs = Buffer.concat(Array.from({ length: 10_000 }, () => maskedFrame(0x8a, "")));
    const flood = () => {
      while (!raw.destroyed && raw.write(pongs));
    };
    raw.on("drain", flood);
    flood();
    await closed;
    expect(pause).toHaveBeenCalledOnce();
    pause.mockRestore();
    await stillServes();
  });

  it("answers 503 past the bound of connections, and serves again when some have left", async () => {
    const open = [];
    for (let at = 0; at < 20; at++) open.push(await openSocket(backend.webSocketUrl));
    await expect(openSocket(backend.webSocketUrl)).rejects.toThrow("503");
    for (const { socket } of open) socket.close();
    await Promise.all(open.map(({ closed }) => closed));
    await stillServes();
  });
});

/** A socket that does not speak the protocol by itself, opened. */
async function upgraded(webSocketUrl: string): Promise<Socket> {
  const { hostname, port, pathname } = new URL(webSocketUrl);
  const socket = connect({ host: hostname, port: Number(port) });
  socket.write(
    `GET ${pathname}?vsn=2.0.0 HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
      "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n",
  );
  const [answer] = await once(socket, "data");
  expect(String(answer)).toMatch(/^HTTP\/1.1 101 /);
  return socket;
}

/** A client's frame, masked with nothing. */
function maskedFrame(kind: number, text: string): Buffer {
  return Buffer.concat([Buffer.from([kind, 0x80 | text.length, 0, 0, 0, 0]), Buffer.from(text)]);
}

describe("silence", () => {
  it("cuts a connection from which no heartbeat comes, and keeps one that beats", async () => {
    const idle = await openSocket(backend.webSocketUrl);
    const beating = await openSocket(backend.webSocketUrl);
    const timer = setInterval(() => beating.send(null, "h", "phoenix", "heartbeat", {}), 50);
    await idle.closed;
    expect(beating.socket.readyState).toBe(WebSocket.OPEN);
    clearInterval(timer);
    beating.socket.close();
  });

  it("cuts a reader that does not read, without keeping the rest from reading", async () => {
    const lazy = await openSocket(backend.webSocketUrl);
    const eager = await openSocket(backend.webSocketUrl);
    const entry = { event: "INSERT", schema: "public", table: "notes" };
    for (const { send, next } of [lazy, eager]) {
      send("1", "1", "realtime:x", "phx_join", following(entry));
      await next("realtime:x", "system");
    }
    lazy.socket.pause();
    const timers = [lazy, eager].map(({ send }) =>
      setInterval(() => send(null, "h", "phoenix", "heartbeat", {}), 50),
    );
    const body = "x".repeat(500_000);
    let id = 0;
    const open = () =>
      eager.frames.items.filter(([, , , event]) => event === "postgres_changes").length;
    // The kernel's buffers take the first megabytes.
    await until(async () => {
      await backend.owner.query("insert into notes values ($1, $2)", [++id, body]);
      return backend.log.some((line) => line.includes("does not read"));
    });
    await until(() => open() === id);
    for (const timer of timers) clearInterval(timer);
    lazy.socket.terminate();
    eager.socket.close();
  });
});

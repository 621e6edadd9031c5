import pg from "pg";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { WebSocket } from "ws";
import { startTestBackend, type TestBackend, UNVERIFIABLE } from "./test-backend.ts";
import { following, joinAnew, openSocket } from "./test-socket.ts";

const INTERNAL_ERROR = 1011;
const NOTES = { event: "INSERT", schema: "public", table: "notes" };

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend(
    `create table notes (id int primary key, body text);
     grant select on notes to anon, authenticated, service_role;
     alter publication supabase_realtime add table notes;`,
  );
}, 60_000);
afterEach(() => {
  vi.restoreAllMocks();
});
afterAll(() => backend?.stop());

describe("a failure", () => {
  it("to send to one subscriber closes that one's connection, not the others'", async () => {
    const [sender, broken, sound] = await Promise.all([
      openSocket(backend.webSocketUrl),
      openSocket(backend.webSocketUrl),
      openSocket(backend.webSocketUrl),
    ]);
    for (const { send, next } of [broken, sound]) {
      send("1", "1", "realtime:x", "phx_join", following(NOTES));
      await next("realtime:x", "system");
    }
    const write = WebSocket.prototype.send;
    let failures = 0;
    vi.spyOn(WebSocket.prototype, "send").mockImplementation(function (this: WebSocket, ...given) {
      // The server writes bytes, the clients of this test text.
      const isChange = Buffer.isBuffer(given[0]) && given[0].includes("postgres_changes");
      if (isChange && failures++ === 0) throw new Error("the socket broke");
      return Reflect.apply(write, this, given);
    });
    await backend.owner.query("insert into notes values (1, 'one is lost')");
    expect(await broken.closed).toBe(INTERNAL_ERROR);
    await sound.next("realtime:x", "postgres_changes");
    sender.send(null, "1", "phoenix", "heartbeat", {});
    await sender.reply("1");
    expect(backend.log.filter((line) => line.includes("the socket broke"))).toHaveLength(1);
    for (const { socket } of [sender, sound]) socket.close();
  });

  it("to read a frame closes the connection, and is logged once", async () => {
    const { socket, closed } = await openSocket(backend.webSocketUrl);
    const parse = JSON.parse;
    vi.spyOn(JSON, "parse").mockImplementation((text: string, ...rest) => {
      const value: unknown = parse(text, ...rest);
      if (!text.includes("a bad day")) return value;
      return new Proxy(Object(value), {
        get() {
          throw new Error("nobody foresaw this");
        },
      });
    });
    for (let at = 0; at < 3; at++) socket.send('["1","1","realtime:a bad day","phx_join",{}]');
    expect(await closed).toBe(INTERNAL_ERROR);
    vi.restoreAllMocks();
    expect(backend.log.filter((line) => line.includes("nobody foresaw this"))).toHaveLength(1);
    await joinAnew(backend.webSocketUrl);
  });

  it("to verify a token refuses the join, and keeps a channel's token under watch", async () => {
    const { send, reply, frames, socket } = await openSocket(backend.webSocketUrl);
    send("1", "1", "realtime:x", "phx_join", { ...following(), access_token: UNVERIFIABLE });
    expect((await reply("1"))[4]).toEqual({
      status: "error",
      response: { reason: "The token could not be verified, try again" },
    });
    const access_token = await backend.userToken("00000000-0000-4000-8000-00000000000a");
    send("2", "2", "realtime:x", "phx_join", { ...following(), access_token });
    await reply("2");
    send("2", "3", "realtime:x", "access_token", { access_token: UNVERIFIABLE });
    send("2", "4", "realtime:x", "phx_leave", {});
    expect((await reply("4"))[4]).toMatchObject({ status: "ok" });
    expect(frames.items.filter(([, , , event]) => event === "system")).toEqual([]);
    socket.close();
    await joinAnew(backend.webSocketUrl);
  });

  it("to ask Postgres keeps the join, and asks again", async () => {
    vi.spyOn(pg.Pool.prototype, "connect").mockImplementationOnce(() => {
      throw new Error("no connection to be had");
    });
    const { send, next, socket } = await openSocket(backend.webSocketUrl);
    send("1", "1", "realtime:x", "phx_join", following({ ...NOTES, filter: "id=eq.7" }));
    expect((await next("realtime:x", "system"))[4]).toMatchObject({ status: "ok" });
    expect(pg.Pool.prototype.connect).toHaveBeenCalled();
    socket.close();
  });
});

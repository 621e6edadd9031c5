import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { SECRET_KEY, startTestBackend, type TestBackend } from "../test-backend.ts";
import { inbox, type Payload, subscribed, until } from "../test-channel.ts";
import { following, openSocket } from "../test-socket.ts";

const ALICE = "00000000-0000-4000-8000-00000000000a";
const BOB = "00000000-0000-4000-8000-00000000000b";
const SCHEMA = `
  create table runs (id int primary key, owner uuid, state text, secret text);
  alter table runs enable row level security;
  create policy own on runs for select to authenticated
    using (owner = auth.uid());
  create policy shown on runs for select to anon using (state = 'public');
  grant select (id, owner, state) on runs to anon, authenticated;
  grant select on runs to service_role;
  create table closed (id int primary key, word text);
  grant select on closed to service_role;
  create table visits (id int primary key);
  create table marks (id int primary key);
  grant select on visits, marks to anon, authenticated, service_role;
  alter publication supabase_realtime add table runs, closed, visits, marks;`;

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend(SCHEMA);
}, 60_000);
beforeEach(() => backend.owner.query("truncate runs, closed, marks"));
afterAll(() => backend?.stop());

/** Follows runs, and marks: a mark comes after all that could have come before it. */
async function follow(options: { key?: string; token?: string }) {
  const client = backend.client(options);
  const changes = inbox<Payload>();
  const [runs, marks] = ["runs", "marks"].map(
    (table) => ({ event: "*", schema: "public", table }) as const,
  );
  if (!runs || !marks) throw new Error("two tables");
  await subscribed(
    client
      .channel("runs")
      .on("postgres_changes", runs, changes.add)
      .on("postgres_changes", marks, changes.add),
  );
  return {
    client,
    async untilMark(): Promise<Payload[]> {
      await changes.first((change) => change.table === "marks");
      return changes.items.filter((change) => change.table === "runs");
    },
  };
}

describe("what a subscriber may see", () => {
  it("gives each only the rows that the policies show and the columns that are granted", async () => {
    const [alice, bob, visitor, service] = await Promise.all([
      follow({ token: await backend.userToken(ALICE) }),
      follow({ token: await backend.userToken(BOB) }),
      follow({}),
      follow({ key: SECRET_KEY }),
    ]);
    await backend.owner.query("insert into runs values (1, $1, 'queued', 's')", [ALICE]);
    await backend.owner.query("insert into runs values (2, $1, 'public', 's')", [BOB]);
    await backend.owner.query("update runs set state = 'done' where id = 1");
    await backend.owner.query("insert into marks values (1)");
    const news = async (who: typeof alice) => (await who.untilMark()).map((change) => change.new);
    expect(await news(bob)).toEqual([{ id: 2, owner: BOB, state: "public" }]);
    expect(await news(visitor)).toEqual([{ id: 2, owner: BOB, state: "public" }]);
    const own = await alice.untilMark();
    expect(own.map((change) => [change.eventType, Object(change.new).id])).toEqual([
      ["INSERT", 1],
      ["UPDATE", 1],
    ]);
    expect(Object.keys(Object(own[1]?.new))).toEqual(["id", "owner", "state"]);
    expect((await service.untilMark()).length).toBe(3);
    expect((await service.untilMark())[0]?.new).toMatchObject({ secret: "s" });
  });

  it("stops sending a row once it is hidden, and sends only the key of a deleted row", async () => {
    const visitor = await follow({});
    await backend.owner.query("insert into runs values (1, $1, 'public', 's')", [ALICE]);
    await until(async () => (await backend.owner.query("select 1 from runs")).rowCount === 1);
    await backend.owner.query("update runs set state = 'hidden', secret = 'new'");
    await backend.owner.query("delete from runs");
    await backend.owner.query("insert into marks values (1)");
    const changes = await visitor.untilMark();
    expect(JSON.stringify(changes)).not.toMatch(/hidden|new'/);
    expect(changes.at(-1)).toMatchObject({ eventType: "DELETE", old: { id: 1 } });
    expect(changes.filter((change) => change.eventType === "UPDATE")).toEqual([]);
  });

  it("refuses a table without a grant and a filter on a hidden column", async () => {
    const { send, next, socket } = await openSocket(backend.webSocketUrl);
    const [closed, runs] = ["closed", "runs"].map((table) => ({
      event: "*",
      schema: "public",
      table,
    }));
    send("1", "1", "realtime:closed", "phx_join", following({ ...closed }));
    send("2", "2", "realtime:secret", "phx_join", following({ ...runs, filter: "secret=eq.s" }));
    send("3", "3", "realtime:select", "phx_join", following({ ...runs, select: ["secret"] }));
    for (const topic of ["realtime:closed", "realtime:secret", "realtime:select"]) {
      expect((await next(topic, "system"))[4]).toMatchObject({ status: "error" });
    }
    socket.close();
  });

  it("respects a revoked grant", async () => {
    const visitor = await follow({});
    await backend.owner.query("revoke select (owner) on runs from anon");
    await backend.owner.query("insert into runs values (1, $1, 'public', 's')", [ALICE]);
    await backend.owner.query("insert into marks values (1)");
    const changes = await visitor.untilMark();
    await backend.owner.query("grant select (owner) on runs to anon");
    expect(changes.map((change) => change.new)).toEqual([{ id: 1, state: "public" }]);
  });
});

describe("access tokens", () => {
  it("refuses a join with a token that is not good", async () => {
    const { send, reply, socket } = await openSocket(backend.webSocketUrl);
    const join = following({ event: "*", schema: "public", table: "runs" });
    for (const access_token of [
      "nonsense",
      `${await backend.userToken(ALICE)}x`,
      await backend.userToken(ALICE, -5),
    ]) {
      send("1", "1", "realtime:x", "phx_join", { ...join, access_token });
    }
    const [, , , , payload] = await reply("1");
    expect(payload).toMatchObject({
      status: "error",
      response: { reason: expect.stringContaining("InvalidJWTToken") },
    });
    socket.close();
  });

  it("acts for the new user after a swap, and ignores null and keys", async () => {
    const someone = await follow({ token: await backend.userToken(ALICE) });
    await someone.client.realtime.setAuth(await backend.userToken(BOB));
    const raw = await openSocket(backend.webSocketUrl);
    const join = following({ event: "INSERT", schema: "public", table: "runs" });
    raw.send("1", "1", "realtime:x", "phx_join", {
      ...join,
      access_token: await backend.userToken(ALICE),
    });
    await raw.next("realtime:x", "system");
    for (const access_token of [null, "sb_publishable_x"]) {
      raw.send("1", "2", "realtime:x", "access_token", { access_token });
    }
    raw.send(null, "3", "phoenix", "heartbeat", {});
    await raw.reply("3");
    await until(async () => {
      await backend.owner.query("delete from runs");
      await backend.owner.query("insert into runs values (1, $1, 'a', 's'), (2, $2, 'b', 's')", [
        ALICE,
        BOB,
      ]);
      return raw.frames.items.some(([, , , event]) => event === "postgres_changes");
    });
    await backend.owner.query("insert into marks values (1)");
    const seen = (await someone.untilMark()).filter((change) => change.eventType === "INSERT");
    expect(seen.at(-1)?.new).toEqual({ id: 2, owner: BOB, state: "b" });
    const owners = raw.frames.items
      .filter(([, , , event]) => event === "postgres_changes")
      .map(([, , , , { data }]) => Object(data).record.owner);
    expect(new Set(owners)).toEqual(new Set([ALICE]));
    raw.socket.close();
  });

  it("closes the channel when its token expires, and when a bad one comes", async () => {
    const { send, next, socket } = await openSocket(backend.webSocketUrl);
    const join = following({ event: "*", schema: "public", table: "runs" });
    send("1", "1", "realtime:short", "phx_join", {
      ...join,
      access_token: await backend.userToken(ALICE, 2),
    });
    send("2", "2", "realtime:bad", "phx_join", {
      ...join,
      access_token: await backend.userToken(ALICE),
    });
    await next("realtime:bad", "system");
    send("2", "3", "realtime:bad", "access_token", { access_token: "bad" });
    expect(await next("realtime:bad", "phx_close")).toEqual([
      "2",
      "2",
      "realtime:bad",
      "phx_close",
      {},
    ]);
    expect(await next("realtime:short", "phx_close")).toEqual([
      "1",
      "1",
      "realtime:short",
      "phx_close",
      {},
    ]);
    socket.close();
  });
});

describe("a session that has ended", () => {
  it("gets no more rows, and its channel is closed; another session of the same person continues", async () => {
    const tokens = [await backend.userToken(ALICE), await backend.userToken(ALICE)] as const;
    const join = following({ event: "*", schema: "public", table: "runs" });
    const [left, stays] = await Promise.all(tokens.map(() => openSocket(backend.webSocketUrl)));
    if (!left || !stays) throw new Error("two sockets");
    for (const [{ send, next }, access_token] of [
      [left, tokens[0]],
      [stays, tokens[1]],
    ] as const) {
      send("1", "1", "realtime:x", "phx_join", { ...join, access_token });
      await next("realtime:x", "system");
    }
    await backend.owner.query("insert into runs values (1, $1, 'queued', 's')", [ALICE]);
    await Promise.all([left, stays].map(({ next }) => next("realtime:x", "postgres_changes")));

    await backend.endSession(tokens[0]);
    await backend.owner.query("update runs set state = 'done'");
    expect(await left.next("realtime:x", "phx_close")).toEqual([
      "1",
      "1",
      "realtime:x",
      "phx_close",
      {},
    ]);
    await stays.frames.first(([, , , , { data }]) => Object(data).type === "UPDATE");
    await backend.owner.query("delete from runs");
    await stays.frames.first(([, , , , { data }]) => Object(data).type === "DELETE");
    const types = ({ frames }: typeof left) =>
      frames.items
        .filter(([, , , event]) => event === "postgres_changes")
        .map(([, , , , { data }]) => Object(data).type);
    expect(types(left)).toEqual(["INSERT"]);
    expect(types(stays)).toEqual(["INSERT", "UPDATE", "DELETE"]);
    expect(left.frames.items.map(([, , , , payload]) => payload)).toContainEqual(
      expect.objectContaining({ status: "error", message: "The session has ended" }),
    );
    for (const { socket } of [left, stays]) socket.close();
  });

  it("cannot be subscribed with, where Postgres is asked about a filter", async () => {
    const access_token = await backend.userToken(ALICE);
    await backend.endSession(access_token);
    const { send, next, socket } = await openSocket(backend.webSocketUrl);
    const join = following({ event: "*", schema: "public", table: "runs", filter: "id=eq.1" });
    send("1", "1", "realtime:x", "phx_join", { ...join, access_token });
    expect((await next("realtime:x", "system"))[4]).toMatchObject({ status: "error" });
    socket.close();
  });
});

describe("what a change costs", () => {
  it("is one question for all visitors together", async () => {
    const sockets = await Promise.all(
      Array.from({ length: 50 }, () => openSocket(backend.webSocketUrl)),
    );
    for (const { send, next } of sockets) {
      send(
        "1",
        "1",
        "realtime:many",
        "phx_join",
        following({ event: "INSERT", schema: "public", table: "visits" }),
      );
      await next("realtime:many", "system");
    }
    const before = backend.checkouts();
    await backend.owner.query("insert into visits values (1)");
    await Promise.all(sockets.map(({ next }) => next("realtime:many", "postgres_changes")));
    // The question itself, some looks for whether the commit is visible, and a fresh catalogue.
    expect(backend.checkouts() - before).toBeLessThan(25);
    for (const { socket } of sockets) socket.close();
  });
});

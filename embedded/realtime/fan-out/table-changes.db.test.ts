import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestBackend, type TestBackend } from "../test-backend.ts";
import { inbox, type Payload, subscribed } from "../test-channel.ts";
import { following, openSocket } from "../test-socket.ts";

const SCHEMA = `
  create table articles (
    id bigint generated always as identity primary key,
    title text not null, views int not null default 0, score numeric(10,2), tags text[],
    body jsonb, published boolean, at timestamptz, day date
  );
  create table pairs (a int, b char(3), note text, primary key (b, a));
  create table wide (id uuid primary key default gen_random_uuid(), big text, n int);
  alter table wide replica identity full;
  create table elsewhere (id int primary key);
  grant select on articles, pairs, wide, elsewhere to anon, authenticated, service_role;
  alter publication supabase_realtime add table articles, pairs, wide;`;

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend(SCHEMA);
}, 60_000);
afterAll(() => backend?.stop());

const ARTICLES = { schema: "public", table: "articles" };

describe.each(["1.0.0", "2.0.0"])("changes of a table, protocol %s", (vsn) => {
  it("brings an insert with the values as JSON", async () => {
    const client = backend.client({ vsn });
    const changes = inbox<Payload>();
    const channel = client
      .channel("news")
      .on("postgres_changes", { event: "INSERT", ...ARTICLES }, changes.add);
    await subscribed(channel);
    await backend.owner.query(
      `insert into articles (title, score, tags, body, published, at, day)
       values ('你好 "x"', 1.50, '{a,"b c"}', '{"n": [1]}', true, '2026-01-02 03:04:05.678901+08', '2026-01-02')`,
    );
    const [change] = await changes.count(1);
    expect(change).toMatchObject({ ...ARTICLES, eventType: "INSERT", errors: null, old: {} });
    expect(change?.new).toEqual({
      id: expect.any(Number),
      title: '你好 "x"',
      views: 0,
      score: 1.5,
      tags: ["a", "b c"],
      body: { n: [1] },
      published: true,
      at: "2026-01-01T19:04:05.678901+00:00",
      day: "2026-01-02",
    });
    expect(change?.commit_timestamp).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
  });

  it("brings insert, update and delete to `*`, in order", async () => {
    const client = backend.client({ vsn });
    const changes = inbox<Payload>();
    await subscribed(
      client.channel("all").on("postgres_changes", { event: "*", ...ARTICLES }, changes.add),
    );
    const { rows } = await backend.owner.query(
      "insert into articles (title) values ('one') returning id",
    );
    await changes.count(1);
    const id = Number(rows[0].id);
    await backend.owner.query("update articles set title = 'two' where id = $1", [id]);
    await changes.count(2);
    await backend.owner.query("delete from articles where id = $1", [id]);
    const [inserted, updated, deleted] = await changes.count(3);
    expect(inserted).toMatchObject({ eventType: "INSERT", new: { id, title: "one" }, old: {} });
    expect(updated).toMatchObject({ eventType: "UPDATE", new: { id, title: "two" } });
    expect(updated?.old).toEqual({ id });
    expect(deleted).toMatchObject({ eventType: "DELETE", new: {} });
    expect(deleted?.old).toEqual({ id });
  });
});

describe("delivered changes", () => {
  it("has the shape of the hosted service on the wire, equal ids for equal entries", async () => {
    const entry = { event: "INSERT", ...ARTICLES };
    const [one, other] = [
      await openSocket(backend.webSocketUrl),
      await openSocket(backend.webSocketUrl),
    ];
    for (const { send, reply } of [one, other]) {
      send("7", "7", "realtime:a", "phx_join", following(entry));
      await reply("7");
    }
    const [, , , , joined] = await one.reply("7");
    expect(joined).toEqual({
      status: "ok",
      response: { postgres_changes: [{ ...entry, id: expect.any(Number) }] },
    });
    expect((await other.reply("7"))[4]).toEqual(joined);
    expect(await one.next("realtime:a", "system")).toEqual([
      "7",
      null,
      "realtime:a",
      "system",
      {
        channel: "a",
        extension: "postgres_changes",
        message: "Subscribed to PostgreSQL",
        status: "ok",
      },
    ]);
    await backend.owner.query("insert into articles (title) values ('wire')");
    const change = await one.next("realtime:a", "postgres_changes");
    expect(change.slice(0, 4)).toEqual([null, null, "realtime:a", "postgres_changes"]);
    expect(change[4]).toMatchObject({
      ids: [expect.any(Number)],
      data: {
        ...ARTICLES,
        type: "INSERT",
        errors: null,
        record: { title: "wire" },
        columns: [
          { name: "id", type: "int8" },
          { name: "title", type: "text" },
          { name: "views", type: "int4" },
          { name: "score", type: "numeric" },
          { name: "tags", type: "_text" },
          { name: "body", type: "jsonb" },
          { name: "published", type: "bool" },
          { name: "at", type: "timestamptz" },
          { name: "day", type: "date" },
        ],
      },
    });
    expect(change[4].data).not.toHaveProperty("old_record");
    one.socket.close();
    other.socket.close();
  });

  it("names all matching entries of a channel in one message", async () => {
    const { send, reply, next, socket } = await openSocket(backend.webSocketUrl);
    const entries = [
      { event: "*", ...ARTICLES },
      { event: "INSERT", ...ARTICLES },
      { event: "DELETE", ...ARTICLES },
    ];
    send("1", "1", "realtime:x", "phx_join", following(...entries));
    const [, , , , payload] = await reply("1");
    const ids = Object(payload.response).postgres_changes.map(({ id }: { id: number }) => id);
    await backend.owner.query("insert into articles (title) values ('twice')");
    const [, , , , change] = await next("realtime:x", "postgres_changes");
    expect(new Set(Object(change.ids))).toEqual(new Set([ids[0], ids[1]]));
    socket.close();
  });

  it("gives only the columns asked for, the key always in", async () => {
    const client = backend.client();
    const changes = inbox<Payload>();
    await subscribed(
      client
        .channel("some")
        .on(
          "postgres_changes",
          { event: "INSERT", ...ARTICLES, select: ["title"], filter: "views=eq.3" },
          changes.add,
        ),
    );
    await backend.owner.query("insert into articles (title, views) values ('chosen', 3)");
    const [change] = await changes.count(1);
    expect(change?.new).toEqual({ id: expect.any(Number), title: "chosen" });
  });

  it("gives only the key of a deleted row, whatever the replica identity", async () => {
    const client = backend.client();
    const changes = inbox<Payload>();
    await subscribed(
      client
        .channel("wide")
        .on("postgres_changes", { event: "*", schema: "public", table: "wide" }, changes.add),
    );
    // Large enough to be stored out of line, so that an update of another column does not log it.
    const { rows } = await backend.owner.query(
      `insert into wide (big) select string_agg(md5(i::text), '') from generate_series(1, 1000) i
       returning id, big`,
    );
    await changes.count(1);
    await backend.owner.query("update wide set n = 1");
    await changes.count(2);
    await backend.owner.query("delete from wide");
    const [, updated, deleted] = await changes.count(3);
    expect(updated?.new).toEqual({ ...rows[0], n: 1 });
    expect(updated?.old).toEqual({ id: rows[0].id });
    expect(deleted?.old).toEqual({ id: rows[0].id });
  });

  it("follows a change of a key of two columns", async () => {
    const client = backend.client();
    const changes = inbox<Payload>();
    await subscribed(
      client
        .channel("pairs")
        .on("postgres_changes", { event: "*", schema: "public", table: "pairs" }, changes.add),
    );
    await backend.owner.query("insert into pairs values (1, 'abc', 'n')");
    await changes.count(1);
    await backend.owner.query("update pairs set a = 2");
    const [, updated] = await changes.count(2);
    expect(updated?.new).toEqual({ a: 2, b: "abc", note: "n" });
    expect(updated?.old).toEqual({ a: 1, b: "abc" });
  });
});

describe("which tables", () => {
  it("follows a whole schema, and a table that joins the publication later", async () => {
    const client = backend.client();
    const changes = inbox<Payload>();
    await subscribed(
      client
        .channel("schema")
        .on("postgres_changes", { event: "INSERT", schema: "public" }, changes.add),
    );
    await backend.owner.query(
      "create table later (id int primary key); grant select on later to anon, authenticated, service_role",
    );
    await backend.owner.query("alter publication supabase_realtime add table later");
    await backend.owner.query("insert into later values (1)");
    await backend.owner.query("insert into articles (title) values ('whole')");
    const [first, second] = await changes.count(2);
    expect(first).toMatchObject({ table: "later", new: { id: 1 } });
    expect(second).toMatchObject({ table: "articles" });
  });

  it("sends a column that was added while it was followed", async () => {
    await backend.owner.query(
      "create table growing (id int primary key); grant select on growing to anon, authenticated, service_role",
    );
    await backend.owner.query("alter publication supabase_realtime add table growing");
    const client = backend.client();
    const changes = inbox<Payload>();
    await subscribed(
      client
        .channel("growing")
        .on(
          "postgres_changes",
          { event: "INSERT", schema: "public", table: "growing" },
          changes.add,
        ),
    );
    await backend.owner.query("insert into growing values (1)");
    await changes.count(1);
    await backend.owner.query("alter table growing add column word text");
    await backend.owner.query("insert into growing values (2, 'new')");
    const [, second] = await changes.count(2);
    expect(second?.new).toEqual({ id: 2, word: "new" });
  });

  it.each([
    ["a table that is not there", { event: "*", schema: "public", table: "nowhere" }],
    ["a table outside the publication", { event: "*", schema: "public", table: "elsewhere" }],
    ["an unknown column", { event: "*", ...ARTICLES, filter: "nothing=eq.1" }],
    ["an unknown operator", { event: "*", ...ARTICLES, filter: "id=foo.1" }],
    ["a value of another type", { event: "*", ...ARTICLES, filter: "id=eq.abc" }],
    ["a pattern for a number", { event: "*", ...ARTICLES, filter: "id=like.1%" }],
    ["a broken pattern", { event: "*", ...ARTICLES, filter: "title=match.(" }],
    ["an unknown column to select", { event: "*", ...ARTICLES, select: ["nothing"] }],
    ["nothing at all", { event: "*" }],
  ])("joins but reports an error for %s", async (_name, entry) => {
    const { send, reply, next, socket } = await openSocket(backend.webSocketUrl);
    send("1", "1", "realtime:bad", "phx_join", following(entry));
    expect((await reply("1"))[4]).toMatchObject({ status: "ok" });
    const [, , , , system] = await next("realtime:bad", "system");
    expect(system).toMatchObject({ extension: "postgres_changes", status: "error" });
    socket.close();
  });
});

import { postgresChangesFilter } from "@supabase/supabase-js";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startTestBackend, type TestBackend } from "../test-backend.ts";
import { inbox, type Payload, subscribed } from "../test-channel.ts";
import { following, openSocket } from "../test-socket.ts";

const SCHEMA = `
  create type mood as enum ('sad', 'ok', 'happy');
  create table things (
    id int primary key, name text, code varchar(10), owner uuid, amount numeric, feeling mood,
    live boolean, at timestamptz, big bigint
  );
  create table ends (id int primary key);
  grant select on things, ends to anon, authenticated, service_role;
  alter publication supabase_realtime add table things, ends;`;

const ROWS = `
  insert into things values
    (1, 'apple', 'a', 'aaaaaaaa-0000-4000-8000-000000000001', 1.5, 'sad', true, '2026-01-01', 9007199254740993),
    (2, 'Banana, ripe', 'b', 'aaaaaaaa-0000-4000-8000-000000000002', 2, 'ok', false, '2026-02-01', 2),
    (3, 'say "hi" (now)', null, null, null, 'happy', null, null, null)`;

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend(SCHEMA);
}, 60_000);
afterAll(() => backend?.stop());

const filter = postgresChangesFilter;

it("passes exactly the rows that each filter names", async () => {
  const expected: [string, number[]][] = [
    ["", [1, 2, 3]],
    ["id=eq.2", [2]],
    ["id=eq.02", [2]],
    ["id=neq.2", [1, 3]],
    ["id=not.eq.2", [1, 3]],
    ["id=lt.2", [1]],
    ["id=lte.2", [1, 2]],
    ["id=gt.2", [3]],
    ["id=gte.2", [2, 3]],
    ["id=in.(1,3)", [1, 3]],
    ["id=not.in.(1,3)", [2]],
    ["id=in.()", []],
    ["big=eq.9007199254740993", [1]],
    ["big=eq.9007199254740992", []],
    ["name=eq.apple", [1]],
    [filter().eq("name", "Banana, ripe").build(), [2]],
    [filter().eq("name", 'say "hi" (now)').build(), [3]],
    [filter().in("name", ["apple", "Banana, ripe"]).build(), [1, 2]],
    ["name=like.%an%", [2]],
    ["name=like.APPLE", []],
    ["name=ilike.APPLE", [1]],
    ["name=not.ilike.a%", [2, 3]],
    ["name=match.^[a-z]+$", [1]],
    ["name=imatch.^banana", [2]],
    ["code=eq.a", [1]],
    ["code=neq.a", [2]],
    ["code=is.null", [3]],
    ["code=not.is.null", [1, 2]],
    ["code=isdistinct.a", [2, 3]],
    ["code=not.isdistinct.a", [1]],
    [filter().isDistinct("code", null).build(), [1, 2]],
    ["live=is.true", [1]],
    ["live=is.unknown", [3]],
    ["live=eq.false", [2]],
    ["owner=eq.AAAAAAAA-0000-4000-8000-000000000001", [1]],
    ["owner=eq.aaaaaaaa000040008000000000000002", [2]],
    ["amount=eq.1.50", [1]],
    ["feeling=gt.sad", [2, 3]],
    ["at=lt.2026-01-15", [1]],
    ["id=gt.1,name=like.%a%", [2, 3]],
    ["id=gt.1,live=is.false", [2]],
  ];
  const client = backend.client();
  const boxes = await Promise.all(
    expected.map(async ([text], at) => {
      const changes = inbox<Payload>();
      const table = { event: "INSERT", schema: "public", table: "things" } as const;
      await subscribed(
        client
          .channel(`filter ${at}`)
          .on("postgres_changes", text ? { ...table, filter: text } : table, changes.add)
          .on(
            "postgres_changes",
            { event: "INSERT", schema: "public", table: "ends" },
            changes.add,
          ),
      );
      return changes;
    }),
  );
  await backend.owner.query(ROWS);
  await backend.owner.query("insert into ends values (1)");
  const passed = await Promise.all(
    boxes.map(async (box, at) => {
      // Changes come in order, so a change after these rows shows that no more of them will come.
      await box.first((change) => change.table === "ends");
      return [
        expected[at]?.[0],
        box.items.filter(({ table }) => table === "things").map((change) => Object(change.new).id),
      ];
    }),
  );
  expect(passed).toEqual(expected);
});

it("judges a filter of a delete by the key, and sends none that asks for another column", async () => {
  await backend.owner.query("insert into things (id, name) values (11, 'x'), (12, 'x')");
  const { send, reply, frames, socket } = await openSocket(backend.webSocketUrl);
  const things = { event: "DELETE", schema: "public", table: "things" };
  send("1", "1", "realtime:key", "phx_join", following({ ...things, filter: "id=eq.12" }));
  send("2", "2", "realtime:name", "phx_join", following({ ...things, filter: "name=eq.x" }));
  send("3", "3", "realtime:all", "phx_join", following(things, { ...things, table: "ends" }));
  await Promise.all(["1", "2", "3"].map(reply));
  await backend.owner.query("delete from things where id = 11");
  await backend.owner.query("delete from things where id = 12");
  await backend.owner.query("delete from ends");
  await frames.first(
    ([, , , event, { data }]) => event === "postgres_changes" && Object(data).table === "ends",
  );
  const deleted = frames.items
    .filter(([, , , event]) => event === "postgres_changes")
    .map(([, , topic, , { data }]) => [topic, Object(data).old_record.id]);
  const of = (topic: string) => deleted.filter(([to]) => to === topic).map(([, id]) => id);
  expect(of("realtime:all")).toEqual([11, 12, 1]);
  expect(of("realtime:key")).toEqual([12]);
  expect(of("realtime:name")).toEqual([]);
  socket.close();
});

it.each([
  ["more than a hundred values", `id=in.(${Array.from({ length: 101 }, (_, at) => at)})`],
  ["an `is` of another word", "live=is.maybe"],
  ["true for what is no boolean", "name=is.true"],
  ["an empty segment", "id=eq.1,,id=eq.2"],
  ["no comparison", "undefined"],
  ["a list without parentheses", "id=in.1,2"],
  ["a back reference", "name=match.(a)\\1"],
  ["SQL instead of a column", 'id"=1;drop table things;--=eq.1'],
])("refuses %s", async (_name, text) => {
  const { send, next, socket } = await openSocket(backend.webSocketUrl);
  const entry = { event: "*", schema: "public", table: "things", filter: text };
  send("1", "1", "realtime:x", "phx_join", following(entry));
  expect((await next("realtime:x", "system"))[4]).toMatchObject({ status: "error" });
  socket.close();
});

it("does not lose a change for others over a filter that fails on its row", async () => {
  await backend.owner.query(`
    create table risky (id int primary key, pattern text);
    grant select on risky to anon, authenticated, service_role;
    alter publication supabase_realtime add table risky;`);
  const { send, reply, frames, socket } = await openSocket(backend.webSocketUrl);
  const risky = { event: "INSERT", schema: "public", table: "risky" };
  // A pattern that ends in its escape character fails only where the text reaches that far.
  send("1", "1", "realtime:bad", "phx_join", following({ ...risky, filter: "pattern=like.abc\\" }));
  send("2", "2", "realtime:good", "phx_join", following(risky));
  await Promise.all(["1", "2"].map(reply));
  await backend.owner.query("insert into risky values (1, 'abcd')");
  await backend.owner.query("insert into risky values (2, 'other')");
  const isChange = ([, , , event]: (typeof frames.items)[number]) => event === "postgres_changes";
  await frames.first((frame) => isChange(frame) && Object(frame[4].data).record.id === 2);
  const received = frames.items.filter(isChange).map((frame) => frame[2]);
  expect(received).toEqual(["realtime:good", "realtime:good"]);
  socket.close();
});

it("serves everybody beside filters that fill statements", async () => {
  const { send, reply, frames, socket } = await openSocket(backend.webSocketUrl);
  const things = { event: "INSERT", schema: "public", table: "things" };
  const wide = (at: number) => ({
    ...things,
    filter: Array.from({ length: 16 }, (_, each) => `id=neq.${at}00${each}`).join(),
  });
  for (let at = 1; at <= 10; at++) {
    const entries = Array.from({ length: 10 }, (_, each) => wide(at * 10 + each));
    send(`${at}`, `${at}`, `realtime:wide ${at}`, "phx_join", following(...entries));
  }
  send("11", "11", "realtime:plain", "phx_join", following(things));
  await Promise.all(Array.from({ length: 11 }, (_, at) => reply(`${at + 1}`)));
  await backend.owner.query("insert into things (id) values (21)");
  const arrived = (topic: string) =>
    frames.first(([, , to, event]) => to === topic && event === "postgres_changes");
  await arrived("realtime:plain");
  await arrived("realtime:wide 10");
  socket.close();
});

it("ends who follows by a filter that takes long, and keeps nobody else waiting", async () => {
  // Simulates a slow search: `like` of this type is slow.
  await backend.owner.query(`
    create type slow as enum ('x');
    create function slow_like(slow, text) returns boolean language plpgsql as
      $$ begin perform pg_sleep(60); return true; end $$;
    create operator ~~ (leftarg = slow, rightarg = text, function = slow_like);
    create table heavy (id int primary key, name slow);
    grant select on heavy to anon, authenticated, service_role;
    alter publication supabase_realtime add table heavy;`);
  const { send, reply, next, frames, socket } = await openSocket(backend.webSocketUrl);
  const heavy = { event: "INSERT", schema: "public", table: "heavy" };
  send("1", "1", "realtime:slow", "phx_join", following({ ...heavy, filter: "name=like.x" }));
  send("2", "2", "realtime:plain", "phx_join", following(heavy));
  send("3", "3", "realtime:quick", "phx_join", following({ ...heavy, filter: "id=gt.1" }));
  await Promise.all(["1", "2", "3"].map(reply));
  await backend.owner.query("insert into heavy values (1, 'x')");
  expect(
    await frames.first(
      ([, , to, , { message }]) => to === "realtime:slow" && /too long/.test(String(message)),
    ),
  ).toBeDefined();
  await next("realtime:slow", "phx_close");
  await backend.owner.query("insert into heavy values (2, 'x')");
  const changes = (topic: string) =>
    frames.items
      .filter(([, , to, event]) => to === topic && event === "postgres_changes")
      .map(([, , , , { data }]) => Object(data).record.id);
  await frames.first(
    ([, , to, event, { data }]) =>
      to === "realtime:quick" && event === "postgres_changes" && Object(data).record.id === 2,
  );
  expect(changes("realtime:plain")).toEqual([1, 2]);
  expect(changes("realtime:slow")).toEqual([]);
  socket.close();
});

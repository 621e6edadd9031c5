import { afterAll, beforeAll, expect, it } from "vitest";
import { startTestBackend, type TestBackend } from "../test-backend.ts";
import { until } from "../test-channel.ts";
import { following, openSocket } from "../test-socket.ts";

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend(
    `create table notes (id int primary key, body text);
     grant select on notes to anon, authenticated, service_role;
     alter publication supabase_realtime add table notes;`,
    { validationsWaitingPerNetwork: 4 },
  );
}, 60_000);
afterAll(() => backend?.stop());

const note = (id: number) => ({
  event: "*",
  schema: "public",
  table: "notes",
  filter: `id=eq.${id}`,
});

/** Keeps Postgres from answering about the table, until the returned function is called. */
async function holdTable(): Promise<() => Promise<void>> {
  const holder = await backend.owner.connect();
  await holder.query("begin; lock table notes in access exclusive mode");
  return async () => {
    await holder.query("rollback");
    holder.release();
  };
}

async function someWaits(): Promise<boolean> {
  const { rows } = await backend.superuser.query(
    "select from pg_stat_activity where wait_event_type = 'Lock'",
  );
  return rows.length > 0;
}

it("asks nothing more for a channel that another has replaced", async () => {
  const { send, next, reply, socket } = await openSocket(backend.webSocketUrl);
  const ids = Array.from({ length: 20 }, (_, id) => id);
  const letGo = await holdTable();
  send("1", "1", "realtime:x", "phx_join", following(...ids.map(note)));
  await until(someWaits);
  send("2", "2", "realtime:x", "phx_join", following());
  await reply("2");
  const before = backend.checkouts();
  await letGo();
  for (const at of ids) {
    send(`${at}`, `${at}`, `realtime:${at}`, "phx_join", following(note(at)));
    await next(`realtime:${at}`, "system");
  }
  // One for each of these joins, and some for the catalogue, which is kept for seconds only.
  expect(backend.checkouts() - before).toBeLessThan(30);
  socket.close();
});

it("refuses what is too much of one network while Postgres is slow, and serves another's", async () => {
  const from = (network: string) =>
    openSocket(backend.webSocketUrl, { headers: { "x-test-network": network } });
  const crowd = await from("crowd");
  const other = await from("other");
  const letGo = await holdTable();
  for (let at = 1; at <= 8; at++) {
    crowd.send(`${at}`, `${at}`, `realtime:${at}`, "phx_join", following(note(at)));
  }
  expect((await crowd.next("realtime:8", "system"))[4]).toMatchObject({
    status: "error",
    message: "ChannelRateLimitReached: Too many joins wait in this network, try again later",
  });
  other.send("1", "1", "realtime:1", "phx_join", following(note(1)));
  await other.reply("1");
  await letGo();
  expect((await other.next("realtime:1", "system"))[4]).toMatchObject({ status: "ok" });
  for (let at = 1; at <= 7; at++) {
    expect((await crowd.next(`realtime:${at}`, "system"))[4]).toMatchObject({ status: "ok" });
  }
  for (const { socket } of [crowd, other]) socket.close();
});

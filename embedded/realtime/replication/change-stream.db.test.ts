import { PgoutputPlugin } from "pg-logical-replication";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { startTestBackend, type TestBackend } from "../test-backend.ts";
import { inbox, type Payload, subscribed, until } from "../test-channel.ts";
import { openSocket } from "../test-socket.ts";

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend(`
    create table notes (id int primary key);
    grant select on notes to anon, authenticated, service_role;
    alter publication supabase_realtime add table notes;`);
}, 60_000);
afterAll(() => backend?.stop());

const NOTES = { event: "INSERT", schema: "public", table: "notes" } as const;

/** Inserts rows until one arrives: commits made while disconnected are not replayed. */
async function expectDelivery(changes: { items: Payload[] }, firstId: number) {
  let id = firstId;
  const before = changes.items.length;
  await until(async () => {
    await backend.owner.query("insert into notes values ($1)", [id++]).catch(() => undefined);
    return changes.items.length > before;
  });
}

describe("the replication slot", () => {
  it("is temporary, so that Postgres drops it with its connection", async () => {
    const { rows } = await backend.owner.query(
      "select temporary, plugin, active from pg_replication_slots",
    );
    expect(rows).toEqual([{ temporary: true, plugin: "pgoutput", active: true }]);
  });

  it("brings a large transaction whole and in order", async () => {
    const client = backend.client();
    const changes = inbox<Payload>();
    await subscribed(client.channel("large").on("postgres_changes", NOTES, changes.add));
    await backend.owner.query("insert into notes select generate_series(1, 3000)");
    const received = await changes.count(3000);
    expect(received.map((change) => Object(change.new).id)).toEqual(
      Array.from({ length: 3000 }, (_, at) => at + 1),
    );
    await client.removeAllChannels();
  }, 20_000);
});

describe("after a loss", () => {
  it("of its connection it goes on, and clients stay connected", async () => {
    const client = backend.client();
    const changes = inbox<Payload>();
    const statuses = inbox<string>();
    client
      .channel("loss")
      .on("postgres_changes", NOTES, changes.add)
      .subscribe((status) => statuses.add(status));
    await statuses.first((status) => status === "SUBSCRIBED");
    const lost = await backend.walSender();
    await backend.superuser.query("select pg_terminate_backend($1)", [lost]);
    await until(async () => {
      const found = await backend.walSender();
      return found !== undefined && found !== lost;
    });
    await backend.realtime.ready();
    await expectDelivery(changes, 10_000);
    expect(statuses.items).toEqual(["SUBSCRIBED"]);
  });

  it("of the thread, by a change that cannot be read, it goes on", async () => {
    const client = backend.client();
    const changes = inbox<Payload>();
    await subscribed(client.channel("unreadable").on("postgres_changes", NOTES, changes.add));
    const parse = vi.spyOn(PgoutputPlugin.prototype, "parse").mockImplementationOnce(() => {
      throw new Error("unknown pgoutput message");
    });
    await backend.owner.query("insert into notes values (-1)");
    await until(() => parse.mock.calls.length > 0);
    await expectDelivery(changes, 15_000);
    expect(backend.log).toContainEqual(expect.stringContaining("unknown pgoutput message"));
    parse.mockRestore();
    await client.removeAllChannels();
  });

  it("of Postgres itself it resumes, and accepts joins made in the meantime", async () => {
    const client = backend.client();
    const changes = inbox<Payload>();
    await subscribed(client.channel("crash").on("postgres_changes", NOTES, changes.add));
    const early = await openSocket(backend.webSocketUrl);
    await backend.crashPostgres();
    early.send("1", "1", "realtime:meanwhile", "phx_join", {
      config: { postgres_changes: [{ ...NOTES }] },
    });
    expect((await early.reply("1"))[4]).toMatchObject({ status: "ok" });
    expect((await early.next("realtime:meanwhile", "system"))[4]).toMatchObject({ status: "ok" });
    await expectDelivery(changes, 20_000);
    await early.next("realtime:meanwhile", "postgres_changes");
    early.socket.close();
  }, 20_000);

  it("does not keep a stopping Postgres from shutting down", async () => {
    await backend.realtime.ready();
    const began = performance.now();
    await backend.stopPostgres();
    // A receiver that confirms the wrong position holds it for a minute.
    expect(performance.now() - began).toBeLessThan(10_000);
  }, 20_000);
});

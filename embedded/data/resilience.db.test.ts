import { createServer, type ServerResponse } from "node:http";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestCluster, type TestCluster } from "../postgres/test-cluster.ts";
import { type Answered, startTestBackend, type TestBackend } from "./test-backend.ts";

let cluster: TestCluster;
let backend: TestBackend;
beforeAll(async () => {
  cluster = await startTestCluster();
  backend = await startTestBackend(cluster);
}, 60_000);
afterAll(() => backend.stop());

/** Asks again until the answer is as wished; fails after 15 s. */
async function until(target: string, wished: (answer: Answered) => boolean): Promise<Answered> {
  const deadline = Date.now() + 15_000;
  for (;;) {
    const answer = await backend.ask(target);
    if (wished(answer) || Date.now() > deadline) return answer;
  }
}

describe("schema changes", () => {
  it("are served once announced", async () => {
    await backend.sql("create table fresh (id int primary key); grant select on fresh to anon");
    expect(await until("/fresh", ({ status }) => status === 200)).toMatchObject({ json: [] });
    await backend.sql(
      "alter table fresh add column name text default 'x'; insert into fresh values (1)",
    );
    const answer = await until("/fresh?select=name", ({ status }) => status === 200);
    expect(answer.json).toEqual([{ name: "x" }]);
    await backend.sql("drop table fresh");
    const isUnknown = ({ text }: Answered) => text.includes("PGRST205");
    expect(isUnknown(await until("/fresh", isUnknown))).toBe(true);
  });

  it("do not break statements that are prepared", async () => {
    await backend.sql(
      "create table shape (a int); insert into shape values (1); grant select on shape to anon",
    );
    await until("/shape", ({ status }) => status === 200);
    for (let i = 0; i < 8; i += 1) await backend.ask("/shape?select=*");
    await backend.sql("alter table shape alter a type text using 'was ' || a");
    const answer = await backend.ask("/shape?select=*");
    expect(answer).toMatchObject({ status: 200, json: [{ a: "was 1" }] });
  });

  it("can be awaited", async () => {
    await backend.sql(
      "create function fresh_call() returns int language sql immutable as 'select 7'",
    );
    await backend.api.reloadSchema();
    expect((await backend.ask("/rpc/fresh_call")).json).toBe(7);
  });
});

describe("loss of connections", () => {
  it("of single ones is answered with 503 and mended", async () => {
    const nap = backend.ask("/rpc/nap", { body: { seconds: 20 }, as: "service_role" });
    const deadline = Date.now() + 10_000;
    for (let killed = 0; killed === 0 && Date.now() < deadline; ) {
      const { rowCount } = await backend.asSuperuser(
        "select pg_terminate_backend(pid) from pg_stat_activity where usename = 'authenticator' and wait_event = 'PgSleep'",
      );
      killed = rowCount ?? 0;
    }
    expect((await nap).status).toBe(503);
    expect((await backend.ask("/rpc/add?a=1")).json).toBe(11);
  });

  it("of the whole server under load kills no process and recovers", async () => {
    let stop = false;
    const statuses = new Set<number>();
    const load = Array.from({ length: 16 }, async () => {
      while (!stop) statuses.add((await backend.ask("/books?select=id&limit=1")).status);
    });
    await until("/books", ({ status }) => status === 200);
    process.kill(cluster.postmasterPid(), "SIGKILL");
    const down = await until("/books", ({ status }) => status === 503);
    expect(down.json).toMatchObject({ code: expect.stringMatching(/^(PGRST00[01]|57P0[123])$/) });
    const up = await until("/books", ({ status }) => status === 200);
    expect(up.status).toBe(200);
    stop = true;
    await Promise.all(load);
    expect([...statuses].sort()).toEqual([200, 503]);
    // The listener has to find its way back as well.
    const owner = await ownerAgain();
    await owner("create table after_crash (id int); grant select on after_crash to anon");
    expect(await until("/after_crash", ({ status }) => status === 200)).toMatchObject({ json: [] });
  }, 60_000);

  async function ownerAgain() {
    const deadline = Date.now() + 10_000;
    for (;;) {
      try {
        await backend.sql("select 1");
        return backend.sql;
      } catch (error) {
        if (Date.now() > deadline) throw error;
      }
    }
  }
});

describe("a pool without a free connection", () => {
  it("answers 504 after ten seconds", async () => {
    const clients = await Promise.all([1, 2, 3, 4].map(() => backend.pool.connect()));
    const answer = await backend.ask("/books?limit=1");
    for (const client of clients) client.release();
    expect(answer.status).toBe(504);
    expect(answer.json).toMatchObject({ code: "PGRST003" });
    expect((await backend.ask("/books?limit=1")).status).toBe(200);
  }, 20_000);
});

describe("a response that fails", () => {
  const broken = () => {
    throw new Error("broken");
  };

  it.each([
    ["before anything is sent", (response: ServerResponse) => (response.setHeader = broken)],
    ["when it is sent", (response: ServerResponse) => (response.end = broken)],
    [
      "in the middle",
      (response: ServerResponse) => {
        response.end = () => {
          response.writeHead(200);
          response.write("half");
          throw new Error("broken");
        };
      },
    ],
  ])("%s ends with its connection, and nothing else does", async (_, breakIt) => {
    const served: Promise<void>[] = [];
    const server = createServer((request, response) => {
      breakIt(response);
      served.push(
        backend.api.handle(request, response, { role: "anon", claims: {} }, request.url ?? "", ""),
      );
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const address = server.address();
    const port = typeof address === "object" && address ? address.port : 0;
    for (const path of ["/books", "/nothing"]) {
      const answer = fetch(`http://127.0.0.1:${port}${path}`).then((response) => response.text());
      await expect(answer).rejects.toThrow();
    }
    await expect(Promise.all(served)).resolves.toHaveLength(2);
    await new Promise((resolve) => server.close(resolve));
    expect((await backend.ask("/books?limit=1")).status).toBe(200);
  });
});

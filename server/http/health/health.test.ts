import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { setImmediate as nextTurn } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createHealth, type Health } from "./health.ts";
import { keepOutcome } from "./kept-outcome.ts";

let health: Health;
let server: Server;
let url: string;
beforeEach(async () => {
  health = createHealth();
  server = createServer((request, response) => {
    if (!health.handle(request, response)) response.writeHead(404).end();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port }: AddressInfo = Object(server.address());
  url = `http://127.0.0.1:${port}`;
});
afterEach(async () => {
  server.closeAllConnections();
  server.close();
  await once(server, "close");
});

async function readiness() {
  const answer = await fetch(`${url}/readyz`);
  return { status: answer.status, body: await answer.json() };
}

const fine = { ask: () => undefined, matters: true };
const failing = (matters: boolean) => ({ ask: async () => "does not answer", matters });

describe("/healthz and /readyz", () => {
  it("from the first moment: alive, and not ready", async () => {
    const alive = await fetch(`${url}/healthz?probe=1`);
    expect(alive.status).toBe(200);
    expect(alive.headers.get("cache-control")).toBe("no-store");
    expect(await readiness()).toEqual({ status: 503, body: { status: "starting", checks: {} } });
  });

  it("ready when every check is fine", async () => {
    health.watch({ database: fine, mail: fine });
    expect(await readiness()).toEqual({
      status: 200,
      body: { status: "ready", checks: { database: { status: "ok" }, mail: { status: "ok" } } },
    });
  });

  it("degraded, but ready, without what does not matter to a visitor", async () => {
    health.watch({ database: fine, mail: failing(false) });
    expect(await readiness()).toEqual({
      status: 200,
      body: {
        status: "degraded",
        checks: {
          database: { status: "ok" },
          mail: { status: "failed", reason: "does not answer" },
        },
      },
    });
  });

  it("not ready without what matters", async () => {
    health.watch({ database: failing(true), mail: failing(false) });
    expect(await readiness()).toMatchObject({ status: 503, body: { status: "unready" } });
  });

  it("not ready from the moment of stopping on, and still alive", async () => {
    health.watch({ database: fine });
    health.stop();
    expect(await readiness()).toMatchObject({ status: 503, body: { status: "stopping" } });
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
    // A start that ends later changes nothing.
    health.watch({ database: fine });
    expect(await readiness()).toMatchObject({ status: 503 });
  });

  it("only for reading, and only these addresses", async () => {
    expect((await fetch(`${url}/healthz`, { method: "HEAD" })).status).toBe(200);
    expect((await fetch(`${url}/readyz`, { method: "POST" })).status).toBe(405);
    expect((await fetch(`${url}/healthz/more`)).status).toBe(404);
    expect((await fetch(`${url}/readyzz`)).status).toBe(404);
  });
});

describe("a kept outcome", () => {
  it("is asked for once, however many ask meanwhile and until it is old", async () => {
    let asked = 0;
    const ask = keepOutcome(async () => `answer ${++asked}`, { freshMs: 60_000, limitMs: 1000 });
    expect(await Promise.all([ask(), ask()])).toEqual(["answer 1", "answer 1"]);
    expect(await ask()).toBe("answer 1");
    const always = keepOutcome(async () => `answer ${++asked}`, { freshMs: 0, limitMs: 1000 });
    expect([await always(), await always()]).toEqual(["answer 2", "answer 3"]);
  });

  it("is a failure while it takes too long, and what it is when it comes", async () => {
    const answer = Promise.withResolvers<undefined>();
    const ask = keepOutcome(() => answer.promise, { freshMs: 60_000, limitMs: 1 });
    expect(await ask()).toBe("has not answered yet");
    answer.resolve(undefined);
    await answer.promise;
    expect(await ask()).toBeUndefined();
  });

  it("is a failure without the reason when asking fails, which may name an address or a user", async () => {
    const ask = keepOutcome(
      async () => {
        throw new Error("password authentication failed for postgres at 10.0.0.7");
      },
      { freshMs: 60_000, limitMs: 1000 },
    );
    expect(await ask()).toBe("does not answer");
  });

  it("is renewed behind the answer where that may take its time", async () => {
    const second = Promise.withResolvers<string>();
    const answers = [Promise.resolve(undefined), second.promise];
    const ask = keepOutcome(async () => answers.shift(), {
      freshMs: 0,
      limitMs: 1000,
      renewsBehind: true,
    });
    expect(await ask()).toBeUndefined();
    expect(await ask()).toBeUndefined();
    second.resolve("refuses");
    await nextTurn();
    expect(await ask()).toBe("refuses");
  });
});

import { describe, expect, inject, it } from "vitest";
import { ask } from "./pages.ts";

const server = inject("server");

describe("health", () => {
  it("says that the process answers, without looking further", async () => {
    const { status, text, headers } = await ask(`${server.url}/healthz`);
    expect([status, JSON.parse(text)]).toEqual([200, { status: "ok" }]);
    expect(headers["cache-control"]).toBe("no-store");
  });

  it("names every part that the server needs", async () => {
    const { status, text } = await ask(`${server.url}/readyz`);
    const ok = { status: "ok" };
    expect([status, JSON.parse(text)]).toEqual([
      200,
      {
        status: "ready",
        checks: {
          database: ok,
          contentChanges: ok,
          changeStream: ok,
          disk: ok,
          worker: ok,
          services: ok,
          mail: ok,
        },
      },
    ]);
  });

  it("is only for reading", async () => {
    expect((await ask(`${server.url}/healthz`, { method: "POST" })).status).toBe(405);
  });
});

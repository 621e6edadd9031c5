import pg from "pg";
import { afterAll, beforeAll, expect, it } from "vitest";
import { eventually } from "../testing/eventually.ts";
import { type RunningServer, startServer } from "../testing/running-server.ts";
import { ask, textOf } from "./pages.ts";

let server: RunningServer;

beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.discard());

/**
 * The table that each screen reads; while another transaction locks it, queries on it cannot end.
 */
const SCREENS = [
  { path: "/startups", tables: "directory.startups" },
  { path: "/investors", tables: "directory.investors" },
  { path: "/funding-tracker", tables: "tracker.daily" },
  { path: "/search?q=kopi", tables: "search.news" },
];

it.each(SCREENS)(
  "a query behind $path that takes too long is cut and says so",
  async ({ path, tables }) => {
    const blocker = new pg.Client({ connectionString: server.databaseUrl });
    await blocker.connect();
    try {
      await blocker.query("begin");
      await blocker.query(`lock table ${tables} in access exclusive mode`);
      const address = `${server.url}${path}`;
      const { status, headers, text } = await ask(address, {
        headers: { "accept-language": "id" },
      });
      expect(status).toBe(504);
      expect(headers["cache-control"]).toBe("no-store");
      expect(textOf(text, "h1")).toBe("Waktu permintaan habis");
    } finally {
      await blocker.end();
    }
    // Nothing of the failure is cached.
    await eventually(`${path} answers again`, 10_000, async () =>
      (await ask(`${server.url}${path}`)).status === 200 ? true : undefined,
    );
  },
);

import { once } from "node:events";
import type { ServerResponse } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { afterEach, expect, it } from "vitest";
import { createSiteServer, type SiteServer } from "./site-server.ts";

const UNREAD = { longestMs: 50, mostBytes: 512 * 1024 * 1024, lookEveryMs: 10 };
const MEGABYTE = 1024 * 1024;
let site: SiteServer;

async function begin(unread = UNREAD) {
  site = createSiteServer(unread);
  site.server.listen(0, "127.0.0.1");
  await once(site.server, "listening");
}
afterEach(async () => {
  site.server.closeAllConnections();
  site.server.close();
  await once(site.server, "close");
});

/** Asks for a page and leaves the answer unread. */
function ask() {
  const { port } = site.server.address() as AddressInfo;
  const socket = connect(port, "127.0.0.1").pause();
  socket.write("GET / HTTP/1.1\r\nhost: x\r\n\r\n");
  return socket;
}

it("gives up an answer that nobody reads", async () => {
  await begin();
  const answered = once(site.server, "request");
  const socket = ask();
  const [, response]: ServerResponse[] = await answered;
  response?.end(Buffer.alloc(64 * MEGABYTE));
  if (response) await once(response, "close");
  expect(response?.writableFinished).toBe(false);
  socket.destroy();
});

it("gives up the largest answers where all that is unread is too much", async () => {
  await begin({ ...UNREAD, longestMs: 60_000, mostBytes: 48 * MEGABYTE });
  const answers: ServerResponse[] = [];
  const sockets = [];
  for (const megabytes of [32, 64]) {
    const answered = once(site.server, "request");
    sockets.push(ask());
    const [, response]: ServerResponse[] = await answered;
    if (response) answers.push(response);
    response?.end(Buffer.alloc(megabytes * MEGABYTE));
  }
  const [small, large] = answers;
  if (large) await once(large, "close");
  expect([small?.destroyed, large?.writableFinished]).toEqual([false, false]);
  for (const socket of sockets) socket.destroy();
});

it("ends a connection that is kept open and not used", async () => {
  await begin();
  site.server.keepAliveTimeout = 10;
  site.server.on("request", (_request, response: ServerResponse) => response.end("once"));
  await once(ask().resume(), "close");
});

it("waits for an answer that takes longer to be made", async () => {
  await begin();
  site.server.on("request", (_request, response: ServerResponse) => {
    site.server.once("timeout", () => response.end("late"));
  });
  const socket = ask();
  const [bytes] = await once(socket.resume(), "data");
  expect(String(bytes)).toContain("late");
  socket.destroy();
});

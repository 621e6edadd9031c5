import { once } from "node:events";
import type { ServerResponse } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { afterEach, beforeEach, expect, it } from "vitest";
import { createSiteServer, type SiteServer } from "./site-server.ts";

const UNREAD_MS = 50;
let site: SiteServer;

beforeEach(async () => {
  site = createSiteServer(UNREAD_MS);
  site.server.listen(0, "127.0.0.1");
  await once(site.server, "listening");
});
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
  const answered = once(site.server, "request");
  const socket = ask();
  const [, response]: ServerResponse[] = await answered;
  response?.end(Buffer.alloc(64 * 1024 * 1024));
  if (response) await once(response, "close");
  expect(response?.writableFinished).toBe(false);
  socket.destroy();
});

it("waits for an answer that takes longer to be made", async () => {
  site.server.on("request", (_request, response: ServerResponse) => {
    site.server.once("timeout", () => response.end("late"));
  });
  const socket = ask();
  const [bytes] = await once(socket.resume(), "data");
  expect(String(bytes)).toContain("late");
  socket.destroy();
});

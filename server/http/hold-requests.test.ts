import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it } from "vitest";
import { WebSocket } from "ws";
import { holdRequests } from "./hold-requests.ts";

it("holds requests until the server can answer, and tells sockets to come back", async () => {
  const server = createServer();
  const pass = holdRequests(server, { handle: () => false });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const socket = new WebSocket(`ws://127.0.0.1:${port}/realtime/v1/websocket?apikey=x`);
  socket.on("error", () => undefined);
  const [, refusal] = await once(socket, "unexpected-response");
  expect([refusal.statusCode, refusal.headers["retry-after"]]).toEqual([503, "1"]);
  const held = fetch(`http://127.0.0.1:${port}/`);
  await once(server, "request");
  pass((_request, response) => response.end("here"));
  expect(await (await held).text()).toBe("here");
  socket.terminate();
  server.close();
});

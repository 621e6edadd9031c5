import { once } from "node:events";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { connect } from "node:net";
import { afterEach, expect, it } from "vitest";
import { createGateway, type Service } from "./gateway.ts";

const broken = () => {
  throw new Error("broken");
};

let server: Server;
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

/** A gateway with one service at `/x`, and what it logged. */
async function start(service: Omit<Service, "prefix">) {
  const log: string[] = [];
  const gateway = createGateway({
    findKey: (key) => (key === "key" ? { role: "anon" } : undefined),
    verifyUserToken: async () => null,
    services: [
      { prefix: "/x", ...service },
      { prefix: "/good", isOpen: () => true, handle: async (_, response) => void response.end() },
    ],
    log: (_, message) => log.push(message),
  });
  server = createServer((request, response) => {
    if (!gateway.handle(request, response)) response.writeHead(404).end();
  });
  server.on("upgrade", (request, socket, head) => gateway.upgrade(request, socket, head));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  return { url: `http://127.0.0.1:${address.port}`, port: address.port, log };
}

type Handle = (request: IncomingMessage, response: ServerResponse) => Promise<void>;
const open = (handle: Handle): Omit<Service, "prefix"> => ({ isOpen: () => true, handle });

it.each<[string, Omit<Service, "prefix">]>([
  ["at once", open(broken)],
  ["later", open(async () => broken())],
  ["while it looks whether the address is open", { isOpen: broken, handle: async () => undefined }],
])("a service that throws %s is not available, and nothing else happens", async (_, service) => {
  const { url, log } = await start(service);
  const answer = await fetch(`${url}/x`);
  expect([answer.status, await answer.json()]).toEqual([
    503,
    { message: "The service is not available right now" },
  ]);
  expect(log).toEqual(["The gateway failed on a request"]);
  expect((await fetch(`${url}/good`)).status).toBe(200);
});

it.each<[string, Handle]>([
  [
    "in the middle of its answer",
    async (_, response) => {
      response.write("half");
      broken();
    },
  ],
  [
    "whatever is tried",
    async (_, response) => {
      response.writeHead = broken;
      broken();
    },
  ],
])("a service that fails %s loses its connection, and nothing else does", async (_, handle) => {
  const { url } = await start(open(handle));
  const answer = fetch(`${url}/x`).then((response) => response.text());
  await expect(answer).rejects.toThrow();
  expect((await fetch(`${url}/good`)).status).toBe(200);
});

it("a service that throws at a WebSocket loses it, and nothing else does", async () => {
  const { url, port, log } = await start({ upgrade: broken });
  const socket = connect(port, "127.0.0.1");
  socket.write(
    "GET /x?apikey=key HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n",
  );
  socket.resume();
  await once(socket, "close");
  expect(log).toEqual(["The gateway failed on a connection"]);
  expect((await fetch(`${url}/good`)).status).toBe(200);
});

import { once } from "node:events";
import { Agent, type IncomingMessage, request, type ServerResponse } from "node:http";
import { connect } from "node:net";
import { promisify } from "node:util";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { drain } from "./drain.ts";
import { createSiteServer, type SiteServer } from "./site-server.ts";

/** A request that the server has received and not answered. */
type Held = { request: IncomingMessage; response: ServerResponse };

let site: SiteServer;
let server: SiteServer["server"];
let agent: Agent;
let port: number;
const asked: Held[] = [];
const waiting: ((held: Held) => void)[] = [];

beforeEach(async () => {
  site = createSiteServer();
  server = site.server;
  server.on("request", (incoming, response) => {
    const held = { request: incoming, response };
    if (incoming.url === "/now") response.end("now");
    else (waiting.shift() ?? ((one) => asked.push(one)))(held);
  });
  agent = new Agent({ keepAlive: true, maxSockets: 1 });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  port = Object(server.address()).port;
});
afterEach(() => {
  agent.destroy();
  server.closeAllConnections();
  asked.length = 0;
});

const nextRequest = () => {
  const held = asked.shift();
  return held ? Promise.resolve(held) : new Promise<Held>((resolve) => waiting.push(resolve));
};

function ask(path: string, from = agent) {
  return new Promise<{ text: string; connection: string | undefined }>((resolve, reject) => {
    const sent = request({ agent: from, host: "127.0.0.1", port, path }, (response) => {
      let text = "";
      response.on("error", reject).on("data", (data) => {
        text += data;
      });
      response.on("end", () => resolve({ text, connection: response.headers.connection }));
    });
    sent.on("error", reject).end();
  });
}

const begin = (announcedMs = 0, onClosed = async () => undefined) =>
  drain(site, { announcedMs, onClosed });

it("ends when the request that runs has its answer, which closes the connection", async () => {
  const answer = ask("/slow");
  const { response } = await nextRequest();
  const over = begin();
  const late = ask("/new", new Agent());
  await expect(late).rejects.toMatchObject({ code: "ECONNREFUSED" });
  response.end("done");
  expect(await answer).toEqual({ text: "done", connection: "close" });
  await over;
});

it("answers on a connection that was between two requests, and does not wait for it", async () => {
  expect(await ask("/now")).toEqual({ text: "now", connection: "keep-alive" });
  const over = begin();
  expect(await ask("/now")).toEqual({ text: "now", connection: "close" });
  await over;
});

it("closes what nobody uses", async () => {
  await ask("/now");
  const count = promisify(server.getConnections.bind(server));
  expect(await count()).toBe(1);
  await begin();
  expect(await count()).toBe(0);
});

it("closes a connection on which nothing was ever asked, and waits no longer for it", async () => {
  const cutOff = vi.spyOn(server, "closeAllConnections");
  const accepted = once(server, "connection");
  const silent = connect(port, "127.0.0.1");
  const [socket] = await accepted;
  const closed = once(socket, "close").then(() => cutOff.mock.calls.length);
  const answer = ask("/slow");
  const { response } = await nextRequest();
  const over = begin();
  expect(await closed).toBe(0);
  response.end("done");
  expect(await answer).toMatchObject({ text: "done" });
  await over;
  silent.destroy();
});

it("answers new connections for as long as it announces that it goes", async () => {
  const held = ask("/slow");
  const { response } = await nextRequest();
  let closed = false;
  const over = begin(300, async () => {
    closed = true;
    return undefined;
  });
  expect(await ask("/now", new Agent())).toEqual({ text: "now", connection: "close" });
  expect(closed).toBe(false);
  response.end("done");
  await Promise.all([held, over]);
  expect(closed).toBe(true);
  await expect(ask("/now", new Agent())).rejects.toMatchObject({ code: "ECONNREFUSED" });
});

it("waits for whoever closes the sockets", async () => {
  const farewell = Promise.withResolvers<undefined>();
  let over = false;
  const draining = begin(0, () => farewell.promise).then(() => {
    over = true;
  });
  await expect(ask("/now", new Agent())).rejects.toMatchObject({ code: "ECONNREFUSED" });
  expect(over).toBe(false);
  farewell.resolve(undefined);
  await draining;
});

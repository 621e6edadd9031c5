import { once } from "node:events";
import { createServer, request as httpRequest, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, expect, it } from "vitest";
import { createDataTurns, type DataTurns, type Turn } from "./data-turns.ts";

const server = createServer();
const ask: { turns: DataTurns; answers: Map<string, ServerResponse>; heard: [string, Turn][] } = {
  turns: createDataTurns(2, 2),
  answers: new Map(),
  heard: [],
};

beforeEach(async () => {
  ask.turns = createDataTurns(2, 2);
  ask.answers.clear();
  ask.heard = [];
  server.removeAllListeners("request").on("request", async (request, response) => {
    const name = request.url?.slice(1) ?? "";
    ask.answers.set(name, response);
    ask.heard.push([name, await ask.turns.take(name.charAt(0), response)]);
    server.emit("heard");
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
});
afterEach(async () => {
  server.closeAllConnections();
  server.close();
  await once(server, "close");
});

/** The request has reached the server; its network is the name's first letter. */
async function arrive(name: string) {
  const { port } = server.address() as AddressInfo;
  const arrived = once(server, "request");
  const asked = httpRequest({ port, path: `/${name}`, agent: false }).on("error", () => undefined);
  asked.on("response", (answer) => answer.resume()).end();
  await arrived;
  return asked;
}

async function heard(count: number) {
  while (ask.heard.length < count) await once(server, "heard");
  return ask.heard;
}

it("lets a few of a network through, and the next when one has been answered", async () => {
  for (const name of ["a1", "a2", "a3", "b1"]) await arrive(name);
  // Another network does not wait for the first.
  expect(await heard(3)).toEqual([
    ["a1", "taken"],
    ["a2", "taken"],
    ["b1", "taken"],
  ]);
  ask.answers.get("a2")?.end();
  expect((await heard(4)).at(-1)).toEqual(["a3", "taken"]);
});

it("refuses more than may wait, and forgets whoever leaves", async () => {
  for (const name of ["a1", "a2"]) await arrive(name);
  const third = await arrive("a3");
  await arrive("a4");
  await arrive("a5");
  expect((await heard(3)).at(-1)).toEqual(["a5", "full"]);
  third.destroy();
  expect((await heard(4)).at(-1)).toEqual(["a3", "gone"]);
  ask.answers.get("a1")?.destroy();
  expect((await heard(5)).at(-1)).toEqual(["a4", "taken"]);
});

it("keeps the turn as long as an answer is not read", async () => {
  const { port } = server.address() as AddressInfo;
  const silent = httpRequest({ port, path: "/a1", agent: false }).on("error", () => undefined);
  silent.end();
  await heard(1);
  ask.answers.get("a1")?.end(Buffer.alloc(32 * 1024 * 1024));
  await once(silent, "response");
  for (const name of ["a2", "a3"]) await arrive(name);
  expect((await heard(2)).at(-1)).toEqual(["a2", "taken"]);
  silent.destroy();
  expect((await heard(3)).at(-1)).toEqual(["a3", "taken"]);
});

import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import { afterEach, describe, expect, it } from "vitest";
import { findLocalServers } from "./local-servers.ts";

const stops: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

/** A server on this machine, and the place to look for it. */
async function place(listener: RequestListener, name = "A model server") {
  const server = createServer(listener);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  stops.push(async () => {
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
  });
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  return { baseUrl: `http://127.0.0.1:${address.port}/v1`, name };
}

const says =
  (body: unknown, status = 200): RequestListener =>
  (request, response) => {
    response.writeHead(request.url === "/v1/models" ? status : 404);
    response.end(typeof body === "string" ? body : JSON.stringify(body));
  };
const models = (owner: string | undefined, ...ids: string[]) => ({
  object: "list",
  data: ids.map((id) => ({ id, object: "model", created: 1, owned_by: owner })),
});

describe("a model server is named by its own answer:", () => {
  it.each([
    ["library", "Ollama"],
    ["organization_owner", "LM Studio"],
    ["llamacpp", "llama.cpp"],
    ["vllm", "vLLM"],
    ["somebody", "A model server"],
    [undefined, "A model server"],
  ])("%s is %s", async (owner, name) => {
    const there = await place(says(models(owner, "llama3.1")));
    const found = { name, baseUrl: there.baseUrl, models: ["llama3.1"] };
    expect(await findLocalServers([there])).toEqual([found]);
  });

  it("or, where that says nothing, by its place", async () => {
    const there = await place(says(models("a-person", "a-person/theirs:8b")), "Ollama");
    expect(await findLocalServers([there])).toMatchObject([{ name: "Ollama" }]);
  });
});

it("several are found in their order, with the models that write", async () => {
  const first = await place(says(models("library", "nomic-embed-text", "qwen3:8b", "llama3.1")));
  const second = await place(says(models("vllm", "Qwen/Qwen3-32B")));
  expect(await findLocalServers([first, second])).toMatchObject([
    { name: "Ollama", models: ["qwen3:8b", "llama3.1"] },
    { name: "vLLM", models: ["Qwen/Qwen3-32B"] },
  ]);
});

describe("whoever else is there is left alone:", () => {
  it.each<[string, RequestListener]>([
    ["a web page", says("<!doctype html><title>Hello</title>")],
    ["broken JSON", says('{"object": "list", "data": [')],
    ["another list", says({ object: "list", data: [{ name: "llama3.1" }] })],
    ["an answer without a list", says({ models: ["llama3.1"] })],
    ["no model", says(models("library"))],
    ["models that write nothing", says(models("library", "nomic-embed-text"))],
    ["a name that moves the cursor", says(models("library", "llama\u001b[2J"))],
    ["a name that ends a quotation", says(models("library", "x'; reboot '"))],
    ["one that asks for a key", says(models("vllm", "llama3.1"), 401)],
    [
      "one that sends us elsewhere",
      (_, response) => response.writeHead(302, { location: "http://127.0.0.1:9/v1/models" }).end(),
    ],
    ["a connection that breaks", (_, response) => response.destroy()],
    ["one that never answers", () => undefined],
    [
      "one that never ends",
      (_, response) => {
        response.writeHead(200).write('{"object": "list", "data": [');
      },
    ],
    [
      "one that says far too much",
      (_, response) => {
        const more = () => {
          while (response.write(" ".repeat(64 * 1024)));
        };
        response.on("drain", more);
        more();
      },
    ],
  ])("%s", async (_, listener) => {
    const bad = await place(listener);
    const good = await place(says(models("library", "llama3.1")));
    expect(await findLocalServers([bad, good])).toMatchObject([{ name: "Ollama" }]);
  });

  it("nobody", async () => {
    const gone = await place(says({}));
    await stops.pop()?.();
    expect(await findLocalServers([gone])).toEqual([]);
  });
});

import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { json } from "node:stream/consumers";
import { z } from "zod";
import type { ModelSettings } from "./open-model.ts";

/** A text, or the parts of a message with pictures, of which only texts are kept. */
const spoken = z.union([
  z.string(),
  z
    .array(z.looseObject({ type: z.string(), text: z.string().optional() }))
    .transform((parts) => parts.map(({ type, text }) => text ?? `[${type}]`).join("\n")),
]);
const request = z.looseObject({
  model: z.string(),
  messages: z.array(z.object({ role: z.string(), content: spoken })),
  response_format: z.looseObject({ type: z.string() }).optional(),
});
export type ModelRequest = z.infer<typeof request> & { authorization: string | undefined };

/** How a model server answers one request. */
export type Reply = (response: ServerResponse, asked: ModelRequest) => void;

/** Speaks OpenAI's chat completions, and gives the test's replies, one after another. */
export async function startModelServer(...replies: Reply[]) {
  const requests: ModelRequest[] = [];
  const answer = async (incoming: IncomingMessage, response: ServerResponse) => {
    const asked = {
      ...request.parse(await json(incoming)),
      authorization: incoming.headers.authorization,
    };
    requests.push(asked);
    const reply = replies[Math.min(requests.length, replies.length) - 1];
    if (incoming.url === "/v1/chat/completions" && reply) reply(response, asked);
    else response.writeHead(404).end();
  };
  const server = createServer((incoming, response) => {
    answer(incoming, response).catch((error: unknown) =>
      response.destroy(new Error(String(error))),
    );
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  const settings: ModelSettings = {
    baseUrl: `http://127.0.0.1:${address.port}/v1`,
    apiKey: "key-of-nobody",
    model: "test-model",
    timeoutSeconds: 20,
    maxOutputTokens: 1000,
    prices: { input: 2, output: 10 },
    maxRunCost: 1,
    sees: false,
  };
  const stop = async () => {
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
  };
  return { settings, requests, stop };
}

/** Replies with a text, or a value as JSON; by default 100 tokens read and 50 written. */
export function says(
  content: unknown,
  changes: { finish?: string; refusal?: string; usage?: object | null } = {},
): Reply {
  const {
    finish = "stop",
    refusal,
    usage = { prompt_tokens: 100, completion_tokens: 50 },
  } = changes;
  const text = typeof content === "string" ? content : JSON.stringify(content);
  return (response) => {
    const message = { role: "assistant", content: refusal === undefined ? text : null, refusal };
    response.writeHead(200, { "content-type": "application/json" });
    response.end(
      JSON.stringify({ choices: [{ index: 0, message, finish_reason: finish }], usage }),
    );
  };
}

/** Refuses with a status. */
export function fails(status: number, headers: Record<string, string> = {}, message = ""): Reply {
  return (response) => {
    response.writeHead(status, { "content-type": "application/json", ...headers });
    response.end(JSON.stringify({ error: { message } }));
  };
}

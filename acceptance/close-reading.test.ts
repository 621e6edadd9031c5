import { once } from "node:events";
import { createServer } from "node:http";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, it } from "vitest";
import { z } from "zod";
import { withDatabase } from "../testing/database.ts";
import { eventually, PATIENCE_MS } from "../testing/eventually.ts";
import { type RunningServer, startServer } from "../testing/running-server.ts";
import { servicesOn } from "./services.ts";

const TEXT = "Funds that know logistics. No token funds.";
const POINT = {
  polarity: "never",
  about: "investorType",
  terms: ["token fund"],
  unless: [],
  condition: null,
  range: null,
  quote: "No token funds.",
  reading: "sure",
};

const reading = z.object({
  constraints: z.array(z.looseObject({ quote: z.string() })),
  readBy: z.string(),
  isBeingRead: z.boolean(),
});

/** What the model was asked; it answers each question with the same single point. */
const questions: string[] = [];
const model = createServer(async (request, response) => {
  questions.push(await text(request));
  const message = { role: "assistant", content: JSON.stringify({ constraints: [POINT] }) };
  response.writeHead(200, { "content-type": "application/json" });
  response.end(
    JSON.stringify({
      choices: [{ index: 0, message, finish_reason: "stop" }],
      usage: { prompt_tokens: 100, completion_tokens: 50 },
    }),
  );
});

let server: RunningServer;
beforeAll(async () => {
  model.listen(0, "127.0.0.1");
  await once(model, "listening");
  const address = model.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  server = await startServer({
    settings: {
      SAMPLE_CONTENT: "off",
      AI_BASE_URL: `http://127.0.0.1:${address.port}/v1`,
      AI_API_KEY: "key-of-nobody",
      AI_MODEL: "a-model",
    },
  });
});
afterAll(async () => {
  await server.discard();
  model.closeAllConnections();
  model.close();
});

it("criteria are read by the model before anything is paid, once, and its cost is noted", async () => {
  const on = servicesOn(server);
  const who = await on.founder();
  await on.call(who, "match/save-criteria", { criteria: TEXT });
  const read = async () => reading.parse(await on.read(who, "match/read-criteria"));
  expect(await read()).toMatchObject({ readBy: "rules", isBeingRead: true });
  const closely = await eventually("the model's reading", PATIENCE_MS, async () => {
    const answer = await read();
    return answer.isBeingRead ? undefined : answer;
  });
  expect(closely).toMatchObject({ readBy: "a-model", constraints: [POINT] });
  await read();
  expect(questions).toHaveLength(1);
  expect(questions[0]).toContain(TEXT);
  const { rows } = await withDatabase(server, (client) =>
    client.query("select run_id, purpose, outcome from public.model_calls"),
  );
  expect(rows).toEqual([{ run_id: null, purpose: "criteria", outcome: "answered" }]);
});

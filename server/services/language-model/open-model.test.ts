import { setTimeout } from "node:timers/promises";
import { inspect } from "node:util";
import { afterEach, describe, expect, it } from "vitest";
import { tracesOf } from "../../signals/test-traces.ts";
import { ModelUnavailable } from "./language-model.ts";
import { openModel } from "./open-model.ts";
import { GOOD, modelWith, QUESTION, stopServers } from "./test-asking.ts";
import { fails, type Reply, says, startModelServer } from "./test-model-server.ts";

afterEach(stopServers);

describe("a question", () => {
  it("shows its pictures behind the material, each with its name before it", async () => {
    const { model, onCall, requests } = await modelWith([says("no"), says(GOOD)]);
    const pictures = ["Page 1", "Page 2"].map((name) => ({ name, jpeg: "AAAA" }));
    const run = { signal: new AbortController().signal, onCall };
    expect(await model.ask({ ...QUESTION, pictures }, run)).toEqual(GOOD);
    const shown = [QUESTION.material, "Page 1", "[image_url]", "Page 2", "[image_url]"].join("\n");
    // Asked again after an unusable answer, the model still sees them.
    for (const { messages } of requests) expect(messages[1]?.content).toBe(shown);
  });

  it("gets the form of the answer, and the material apart from the task", async () => {
    const { ask, requests, calls } = await modelWith([says(GOOD)]);
    expect(await ask()).toEqual(GOOD);
    expect(requests).toHaveLength(1);
    expect(requests[0]).toMatchObject({
      model: "test-model",
      max_tokens: 1000,
      authorization: "Bearer key-of-nobody",
      messages: [
        { role: "system", content: "Judge." },
        { role: "user", content: QUESTION.material },
      ],
      response_format: {
        type: "json_schema",
        json_schema: { schema: { properties: { score: { maximum: 10 } } } },
      },
    });
    expect(calls).toEqual([
      {
        model: "test-model",
        purpose: "deck_review",
        outcome: "answered",
        inputTokens: 100,
        outputTokens: 50,
        // 100 tokens at $2 and 50 at $10 for a million.
        costMicros: 700,
      },
    ]);
  });

  it("needs no key where the endpoint asks for none", async () => {
    const { ask, requests } = await modelWith([says(GOOD)], { apiKey: undefined });
    expect(await ask()).toEqual(GOOD);
    expect(requests[0]?.authorization).toBeUndefined();
  });

  it.each([
    ["in a fence", `Here you are:\n\`\`\`json\n${JSON.stringify(GOOD)}\n\`\`\``],
    ["behind the model's thoughts", `<think>{"score": 3}</think>\n${JSON.stringify(GOOD)}`],
  ])("is answered %s", async (_where, text) => {
    const { ask, requests } = await modelWith([says(text)]);
    expect(await ask()).toEqual(GOOD);
    expect(requests).toHaveLength(1);
  });

  it("counts tokens itself when the endpoint does not", async () => {
    const { ask, calls } = await modelWith([says(GOOD, { usage: null })]);
    await ask();
    expect(calls[0]?.inputTokens).toBeGreaterThanOrEqual(10);
    expect(calls[0]?.outputTokens).toBe(Math.ceil(JSON.stringify(GOOD).length / 3));
    expect(calls[0]?.costMicros).toBeGreaterThan(0);
  });
});

describe("an answer that cannot be used is asked for again:", () => {
  it.each<[string, Reply, RegExp]>([
    ["no JSON", says("Seven, I should think."), /not valid JSON/],
    ["broken JSON", says('{"score": 7, "why": "so'), /not valid JSON/],
    ["another form", says({ score: "7", why: "sound" }), /expected number.*\n.*at score/],
    ["out of bounds", says({ score: 70, why: "sound" }), /<=10/],
    ["cut off", says('{"score": 7, "w', { finish: "length" }), /cut off/],
    ["nothing", says(""), /not valid JSON/],
  ])("%s", async (_what, bad, complaint) => {
    const { ask, requests, calls, waits } = await modelWith([bad, says(GOOD)]);
    expect(await ask()).toEqual(GOOD);
    const roles = requests[1]?.messages.map(({ role }) => role);
    expect(roles).toEqual(["system", "user", "assistant", "user"]);
    expect(requests[1]?.messages[3]?.content).toMatch(complaint);
    expect(calls.map(({ outcome }) => outcome)).toEqual(["failed", "answered"]);
    expect(waits).toEqual([]);
  });

  it("but at most twice", async () => {
    const { ask, requests, calls } = await modelWith([says("no"), says("no"), says({ score: -1 })]);
    await expect(ask()).rejects.toThrow(ModelUnavailable);
    expect(requests).toHaveLength(3);
    expect(calls.map(({ costMicros }) => costMicros)).toEqual([700, 700, 700]);
  });
});

describe("a refusal ends it at once:", () => {
  it.each<[string, Reply]>([
    ["the model's", says("", { refusal: "I cannot help with that." })],
    ["the content filter's", says('{"score": 7', { finish: "content_filter" })],
    ["a content filter's in front", fails(400, {}, "content_filter: the prompt was refused")],
    ["a wrong key's", fails(401)],
    ["an unknown model's", fails(404)],
  ])("%s", async (_whose, reply) => {
    const { ask, requests, calls } = await modelWith([reply]);
    await expect(ask()).rejects.toThrow(ModelUnavailable);
    expect(requests).toHaveLength(1);
    expect(calls).toMatchObject([{ outcome: "failed" }]);
  });
});

describe("what passes is waited for:", () => {
  it.each<[string, Reply[], number[]]>([
    ["a limit that says how long", [fails(429, { "retry-after": "7" })], [7000]],
    ["one that says it exactly", [fails(429, { "retry-after-ms": "1500" })], [1500]],
    [
      "a server in trouble, longer each time",
      [fails(500), fails(503), fails(502)],
      [1000, 2000, 4000],
    ],
    ["a connection that breaks", [(response) => response.destroy()], [1000]],
  ])("%s", async (_what, failures, waited) => {
    const { ask, waits, calls } = await modelWith([...failures, says(GOOD)]);
    expect(await ask()).toEqual(GOOD);
    expect(waits).toEqual(waited);
    const failed = failures.map(() => ({ outcome: "failed", costMicros: 0 }));
    expect(calls).toMatchObject([...failed, { outcome: "answered", costMicros: 700 }]);
  });

  it("a date in the past is at once", async () => {
    const past = { "retry-after": new Date(0).toUTCString() };
    const { ask, waits } = await modelWith([fails(429, past), says(GOOD)]);
    expect(await ask()).toEqual(GOOD);
    expect(waits).toEqual([0]);
  });

  it("not forever", async () => {
    const { ask, requests, waits } = await modelWith([fails(500)]);
    await expect(ask()).rejects.toThrow(/status 500/);
    expect(requests).toHaveLength(5);
    expect(waits).toEqual([1000, 2000, 4000, 8000]);
  });

  it("not an hour", async () => {
    const { ask, waits } = await modelWith([fails(429, { "retry-after": "3600" })]);
    await expect(ask()).rejects.toThrow(ModelUnavailable);
    expect(waits).toEqual([]);
  });

  it("an address where nothing listens", async () => {
    const server = await startModelServer();
    await server.stop();
    const waits: number[] = [];
    const model = openModel(server.settings, async (ms) => waits.push(ms));
    const asking = { signal: new AbortController().signal, onCall: async () => {} };
    await expect(model.ask(QUESTION, asking)).rejects.toThrow(/cannot be reached/);
    expect(waits).toHaveLength(4);
  });
});

describe("a model that does not answer", () => {
  const silent: Reply = () => {};
  const halfSaid: Reply = (response) => {
    response.writeHead(200, { "content-type": "application/json" });
    response.write('{"choices": [');
  };

  it.each([
    ["nothing", silent],
    ["half an answer", halfSaid],
  ])("has a limit of time (%s), which is not waited for twice", async (_what, reply) => {
    const { ask, requests, calls } = await modelWith([reply], { timeoutSeconds: 0.2 });
    await expect(ask()).rejects.toThrow(/within 0.2 s/);
    expect(requests).toHaveLength(1);
    // The endpoint may have worked on it: the tokens sent are in the books.
    expect(calls).toMatchObject([{ outcome: "failed", outputTokens: 0 }]);
    expect(calls[0]?.inputTokens).toBeGreaterThan(0);
  });

  it("is left when the run is aborted", async () => {
    const run = new AbortController();
    const abort: Reply = () => run.abort(new Error("stopped by the person"));
    const { ask, requests, calls } = await modelWith([abort]);
    await expect(ask(run.signal)).rejects.toThrow("stopped by the person");
    expect(requests).toHaveLength(1);
    expect(calls).toMatchObject([{ outcome: "failed" }]);
  });

  it("is not even asked in a run that was aborted", async () => {
    const { ask, requests } = await modelWith([says(GOOD)]);
    await expect(ask(AbortSignal.abort(new Error("too late")))).rejects.toThrow("too late");
    expect(requests).toEqual([]);
  });

  it("is not waited for once its run is aborted", async () => {
    const run = new AbortController();
    const { settings, requests } = await modelWith([fails(429, { "retry-after": "30" })]);
    const model = openModel(settings, (ms, signal) => {
      run.abort(new Error("stopped"));
      return setTimeout(ms, undefined, { signal });
    });
    const asking = { signal: run.signal, onCall: async () => {} };
    await expect(model.ask(QUESTION, asking)).rejects.toThrow("stopped");
    expect(requests).toHaveLength(1);
  });
});

describe("an endpoint that speaks otherwise", () => {
  it("falls back to JSON by name, then by instructions, and remembers that", async () => {
    const { ask, requests } = await modelWith([fails(400), fails(400), says(GOOD)]);
    expect(await ask()).toEqual(GOOD);
    expect(await ask()).toEqual(GOOD);
    const formats = requests.map(({ response_format }) => response_format?.type);
    expect(formats).toEqual(["json_schema", "json_object", undefined, undefined]);
    for (const { messages } of requests.slice(1)) expect(messages[0]?.content).toContain('"score"');
  });

  it("gets its limit under the name that it knows", async () => {
    const complaint = "Unsupported parameter: use 'max_completion_tokens' instead.";
    const { ask, requests } = await modelWith([fails(400, {}, complaint), says(GOOD)]);
    expect(await ask()).toEqual(GOOD);
    expect(requests[1]).toMatchObject({
      max_completion_tokens: 1000,
      response_format: { type: "json_schema" },
    });
    expect(requests[1]).not.toHaveProperty("max_tokens");
  });

  it("is given up when no way is left", async () => {
    const { ask, requests } = await modelWith([fails(400)]);
    await expect(ask()).rejects.toThrow(/status 400/);
    expect(requests).toHaveLength(3);
  });

  it("is not a website", async () => {
    const page: Reply = (response) => response.writeHead(200).end("<!doctype html>");
    const { ask } = await modelWith([page]);
    await expect(ask()).rejects.toThrow(ModelUnavailable);
  });
});

it("no error contains the material, the key or the endpoint's words", async () => {
  const telling = `Bad key key-of-nobody for: ${QUESTION.material}`;
  for (const reply of [fails(401, {}, telling), fails(400, {}, telling), says(telling)]) {
    const { ask } = await modelWith([reply]);
    const thrown = await ask().catch((error: unknown) => error);
    expect(thrown).toBeInstanceOf(ModelUnavailable);
    expect(inspect(thrown, { depth: 10, showHidden: true })).not.toMatch(/key-of|confidence/);
  }
});

describe("traces of a question", () => {
  it("have each call, and nothing that was asked or answered", async () => {
    const { received, spans } = await tracesOf(async () => {
      const { ask } = await modelWith([says("no"), says(GOOD)]);
      await ask();
    });
    expect(spans.map(({ name }) => name)).toEqual(["model deck_review", "model deck_review"]);
    for (const word of [QUESTION.material, QUESTION.instructions, GOOD.why, "key-of-nobody"]) {
      expect(JSON.stringify(received)).not.toContain(word);
    }
  });
});

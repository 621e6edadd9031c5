import { parseEnv } from "node:util";
import { expect, it } from "vitest";
import { sayLocalServer } from "./announcement.ts";

const baseUrl = "http://127.0.0.1:11434/v1";

it("a model server is told with the two lines that put it to use", () => {
  expect(sayLocalServer({ name: "Ollama", baseUrl, models: ["llama3.1"] })).toBe(
    `Ollama is running on this machine with llama3.1.
To let it review decks, start Benih with:
  AI_BASE_URL=http://127.0.0.1:11434/v1
  AI_MODEL=llama3.1`,
  );
});

it("of many models, three are named", () => {
  const models = ["a", "b", "c", "d", "e"];
  expect(sayLocalServer({ name: "vLLM", baseUrl, models })).toContain("with a, b, c and 2 more.");
});

it.each([
  "llama3.1",
  "qwen/qwen3-4b@q4_k_m",
  "/home/me/My models/qwen #2.gguf",
  "C:\\new\\models $HOME.gguf",
])("the lines can be copied into .env with the model %s", (model) => {
  const said = sayLocalServer({ name: "llama.cpp", baseUrl, models: [model] });
  const lines = said.split("\n").slice(-2).join("\n");
  expect(parseEnv(lines)).toEqual({ AI_BASE_URL: baseUrl, AI_MODEL: model });
});

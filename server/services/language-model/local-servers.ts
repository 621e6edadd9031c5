import { z } from "zod";

/** A program on this machine that answers with models as OpenAI's API does. */
export type LocalServer = { name: string; baseUrl: string; models: string[] };

type Place = { baseUrl: string; name: string };

const UNKNOWN = "A model server";
/** The default addresses of such programs; others use the last two ports as well. */
const USUAL_PLACES: readonly Place[] = [
  { baseUrl: "http://127.0.0.1:11434/v1", name: "Ollama" },
  { baseUrl: "http://127.0.0.1:1234/v1", name: "LM Studio" },
  { baseUrl: "http://127.0.0.1:8080/v1", name: UNKNOWN },
  { baseUrl: "http://127.0.0.1:8000/v1", name: UNKNOWN },
];
/** Names by what the programs say about their models. */
const NAMES: ReadonlyMap<string | undefined, string> = new Map([
  ["library", "Ollama"],
  ["organization_owner", "LM Studio"],
  ["llamacpp", "llama.cpp"],
  ["vllm", "vLLM"],
]);
/** These models turn text into numbers rather than write any. */
const NO_WRITER = /embed|rerank/i;

const TIMEOUT_MS = 2000;
const MAX_ANSWER_BYTES = 256 * 1024;

const answer = z.object({
  object: z.literal("list"),
  data: z.array(
    z.object({
      // It is printed for copying, so it must not control a terminal or end a quotation.
      id: z.string().regex(/^[^\p{C}'\n]{1,200}$/u),
      owned_by: z.string().optional(),
    }),
  ),
});

/** Finds them, in the order of their places. Never throws, whatever else is there. */
export async function findLocalServers(places = USUAL_PLACES): Promise<LocalServer[]> {
  const found = await Promise.all(places.map(lookAt));
  return found.filter((server) => server !== undefined);
}

async function lookAt({ baseUrl, name }: Place): Promise<LocalServer | undefined> {
  try {
    const response = await fetch(`${baseUrl}/models`, {
      signal: AbortSignal.timeout(TIMEOUT_MS),
      redirect: "error",
    });
    const text = await textOf(response);
    if (!response.ok) return undefined;
    const { data } = answer.parse(JSON.parse(text));
    const models = data.map(({ id }) => id).filter((id) => !NO_WRITER.test(id));
    if (models.length === 0) return undefined;
    const owner = data.find(({ owned_by }) => NAMES.has(owned_by))?.owned_by;
    return { name: NAMES.get(owner) ?? name, baseUrl, models };
  } catch {
    // Nothing is there, or another program.
    return undefined;
  }
}

async function textOf(response: Response): Promise<string> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of response.body ?? []) {
    length += part.length;
    if (length > MAX_ANSWER_BYTES) throw new Error("longer than any list of models");
    parts.push(part);
  }
  return Buffer.concat(parts).toString();
}

import { fork } from "node:child_process";
import { once } from "node:events";
import { request } from "node:http";
import { z } from "zod";

/** One answer of a server, byte by byte, for the bare server to repeat. */
export const recordedAnswer = z.object({
  status: z.number(),
  /** Names and values in turn, as they came. */
  headers: z.array(z.string()),
  body: z.instanceof(Uint8Array),
});
export type RecordedAnswer = z.infer<typeof recordedAnswer>;

/** The headers that `node:http` adds to every answer. */
const WRITTEN_ANYWAY = new Set(["date", "connection", "keep-alive", "transfer-encoding"]);

/** Asks once and keeps the answer as it comes over the wire. */
export async function recordAnswer(
  url: string,
  headers: Record<string, string>,
): Promise<RecordedAnswer> {
  const asked = request(url, { headers, agent: false });
  asked.end();
  const [response] = await once(asked, "response");
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk);
  const raw: string[] = response.rawHeaders;
  return {
    status: response.statusCode,
    headers: raw.filter(
      (_item, index) => !WRITTEN_ANYWAY.has(raw[index - (index % 2)]?.toLowerCase() ?? ""),
    ),
    body: Buffer.concat(chunks),
  };
}

/** Runs `use` against a bare `node:http` server in a separate process that repeats one answer. */
export async function withBareServer<T>(
  answer: RecordedAnswer,
  use: (url: string) => Promise<T>,
): Promise<T> {
  const child = fork(new URL("bare-server-process.ts", import.meta.url), {
    serialization: "advanced",
  });
  try {
    child.send(answer);
    const [port] = await once(child, "message");
    return await use(`http://127.0.0.1:${z.number().parse(port)}`);
  } finally {
    child.kill();
  }
}

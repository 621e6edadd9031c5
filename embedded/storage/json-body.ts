import type { IncomingMessage } from "node:http";
import { z } from "zod";
import { nestsTooDeep } from "../json-depth.ts";
import { invalidRequest, tooLarge } from "./errors.ts";

const MAX_BYTES = 2 * 1024 * 1024;

/** Text that PostgreSQL can take; no name is longer. */
export const plainText = z
  .string()
  .max(1024)
  .regex(/^[^\0]*$/);

/** Reads and checks a request's JSON. @throws if it does not fit the schema, naming the place. */
export async function readJson<Output>(
  request: IncomingMessage,
  schema: z.ZodType<Output>,
): Promise<Output> {
  const chunks: Buffer[] = [];
  let size = 0;
  await new Promise<void>((resolve, reject) => {
    request.on("data", (chunk: Buffer) => {
      size += chunk.length;
      if (size > MAX_BYTES) reject(tooLarge("request body"));
      else chunks.push(chunk);
    });
    request.on("end", resolve);
    request.on("error", reject);
  });
  const parsed = schema.safeParse(parse(Buffer.concat(chunks).toString("utf8")));
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw invalidRequest(`body/${issue?.path.map(String).join("/") ?? ""} ${issue?.message ?? ""}`);
}

function parse(text: string): unknown {
  if (nestsTooDeep(text)) throw invalidRequest("Body is nested too deep");
  try {
    return JSON.parse(text);
  } catch {
    throw invalidRequest("Body is not valid JSON");
  }
}

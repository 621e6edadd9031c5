import { ApiError, invalidBody } from "../errors.ts";
import type { DataRequest } from "../request-context.ts";

/** Reads the whole body as UTF-8. Throws 413 beyond `maxBytes`, `PGRST102` for broken UTF-8. */
export async function readBody(request: DataRequest, maxBytes: number): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    if (!Buffer.isBuffer(chunk)) throw new TypeError("The request has a text encoding set");
    size += chunk.length;
    if (size > maxBytes) {
      throw new ApiError(413, "PGRST102", `The body is larger than ${maxBytes} bytes`);
    }
    chunks.push(chunk);
  }
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(Buffer.concat(chunks));
  } catch {
    throw invalidBody("Empty or invalid json");
  }
}

import type { IncomingMessage } from "node:http";
import { StripeFault } from "../stripe-fault.ts";

const MAX_BYTES = 256 * 1024;

/** The form of a POST, with a limit. */
export async function readBody(request: IncomingMessage): Promise<string> {
  const type = request.headers["content-type"] ?? "application/x-www-form-urlencoded";
  if (!type.startsWith("application/x-www-form-urlencoded")) {
    throw new StripeFault(
      400,
      "Invalid request (check that your POST content type is application/x-www-form-urlencoded).",
    );
  }
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    const bytes = Buffer.from(chunk);
    size += bytes.length;
    if (size > MAX_BYTES) throw new StripeFault(413, "The request is too large.");
    chunks.push(bytes);
  }
  return Buffer.concat(chunks).toString("utf8");
}

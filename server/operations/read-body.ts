import type { IncomingMessage } from "node:http";
import { OperationError } from "./operation-error.ts";

const MAX_BYTES = 256 * 1024;

/** The whole body as text. @throws OperationError invalid_input when it is too long. */
export async function readBody(request: IncomingMessage, most = MAX_BYTES): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  // Not destroyed when too long: the answer should still go out.
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    if (!Buffer.isBuffer(chunk)) throw new Error("The body has been decoded by somebody else");
    bytes += chunk.length;
    if (bytes > most) {
      throw new OperationError("invalid_input", `The body is over ${most} bytes.`);
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}

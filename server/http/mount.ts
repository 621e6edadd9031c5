import type { IncomingMessage, ServerResponse } from "node:http";

/** A part of the server that answers certain addresses. */
export type Mount = {
  /** @returns false when the request is not for this part, and nothing was done. */
  handle(request: IncomingMessage, response: ServerResponse): boolean;
};

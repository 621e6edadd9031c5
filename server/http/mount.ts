import type { IncomingMessage, ServerResponse } from "node:http";

/** A part of the server that answers certain addresses. */
export type Mount = {
  /** @returns false if the request is not for this part; then nothing has happened. */
  handle(request: IncomingMessage, response: ServerResponse): boolean;
};

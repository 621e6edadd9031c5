import type { IncomingMessage, RequestListener, Server, ServerResponse } from "node:http";
import type { Mount } from "./mount.ts";

/**
 * Holds requests that arrive while the server is starting: the port is taken first, and a request
 * without a listener would never be answered.
 * @param atOnce answers its own from the first moment, before any other part.
 * @returns passes them, and all that follow, to the listener.
 */
export function holdRequests(server: Server, atOnce: Mount): (listener: RequestListener) => void {
  const held: [IncomingMessage, ServerResponse][] = [];
  let answer: RequestListener = (request, response) => {
    held.push([request, response]);
  };
  server.on("request", (request, response) => {
    if (!atOnce.handle(request, response)) answer(request, response);
  });
  return (listener) => {
    answer = listener;
    for (const [request, response] of held) listener(request, response);
  };
}

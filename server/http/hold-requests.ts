import type { IncomingMessage, RequestListener, Server, ServerResponse } from "node:http";

/**
 * Keeps the requests that come while the server still starts: the port is taken first, and what
 * nobody listens for would never be answered.
 * @returns hands them, and all that follow, to the listener.
 */
export function holdRequests(server: Server): (listener: RequestListener) => void {
  const held: [IncomingMessage, ServerResponse][] = [];
  const hold: RequestListener = (request, response) => {
    held.push([request, response]);
  };
  server.on("request", hold);
  return (listener) => {
    server.off("request", hold);
    server.on("request", listener);
    for (const [request, response] of held) listener(request, response);
  };
}

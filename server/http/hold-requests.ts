import type { IncomingMessage, RequestListener, Server, ServerResponse } from "node:http";

/**
 * Holds requests that arrive while the server is starting: the port is taken first, and a request
 * without a listener would never be answered.
 * @returns passes them, and all that follow, to the listener.
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

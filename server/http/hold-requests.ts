import type { IncomingMessage, RequestListener, Server, ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import type { Mount } from "./mount.ts";

const PUT_OFF =
  "HTTP/1.1 503 Service Unavailable\r\nRetry-After: 1\r\nConnection: close\r\nContent-Length: 0\r\n\r\n";

/**
 * Holds requests that arrive while the server is starting: the port is taken first, and a request
 * without a listener would never be answered. A WebSocket is told to come back: without a listener of its
 * own it would count as a request, which the backend refuses.
 * @param atOnce answers its own requests from the first moment, before any other part
 * @returns passes them, and all that follow, to the listener
 */
export function holdRequests(server: Server, atOnce: Mount): (listener: RequestListener) => void {
  const held: [IncomingMessage, ServerResponse][] = [];
  let answer: RequestListener = (request, response) => {
    held.push([request, response]);
  };
  const putOff = (_request: IncomingMessage, socket: Duplex) => {
    socket.on("error", () => socket.destroy());
    socket.once("finish", () => socket.destroy());
    socket.end(PUT_OFF);
  };
  server.on("request", (request, response) => {
    if (!atOnce.handle(request, response)) answer(request, response);
  });
  server.on("upgrade", putOff);
  return (listener) => {
    server.off("upgrade", putOff);
    answer = listener;
    for (const [request, response] of held) listener(request, response);
  };
}

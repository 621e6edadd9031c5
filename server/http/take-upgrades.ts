import type { IncomingMessage, Server } from "node:http";
import type { Duplex } from "node:stream";
import type { Logger } from "../log.ts";

/**
 * Passes sockets on to whoever takes them over; the others are ended.
 * @param take returns false for what is not its own.
 * @param keepRest somebody else listens for the rest.
 */
export function takeUpgrades(
  server: Server,
  take: (request: IncomingMessage, socket: Duplex, head: Buffer) => boolean,
  { keepRest, log }: { keepRest: boolean; log: Logger },
): void {
  server.on("upgrade", (request, socket, head) => {
    try {
      if (!take(request, socket, head) && !keepRest) socket.destroy();
    } catch (error) {
      log.error({ error: String(error) }, "An upgrade could not be answered");
      socket.destroy();
    }
  });
}

import type { IncomingMessage, Server } from "node:http";
import type { Duplex } from "node:stream";
import type { Logger } from "../log.ts";

/**
 * Hands requests for a socket on.
 * @param upgrade returns false when the address is not its own.
 * @param settings.isLast nobody else takes what it leaves.
 */
export function forwardUpgrades(
  server: Server,
  upgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => boolean,
  { isLast, log }: { isLast: boolean; log: Logger },
): void {
  server.on("upgrade", (request, socket, head) => {
    try {
      if (!upgrade(request, socket, head) && isLast) socket.destroy();
    } catch (error) {
      log.error({ error: String(error) }, "An upgrade could not be answered");
      socket.destroy();
    }
  });
}

import type { IncomingMessage, Server } from "node:http";
import type { Duplex } from "node:stream";
import type { Logger } from "../log.ts";

/** Takes over the connections of WebSockets. */
type Upgrading = {
  /** @returns false if the address is not its own; then nothing was done. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): boolean;
};

/**
 * Passes upgrades on.
 * @param isShared whether another listener takes other upgrades; otherwise they are cut off
 */
export function passUpgrades(
  server: Server,
  upgrading: Upgrading,
  { isShared, log }: { isShared: boolean; log: Logger },
): void {
  server.on("upgrade", (request, socket, head) => {
    try {
      if (!upgrading.upgrade(request, socket, head) && !isShared) socket.destroy();
    } catch (error) {
      log.error({ error: String(error) }, "An upgrade could not be answered");
      socket.destroy();
    }
  });
}

import { once } from "node:events";
import { createServer } from "node:http";
import type { Logger } from "../log.ts";
import { guarded } from "./guarded.ts";
import type { Mount } from "./mount.ts";

/**
 * An address of the embedded backend for this server alone, on loopback: reads of pages and operations
 * bypass visitor limits, and do not go out to the proxy and back.
 */
export async function openInnerDoor(
  backend: Mount,
  log: Logger,
): Promise<{ url: string; close(): Promise<void> }> {
  const server = createServer(
    guarded((request, response) => {
      if (!backend.handle(request, response)) response.writeHead(404).end();
    }, log),
  );
  // Callers close connections they no longer need: closed from here, one might just be in use again.
  server.keepAliveTimeout = 0;
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string")
    throw new Error("The inner door has no port");
  return {
    url: `http://127.0.0.1:${address.port}`,
    async close() {
      const closed = once(server, "close");
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { Logger } from "../log.ts";
import { guarded } from "./guarded.ts";
import { listen } from "./listen.ts";
import type { Mount } from "./mount.ts";
import { isSameSecret } from "./same-secret.ts";

const ADDRESS = "/metrics";

type Exposition = { type: string; read(): Promise<string> };

/** `/metrics` on the site's port for callers with the token; for all others there is no such page. */
export function mountMetrics(token: string, metrics: Exposition, log: Logger): Mount {
  return {
    handle(request, response) {
      if (!isForMetrics(request)) return false;
      if (!isSameSecret(request.headers.authorization ?? "", `Bearer ${token}`)) return false;
      send(response, metrics, log);
      return true;
    },
  };
}

/**
 * `/metrics` on a port of its own, for everybody who can reach it.
 * @throws StartFailure if the port is taken
 */
export async function openMetricsPort(
  { port, host }: { port: number; host: string },
  metrics: Exposition,
  log: Logger,
): Promise<{ close(): void }> {
  const server = createServer(
    guarded((request, response) => {
      if (isForMetrics(request)) send(response, metrics, log);
      else response.writeHead(404).end();
    }, log),
  );
  await listen(server, port, host, "METRICS_PORT");
  return {
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

function isForMetrics({ url, method }: IncomingMessage): boolean {
  return method === "GET" && url?.split("?")[0] === ADDRESS;
}

function send(response: ServerResponse, { type, read }: Exposition, log: Logger): void {
  read().then(
    (text) =>
      response.writeHead(200, { "content-type": type, "cache-control": "no-store" }).end(text),
    (error: unknown) => {
      log.error({ error: String(error) }, "Metrics could not be read");
      response.writeHead(500).end();
    },
  );
}

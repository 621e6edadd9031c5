import { once } from "node:events";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

export type Received = { path: string; headers: IncomingHttpHeaders; body: string };

/** A real HTTP server that accepts and keeps whatever it is sent. */
export async function startReceiver(status = 200) {
  const received: Received[] = [];
  const server = createServer(async (request, response) => {
    const body = await text(request);
    received.push({ path: request.url ?? "", headers: request.headers, body });
    response.writeHead(status, { "content-type": "application/json" }).end("{}");
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    received,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

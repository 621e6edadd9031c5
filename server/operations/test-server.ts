import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";

export type TestServer = { url: string; close(): Promise<void> };

/** A server on this machine, as the other end of a request. */
export async function serve(
  handle: (request: IncomingMessage, response: ServerResponse) => void,
): Promise<TestServer> {
  const server = createServer(handle).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("No port is free");
  return {
    url: `http://127.0.0.1:${address.port}`,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

/** What the server logged, as lines. */
export function memoryLog() {
  const lines: string[] = [];
  return { lines, stream: { write: (line: string) => void lines.push(line) } };
}

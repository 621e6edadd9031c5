import { createServer, type Server } from "node:net";

/** Listens on a port that is free, on any of them by default, and keeps it. */
export function occupyPort(wanted = 0): Promise<{ port: number; release(): Promise<void> }> {
  const server: Server = createServer();
  const release = () => new Promise<void>((resolve) => server.close(() => resolve()));
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(wanted, "127.0.0.1", () => {
      const address = server.address();
      if (address !== null && typeof address === "object") {
        resolve({ port: address.port, release });
      } else reject(new Error("no port"));
    });
  });
}

/** A port that is free now; another process may take it first, so the caller retries. */
export async function freePort(): Promise<number> {
  const { port, release } = await occupyPort();
  await release();
  return port;
}

import { createServer } from "node:net";

/** A free port on this machine; `preferred` if it is free. */
export async function freePort(preferred?: number): Promise<number> {
  if (preferred !== undefined) {
    const kept = await listenOnce(preferred).catch(() => undefined);
    if (kept !== undefined) return kept;
  }
  return listenOnce(0);
}

function listenOnce(port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(port, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => {
        if (address !== null && typeof address === "object") resolve(address.port);
        else reject(new Error("no port"));
      });
    });
  });
}

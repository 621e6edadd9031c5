import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import { type AddressInfo, createServer as createTcpServer, type Socket } from "node:net";
import type { WebsiteLimits } from "./limits.ts";
import { readWebsite } from "./read-website.ts";

export const NAME = "sawah.co.id";
export const AGENT = "Benih/1.0 (+https://benih.example)";

/** Servers on this machine for one test, reachable by a website's name; 127.0.0.1 counts as public. */
export class TestSites {
  readonly #stops: (() => void)[] = [];
  readonly #ports: string[] = [];

  /** An HTTP server. @returns the address that leads to it by its name */
  async http(listener: RequestListener): Promise<string> {
    const server = createServer(listener);
    this.#stops.push(() => {
      server.closeAllConnections();
      server.close();
    });
    server.listen(0, "127.0.0.1");
    await once(server, "listening");
    return this.#addressOf(server.address());
  }

  /** A server that speaks as it likes. */
  async tcp(speak: (socket: Socket) => void): Promise<string> {
    const sockets = new Set<Socket>();
    const server = createTcpServer((socket) => {
      sockets.add(socket);
      socket.on("error", () => undefined);
      speak(socket);
    });
    this.#stops.push(() => {
      for (const socket of sockets) socket.destroy();
      server.close();
    });
    server.listen(0, "127.0.0.1");
    await once(server, "listening");
    return this.#addressOf(server.address());
  }

  #addressOf(address: AddressInfo | string | null): string {
    if (address === null || typeof address === "string") throw new Error("It does not listen.");
    this.#ports.push(String(address.port));
    return `http://${NAME}:${address.port}`;
  }

  read(address: string, changed: Partial<WebsiteLimits> = {}) {
    return readWebsite(address, AGENT, { ...this.limits(), ...changed });
  }

  /** Limits under which these servers count as public. */
  limits() {
    return {
      ports: ["", ...this.#ports],
      isPublicAddress: (ip: string) => ip === "127.0.0.1",
      resolve: async () => ["127.0.0.1"],
    };
  }

  stop(): void {
    for (const stop of this.#stops.splice(0)) stop();
  }
}

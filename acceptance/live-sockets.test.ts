import { request } from "node:http";
import type { Duplex } from "node:stream";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { type RunningServer, type ServerAddress, startServer } from "../testing/running-server.ts";

/** As in `embedded/realtime/limits/limits.ts`. */
const AT_ONCE = 600;
const OPEN = 1_000;

const sockets: Duplex[] = [];
afterAll(() => {
  for (const socket of sockets) socket.destroy();
});

/** The sender's address on this machine, and the address that a proxy, or an impostor, states. */
type Origin = { localAddress: string; forwarded?: string };
type Answer = { status: number; retryAfter: string | undefined };

function open(server: ServerAddress, { localAddress, forwarded }: Origin): Promise<Answer> {
  const query = new URLSearchParams({ apikey: server.publishableKey, vsn: "2.0.0" });
  return new Promise((resolve, reject) => {
    const sent = request(`${server.url}/realtime/v1/websocket?${query}`, {
      agent: false,
      localAddress,
      headers: {
        connection: "Upgrade",
        upgrade: "websocket",
        "sec-websocket-version": "13",
        "sec-websocket-key": Buffer.alloc(16).toString("base64"),
        ...(forwarded && { "x-forwarded-for": forwarded }),
      },
    });
    sent.on("error", reject);
    sent.on("response", (response) => {
      response.resume();
      resolve({ status: response.statusCode ?? 0, retryAfter: response.headers["retry-after"] });
    });
    sent.on("upgrade", (_response, socket) => {
      socket.on("error", () => undefined);
      sockets.push(socket);
      resolve({ status: 101, retryAfter: undefined });
    });
    sent.end();
  });
}

/** Opens sockets until one is refused, up to the number that may be open. */
async function untilRefused(server: ServerAddress, origin: (at: number) => Origin) {
  for (let opened = 0; opened <= OPEN; opened++) {
    const answer = await open(server, origin(opened));
    if (answer.status !== 101) return { opened, answer };
  }
  throw new Error(`${OPEN} sockets were opened and none refused`);
}

describe("one network that opens sockets without end", () => {
  const server = inject("server");

  it("must come back later, whatever address it claims to have; others get their sockets", async () => {
    const { opened, answer } = await untilRefused(server, (at) => ({
      localAddress: "127.0.0.77",
      forwarded: `203.0.113.${at % 250}`,
    }));
    expect(opened).toBeGreaterThanOrEqual(AT_ONCE);
    expect(answer.status).toBe(429);
    expect(Number(answer.retryAfter)).toBeGreaterThan(0);
    expect(await open(server, { localAddress: "127.0.0.78" })).toMatchObject({ status: 101 });
  });
});

describe("behind a proxy that is trusted", () => {
  let server: RunningServer;
  beforeAll(async () => {
    server = await startServer({ settings: { SAMPLE_CONTENT: "off", TRUST_PROXY: "on" } });
  });
  afterAll(() => server?.discard());

  it("a network is what the proxy says it is", async () => {
    const from = (forwarded: string) => ({ localAddress: "127.0.0.1", forwarded });
    const { answer } = await untilRefused(server, (at) =>
      from(`198.51.100.${at % 250}, 203.0.113.5`),
    );
    expect(answer.status).toBe(429);
    expect(await open(server, from("203.0.113.5, 203.0.113.6"))).toMatchObject({ status: 101 });
  });

  it("an IPv6 home is one network", async () => {
    const from = (forwarded: string) => ({ localAddress: "127.0.0.1", forwarded });
    const { answer } = await untilRefused(server, (at) => from(`2001:db8:0:1::${at.toString(16)}`));
    expect(answer.status).toBe(429);
    expect(await open(server, from("2001:db8:0:2::1"))).toMatchObject({ status: 101 });
  });
});

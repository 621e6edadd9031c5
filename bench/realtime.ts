import { fork } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";
import { WebSocketServer } from "ws";
import { z } from "zod";
import { startTestBackend } from "../embedded/realtime/test-backend.ts";

/**
 * `node bench/realtime.ts [sockets]`: from one insert to its arrival at every connected browser,
 * beside a bare `ws` server that sends the same bytes to as many sockets.
 */

const SOCKETS = Number(process.argv[2] ?? 1000);
const ROUNDS = 30;
const WARM_UP = 5;
const JOIN = JSON.stringify([
  "1",
  "1",
  "realtime:news",
  "phx_join",
  { config: { postgres_changes: [{ event: "INSERT", schema: "public", table: "news" }] } },
]);

/** Milliseconds from sending to each arrival, and the length of what arrived. */
type Round = { delays: number[]; bytes: number };
type Clients = { round(send: () => Promise<void> | void): Promise<Round>; end(): void };

const report = z.object({ arrivals: z.array(z.number()), bytes: z.number() });

async function connectClients(url: string, join?: string): Promise<Clients> {
  const script = fileURLToPath(new URL("realtime-sockets.ts", import.meta.url));
  const child = fork(script, [url, String(SOCKETS), ...(join ? [join] : [])]);
  await once(child, "message");
  return {
    async round(send) {
      const arrived = once(child, "message");
      const began = performance.timeOrigin + performance.now();
      await send();
      const [message] = await arrived;
      const { arrivals, bytes } = report.parse(message);
      return { delays: arrivals.map((time) => time - began), bytes };
    },
    end: () => child.kill(),
  };
}

async function measure(clients: Clients, send: () => Promise<void> | void): Promise<Round> {
  const delays: number[] = [];
  let bytes = 0;
  for (let round = 0; round < WARM_UP + ROUNDS; round++) {
    const arrived = await clients.round(send);
    if (round >= WARM_UP) delays.push(...arrived.delays);
    bytes = arrived.bytes;
  }
  clients.end();
  return { delays: delays.sort((a, b) => a - b), bytes };
}

async function throughRealtime(): Promise<Round> {
  const backend = await startTestBackend(
    `
    create table news (id bigint generated always as identity primary key, title text, body text);
    alter table news enable row level security;
    create policy readable on news for select using (true);
    alter publication supabase_realtime add table news;`,
    { idleMs: 3_600_000 },
  );
  try {
    const clients = await connectClients(`${backend.webSocketUrl}?apikey=bench&vsn=2.0.0`, JOIN);
    return await measure(clients, async () => {
      await backend.admin.query("insert into news (title, body) values ('t', repeat('b', 300))");
    });
  } finally {
    await backend.stop();
  }
}

async function throughBareServer(bytes: number): Promise<Round> {
  const server = createServer();
  const sockets = new WebSocketServer({ server });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const frame = Buffer.alloc(bytes, "b");
  const clients = await connectClients(`ws://127.0.0.1:${port}`);
  const delays = await measure(clients, () => {
    for (const socket of sockets.clients) socket.send(frame, { binary: false });
  });
  sockets.close();
  server.close();
  return delays;
}

function summary(sorted: number[]) {
  const at = (share: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return { p50: at(0.5), p99: at(0.99), max: at(1) };
}

const measured = await throughRealtime();
const realtime = summary(measured.delays);
const bare = summary((await throughBareServer(measured.bytes)).delays);
const inMs = ({ p50, p99, max }: typeof bare) => ({
  "p50 ms": p50.toFixed(1),
  "p99 ms": p99.toFixed(1),
  "max ms": max.toFixed(1),
});
console.log(`One insert to ${SOCKETS} sockets, ${ROUNDS} rounds, ${measured.bytes} bytes each`);
console.table({
  "bare ws server": { ...inMs(bare), "p99 ratio": "1.0" },
  "insert → realtime": { ...inMs(realtime), "p99 ratio": (realtime.p99 / bare.p99).toFixed(1) },
});

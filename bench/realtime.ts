import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import { WebSocketServer } from "ws";
import { withDatabase } from "../testing/database.ts";
import type { RunningServer } from "../testing/running-server.ts";
import { JOIN_NEWS } from "./join-news.ts";
import { type LiveReaders, withLiveReaders } from "./live-readers.ts";
import { quantile } from "./median.ts";
import { withRunningServer } from "./running-server.ts";
import { printTable, verdict } from "./table.ts";
import { usageOf } from "./usage.ts";

/**
 * `node bench/realtime.ts 200 5000`: the time from publishing an article to its arrival at that
 * many open Home pages, compared with a bare `ws` server that sends the same bytes to as many
 * sockets. The last page must have it within a second, in 99 of 100 rounds.
 */

const ROUNDS = 30;
const WARM_UP = 5;
/** By then the server has finished its other work on a new article. */
const PAUSE_MS = 200;
const MOST_LAST_MS = 1000;
/**
 * Over all rounds: milliseconds to each arrival, to the last of each round, and a frame's length.
 */
type Rounds = { delays: number[]; lasts: number[]; bytes: number };

const asked = process.argv.slice(2).map(Number);
const sizes = asked.length > 0 ? asked : [200];

await withRunningServer(async (server) => {
  const rows: string[][] = [];
  for (const sockets of sizes) {
    const product = await throughProduct(server, sockets);
    const bare = await throughBareServer(sockets, product.bytes);
    const count = sockets.toLocaleString("en");
    rows.push(
      [...row(count, "a bare ws server", bare, bare), "", ""],
      [...row(count, "the product", product, bare), product.usPerSocket, barOf(product)],
    );
  }
  printTable(
    `One article to every open page, ${ROUNDS} rounds`,
    ["sockets", "through", "bytes", "p50 ms", "p99 ms", "last, p99", "p99 of bare", "µs each", ""],
    rows,
  );
});

/**
 * @returns also the processor time, in microseconds, that the server's process took for each
 * socket.
 */
async function throughProduct(
  server: RunningServer,
  sockets: number,
): Promise<Rounds & { usPerSocket: string }> {
  const query = new URLSearchParams({ apikey: server.publishableKey, vsn: "2.0.0" });
  const url = `${server.url.replace("http", "ws")}/realtime/v1/websocket?${query}`;
  let published = 0;
  return withDatabase(server, (client) => {
    const publish = () =>
      client.query(
        `insert into public.news (slug, title, category, excerpt, is_published, published_at)
         values ($1, 'An article that is measured', 'Event', repeat('e', 300), true, now())`,
        [`measured-${sockets}-${++published}`],
      );
    return withLiveReaders({ url, sockets, join: JOIN_NEWS }, async (readers) => {
      const before = usageOf(server.program.pid)?.seconds ?? 0;
      const rounds = await measure(readers, publish);
      const seconds = (usageOf(server.program.pid)?.seconds ?? 0) - before;
      const usPerSocket = ((seconds * 1e6) / sockets / (WARM_UP + ROUNDS)).toFixed(0);
      return { ...rounds, usPerSocket };
    });
  });
}

async function throughBareServer(sockets: number, bytes: number): Promise<Rounds> {
  const server = createServer();
  const bare = new WebSocketServer({ server });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const frame = Buffer.alloc(bytes, "b");
  const sendToAll = async () => {
    for (const socket of bare.clients) socket.send(frame, { binary: false });
  };
  try {
    return await withLiveReaders({ url: `ws://127.0.0.1:${port}`, sockets }, (readers) =>
      measure(readers, sendToAll),
    );
  } finally {
    for (const socket of bare.clients) socket.terminate();
    bare.close();
    server.close();
  }
}

async function measure(readers: LiveReaders, send: () => Promise<unknown>): Promise<Rounds> {
  const delays: number[] = [];
  const lasts: number[] = [];
  let bytes = 0;
  for (let round = 0; round < WARM_UP + ROUNDS; round++) {
    const arrived = await readers.round(send);
    if (round >= WARM_UP) {
      delays.push(...arrived.delays);
      lasts.push(Math.max(...arrived.delays));
    }
    bytes = arrived.bytes;
    await delay(PAUSE_MS);
  }
  return { delays, lasts, bytes };
}

function row(sockets: string, through: string, rounds: Rounds, bare: Rounds): string[] {
  const { delays, lasts, bytes } = rounds;
  const figures = [quantile(delays, 0.5), quantile(delays, 0.99), quantile(lasts, 0.99)];
  const ratio = quantile(delays, 0.99) / quantile(bare.delays, 0.99);
  const inMs = figures.map((figure) => figure.toFixed(1));
  return [sockets, through, String(bytes), ...inMs, `${ratio.toFixed(1)}×`];
}

function barOf({ lasts }: Rounds): string {
  return verdict(quantile(lasts, 0.99) <= MOST_LAST_MS, `last ≤ ${MOST_LAST_MS / 1000} s`);
}

import { once } from "node:events";
import { WebSocket } from "ws";

/**
 * Opens sockets in a separate process, like the pages of that many readers, and reports when each
 * of them got each message: `realtime-sockets.ts <url> <count> [join]`, without a join for a bare
 * server.
 */

const [url = "", count = "0", join] = process.argv.slice(2);
const SOCKETS = Number(count);
const OPENED_TOGETHER = 50;
/** One network may open 600 at once: the readers come from several addresses of this machine. */
const PER_ADDRESS = 250;
/** realtime-js's own interval. */
const HEARTBEAT_MS = 25_000;
const HEARTBEAT = JSON.stringify([null, "h", "phoenix", "heartbeat", {}]);
const CHANGE = /^\[null,null,"[^"]+","postgres_changes"/;

let arrivals: number[] = [];

async function open(place: number): Promise<void> {
  const localAddress = `127.0.0.${1 + Math.floor(place / PER_ADDRESS)}`;
  const socket = new WebSocket(url, { localAddress });
  const joined = Promise.withResolvers<void>();
  socket.on("message", (data: Buffer) => {
    const start = data.toString("utf8", 0, 200);
    if (join === undefined || CHANGE.test(start)) arrive(data.length);
    else if (start.includes("Subscribed to PostgreSQL")) joined.resolve();
  });
  socket.on("error", (error) => giveUp(error.message));
  socket.on("close", (code) => giveUp(`closed with ${code}`));
  await once(socket, "open");
  if (join === undefined) return;
  socket.send(join);
  setInterval(() => socket.send(HEARTBEAT), HEARTBEAT_MS);
  await joined.promise;
}

function giveUp(reason: string): void {
  console.error(`A socket failed: ${reason}.`);
  process.exit(1);
}

function arrive(bytes: number): void {
  arrivals.push(performance.timeOrigin + performance.now());
  if (arrivals.length < SOCKETS) return;
  process.send?.({ arrivals, bytes });
  arrivals = [];
}

process.on("disconnect", () => process.exit());
for (let opened = 0; opened < SOCKETS; opened += OPENED_TOGETHER) {
  const batch = Math.min(OPENED_TOGETHER, SOCKETS - opened);
  await Promise.all(Array.from({ length: batch }, (_, at) => open(opened + at)));
}
process.send?.("ready");

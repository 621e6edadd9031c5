import { once } from "node:events";
import { WebSocket } from "ws";

/** Opens sockets in a process of their own, and reports when each of them got each message. */

const [url = "", count = "0", join] = process.argv.slice(2);
const OPENED_TOGETHER = 50;
let arrivals: number[] = [];

async function open(): Promise<void> {
  const socket = new WebSocket(url);
  let joined = join === undefined;
  const ready = Promise.withResolvers<void>();
  socket.on("message", (data) => {
    if (joined) arrive(String(data).length);
    else if (String(data).includes("Subscribed to PostgreSQL")) {
      joined = true;
      ready.resolve();
    }
  });
  await once(socket, "open");
  if (join === undefined) return;
  socket.send(join);
  await ready.promise;
}

function arrive(bytes: number): void {
  arrivals.push(performance.timeOrigin + performance.now());
  if (arrivals.length < Number(count)) return;
  process.send?.({ arrivals, bytes });
  arrivals = [];
}

for (let opened = 0; opened < Number(count); opened += OPENED_TOGETHER) {
  const batch = Math.min(OPENED_TOGETHER, Number(count) - opened);
  await Promise.all(Array.from({ length: batch }, open));
}
process.send?.("ready");

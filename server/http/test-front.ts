import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { pino } from "pino";
import { createFront } from "./front.ts";
import { guarded } from "./guarded.ts";
import { watchIncomingBodies } from "./incoming-bodies.ts";
import type { Mount } from "./mount.ts";
import { createPageCache, type PageCache } from "./pages/page-cache.ts";
import type { RenderPool } from "./pages/render-pool.ts";
import { countRequests, type RequestCounts } from "./request-counts.ts";
import { storeAnswerNow } from "./stored-answer.ts";
import { createVisitorLimits } from "./visitor-limits.ts";

/** Node's own user agent would pass for a crawler's. */
const BROWSER = "Mozilla/5.0 (Linux; Android 14) Chrome/140.0 Mobile Safari/537.36";
export const SECRET_KEY = "sb_secret_of_the_operator";
const log = pino({ level: "silent" });
export const page = (body: string) =>
  storeAnswerNow({ status: 200, body, headers: { "x-a": "1" }, storable: true }, "identity");

const servers: Server[] = [];
export async function stopFronts(): Promise<void> {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
    await once(server, "close");
  }
}

export type Parts = {
  mounts?: Mount[];
  render?: RenderPool["render"];
  cache?: PageCache;
  limits?: Parameters<typeof createVisitorLimits>[0]["limits"];
  bodies?: ReturnType<typeof watchIncomingBodies>;
  counts?: RequestCounts;
};

/** A server with the real front and the test's parts. */
export async function start(parts: Parts) {
  const front = createFront({
    cache: parts.cache ?? createPageCache(),
    mounts: parts.mounts ?? [],
    files: () => undefined,
    pages: {
      ready: Promise.resolve(),
      render: parts.render ?? (async () => page("rendered")),
      join: () => undefined,
      metrics: [],
      close: async () => undefined,
    },
    limits: createVisitorLimits({
      trustProxy: false,
      secretKeys: () => [SECRET_KEY],
      log,
      ...(parts.limits && { limits: parts.limits }),
    }),
    watchBody: parts.bodies ?? watchIncomingBodies(),
    counts: parts.counts ?? countRequests(),
    headers: {},
    log,
  });
  const server = createServer(guarded(front, log));
  servers.push(server);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return (path: string, headers: Record<string, string> = {}) =>
    fetch(`http://127.0.0.1:${port}${path}`, { headers: { "user-agent": BROWSER, ...headers } });
}

/** Answers addresses that begin with `/boom` with the given handler. */
export const mount = (handle: Mount["handle"]): Mount => ({
  handle: (request, response) =>
    request.url?.startsWith("/boom") === true && handle(request, response),
});

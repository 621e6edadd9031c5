import { once } from "node:events";
import net from "node:net";
import { setTimeout as delay, setImmediate as nextTurn } from "node:timers/promises";
import type { SiteServer } from "./site-server.ts";

/**
 * How long an idle connection stays open, as a request may be on its way. Longer than a round trip
 * across the region.
 */
const QUIET_MS = 500;
/** Requests that still run then are cut off: an upload, or a reader that takes nothing. */
const LONGEST_REQUEST_MS = 6000;

/**
 * Ends a server's connections without cutting off a request that has begun.
 * @param announcedMs how long new connections are still answered, so that a proxy that asks `/readyz`
 * can send its visitors elsewhere
 * @param onClosed called once no new connection is accepted
 */
export async function drain(
  { server, closeAfterAnswers, closeSilent }: SiteServer,
  { announcedMs, onClosed }: { announcedMs: number; onClosed(): Promise<void> | undefined },
): Promise<void> {
  closeAfterAnswers();
  // Connections whose answer is already on its way stay no longer than the others.
  server.keepAliveTimeout = QUIET_MS;
  if (announcedMs > 0) await delay(announcedMs);

  const ended = once(server, "close");
  // Not `close` of HTTP servers, which at once resets connections between two requests.
  net.Server.prototype.close.call(server);
  const over = new AbortController();
  const limit = delay(LONGEST_REQUEST_MS, undefined, { signal: over.signal });
  const closeQuiet = async () => {
    await delay(QUIET_MS, undefined, { signal: over.signal });
    // Reads what came in while this thread was busy before closing anything.
    await nextTurn();
    await nextTurn();
    server.closeIdleConnections();
    // Node does not count these as idle.
    closeSilent();
  };
  closeQuiet().catch(() => undefined);
  limit.catch(() => undefined);
  await Promise.race([Promise.all([ended, onClosed()]), limit]);
  over.abort();
  server.closeAllConnections();
}

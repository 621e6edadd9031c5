import { once } from "node:events";
import net from "node:net";
import { setTimeout as delay, setImmediate as nextTurn } from "node:timers/promises";
import type { SiteServer } from "./site-server.ts";

/**
 * How long a connection stays that nobody is using: a request may be on its way to us. Longer than
 * a packet takes to the other end of the region and back.
 */
const QUIET_MS = 500;
/** What then still runs is cut off: an upload, or a reader that takes nothing. */
const LONGEST_REQUEST_MS = 6000;

/**
 * Ends a server's connections without cutting off a request that has begun.
 * @param announcedMs new connections are still answered for so long: a proxy that asks `/readyz`
 * sends its visitors elsewhere meanwhile.
 * @param onClosed called when no new connection is taken any more.
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
  // Not the one of HTTP servers, which resets at once what is between two requests.
  net.Server.prototype.close.call(server);
  const over = new AbortController();
  const limit = delay(LONGEST_REQUEST_MS, undefined, { signal: over.signal });
  const closeQuiet = async () => {
    await delay(QUIET_MS, undefined, { signal: over.signal });
    // What came in while this thread was busy is read before anything is closed.
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

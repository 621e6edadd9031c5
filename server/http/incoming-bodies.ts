import type { IncomingMessage, ServerResponse } from "node:http";

/**
 * Forms and JSON are small: taking longer than this, even over a slow line, holds a connection for
 * nothing.
 */
const DEADLINE_MS = 30_000;
/** The most requests that one network may be sending at once; more than any office needs. */
const MOST_OF_ONE = 100;

/**
 * Uploads of 50 MB, which may take half an hour; they time out on their own when nothing arrives.
 */
const UPLOADS = ["/api/files/", "/storage/v1/"];

/**
 * Limits the request bodies in flight, so that many slow ones cannot take all connections.
 * @returns whether a request may continue; it is then counted until it is read or cut off.
 */
export function watchIncomingBodies(deadlineMs = DEADLINE_MS, mostOfOne = MOST_OF_ONE) {
  const underWay = new Map<string, number>();

  return (request: IncomingMessage, response: ServerResponse, network: string): boolean => {
    if (!hasBody(request)) return true;
    const others = underWay.get(network) ?? 0;
    if (others >= mostOfOne) return false;
    underWay.set(network, others + 1);
    // Normalised as it will be later: `/api/files/../startup-profile/save` is no upload.
    const { pathname } = new URL(request.url ?? "/", "http://site");
    const isUpload = UPLOADS.some((prefix) => pathname.startsWith(prefix));
    const timer = isUpload ? undefined : setTimeout(() => request.destroy(), deadlineMs);
    let over = false;
    const done = () => {
      if (over) return;
      over = true;
      clearTimeout(timer);
      const left = (underWay.get(network) ?? 1) - 1;
      if (left === 0) underWay.delete(network);
      else underWay.set(network, left);
    };
    request.once("end", done);
    // The answer may come before the whole body was read; the connection then closes, or reads the rest.
    response.once("close", done);
    return true;
  };
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;
}

import * as oauth from "oauth4webapi";

const LIMIT_MS = 10_000;

/** Options for calling providers: with a time limit, and only a stand-in on this machine without TLS. */
export function callOptions(address: string) {
  const { protocol, hostname } = new URL(address);
  const isStandIn = protocol === "http:" && ["localhost", "127.0.0.1", "[::1]"].includes(hostname);
  return {
    signal: () => AbortSignal.timeout(LIMIT_MS),
    [oauth.allowInsecureRequests]: isStandIn,
  };
}

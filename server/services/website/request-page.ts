import { isIPv6, type LookupFunction } from "node:net";
import { Client, type Dispatcher } from "undici";
import type { VisitLimits } from "./limits.ts";

const MAX_HEADER_BYTES = 16 * 1024;

type Page = { response: Dispatcher.ResponseData; close(): Promise<void> };

/**
 * Requests a page from one address. The name is resolved once, all its addresses must be public,
 * and the connection goes to one of those: the name server gets no chance to give a second answer.
 * @throws Error if it is not public, or does not answer in time; the error does not say which
 */
export async function requestPage(
  url: URL,
  {
    agent,
    accept,
    limits,
    signal,
    headers = {},
  }: {
    agent: string;
    accept: string;
    limits: VisitLimits;
    signal: AbortSignal;
    /** Further ones, such as those of a conditional request. */
    headers?: Record<string, string>;
  },
): Promise<Page> {
  const step = AbortSignal.any([signal, AbortSignal.timeout(limits.stepMs)]);
  const addresses = await settled(limits.resolve(url.hostname, step), step);
  if (addresses.length === 0 || !addresses.every(limits.isPublicAddress)) {
    throw new Error("There is no public address.");
  }
  const client = new Client(url.origin, {
    connect: { lookup: onlyThese(addresses), timeout: limits.stepMs, ca: limits.ca },
    headersTimeout: limits.stepMs,
    bodyTimeout: limits.stepMs,
    maxHeaderSize: MAX_HEADER_BYTES,
    allowH2: false,
  });
  const close = () => client.destroy();
  try {
    const response = await client.request({
      path: `${url.pathname}${url.search}`,
      method: "GET",
      headers: {
        ...headers,
        "user-agent": agent,
        accept,
        "accept-encoding": accept.startsWith("image/") ? "identity" : "gzip, br",
      },
      signal,
    });
    return { response, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Answers in place of a resolver, with the checked addresses. */
function onlyThese(addresses: string[]): LookupFunction {
  const known = addresses.map((address) => ({ address, family: isIPv6(address) ? 6 : 4 }));
  return (_hostname, options, callback) => {
    const [first] = known;
    if (options.all) callback(null, known);
    else callback(null, first?.address ?? "", first?.family);
  };
}

/** Stops waiting when the signal is aborted, whatever a resolver does. */
async function settled<Result>(task: Promise<Result>, signal: AbortSignal): Promise<Result> {
  const { promise: aborted, reject } = Promise.withResolvers<never>();
  const abort = () => reject(signal.reason);
  signal.addEventListener("abort", abort, { once: true });
  try {
    return await Promise.race([task, aborted]);
  } finally {
    signal.removeEventListener("abort", abort);
  }
}

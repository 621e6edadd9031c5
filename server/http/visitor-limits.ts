import { timingSafeEqual } from "node:crypto";
import type { IncomingMessage } from "node:http";
import ipaddr from "ipaddr.js";
import { isbot } from "isbot";
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import type { Logger } from "../log.ts";
import { clientNetwork } from "./client-network.ts";
import { forwardedAddress } from "./forwarded-address.ts";

const WINDOW_SECONDS = 60;

/**
 * Limits per network and minute; cached pages and built files do not count. An office or a mobile
 * carrier has hundreds of readers behind one address: these are some ten times what they need.
 */
const VISITOR_LIMITS = {
  /** Pages, documents and pictures that are made for the visitor. */
  pages: 1200,
  /** The same for a crawler: a real one makes tens of requests a second at most. */
  crawled: 3600,
  /** CSV, PDF and JSON of the funding tracker and the reports: some cost as much as ten pages. */
  files: 120,
  /** Calls of the embedded backend; a large answer counts as several. */
  backend: 6000,
  operations: 1200,
} as const;

export type LimitedKind = Exclude<keyof typeof VISITOR_LIMITS, "crawled">;

/** Each further amount of this size in a backend answer counts as one more call. */
const BYTES_OF_A_CALL = 100_000;

/**
 * All search engines together share one turn among the visitors: slowed by people, never shut out.
 */
const CRAWLERS = "crawlers";

const WARN_AGAIN_MS = 10 * 60 * 1000;

export type VisitorLimits = {
  /** The network within which the visitor can change address. */
  networkOf(request: IncomingMessage): string;
  /** The key of the turn in which a page is rendered. */
  turnOf(request: IncomingMessage): string;
  /** @returns how many seconds to wait; 0 if the visitor may continue. */
  take(kind: LimitedKind, request: IncomingMessage): Promise<number>;
  /** Whether it has a secret key. */
  isOperator(request: IncomingMessage): boolean;
  /** Counts the size of a backend answer. */
  countAnswer(network: string, bytes: number): void;
};

/** Counts each visitor's requests, in the memory of this process. */
export function createVisitorLimits(settings: {
  trustProxy: boolean;
  /** A caller with one of these keys is the operator, not a visitor. */
  secretKeys(): readonly string[];
  log: Logger;
  limits?: Record<keyof typeof VISITOR_LIMITS, number>;
}): VisitorLimits {
  const { trustProxy, secretKeys, log, limits = VISITOR_LIMITS } = settings;
  const limiter = (points: number) => new RateLimiterMemory({ points, duration: WINDOW_SECONDS });
  const limiters = {
    pages: limiter(limits.pages),
    crawled: limiter(limits.crawled),
    files: limiter(limits.files),
    backend: limiter(limits.backend),
    operations: limiter(limits.operations),
  };
  const warnOfProxy = createProxyWarning(log, trustProxy);

  const networkOf = (request: IncomingMessage) => {
    warnOfProxy(request);
    return clientNetwork(request, trustProxy);
  };

  const isOperator = (request: IncomingMessage) => holdsOne(request, secretKeys());

  return {
    networkOf,
    isOperator,
    turnOf: (request) => (isCrawler(request) ? CRAWLERS : networkOf(request)),
    async take(kind, request) {
      if (kind === "backend" && isOperator(request)) return 0;
      const counted = kind === "pages" && isCrawler(request) ? "crawled" : kind;
      try {
        await limiters[counted].consume(networkOf(request));
        return 0;
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
      }
    },
    countAnswer(network, bytes) {
      const more = Math.floor(bytes / BYTES_OF_A_CALL);
      if (more > 0) void limiters.backend.penalty(network, more);
    },
  };
}

function holdsOne(request: IncomingMessage, keys: readonly string[]): boolean {
  const given = Buffer.from(String(request.headers.apikey ?? ""));
  return keys.some((key) => {
    const wanted = Buffer.from(key);
    return given.length === wanted.length && timingSafeEqual(given, wanted);
  });
}

function isCrawler(request: IncomingMessage): boolean {
  return isbot(request.headers["user-agent"]);
}

/**
 * Behind a proxy that is not trusted, or not understood, all visitors have the proxy's address, so one
 * of them uses up everybody's limits: warn the operator.
 */
function createProxyWarning(log: Logger, trustProxy: boolean): (request: IncomingMessage) => void {
  let silentUntil = 0;
  return (request) => {
    if (request.headers["x-forwarded-for"] === undefined || Date.now() < silentUntil) return;
    if (trustProxy && forwardedAddress(request) !== undefined) return;
    if (!isNear(request.socket.remoteAddress)) return;
    silentUntil = Date.now() + WARN_AGAIN_MS;
    log.error(
      trustProxy
        ? "The proxy's last entry of X-Forwarded-For is no address: all visitors count as one, and one of them can lock everybody out. Have the proxy write the visitor's address there."
        : "Requests come through a proxy, but TRUST_PROXY is off: all visitors count as one, and one of them can lock everybody out. Set TRUST_PROXY=on if the proxy is yours.",
    );
  };
}

/** An address of this machine or of a private network, like the operator's own proxy. */
function isNear(address: string | undefined): boolean {
  if (address === undefined || !ipaddr.isValid(address)) return false;
  return ["loopback", "private", "uniqueLocal"].includes(ipaddr.process(address).range());
}

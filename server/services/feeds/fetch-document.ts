import type { Dispatcher } from "undici";
import { parseWebAddress } from "../../../contracts/web-address.ts";
import { firstHeader } from "../website/follow-redirects.ts";
import type { VisitLimits } from "../website/limits.ts";
import { isPublicAddress } from "../website/public-address.ts";
import { readWholeBody } from "../website/read-body.ts";
import { requestPage } from "../website/request-page.ts";
import { resolveName } from "../website/resolve-name.ts";
import { readRetryAfter } from "./retry-after.ts";

export const FETCH_LIMITS: VisitLimits = {
  totalMs: 25_000,
  stepMs: 8_000,
  maxBytes: 10 * 1024 * 1024,
  maxRedirects: 5,
  ports: [""],
  isPublicAddress,
  resolve: resolveName,
};

/**
 * Whether a host allows a visit (`later` if its rules are unavailable now, `silent` if nothing answers), and how long
 * it wants us to wait between visits.
 */
export type Permission = { may: "yes" | "no" | "later" | "silent"; pauseMs: number };

export type Asking = {
  /** Our user agent, such as `Benih/1.0 (+https://benih.example)`. */
  agent: string;
  accept: string;
  limits: VisitLimits;
  etag?: string;
  lastModified?: string;
  /** Asked before each hop. */
  permission?(url: URL): Promise<Permission>;
};

export type FetchProblem =
  | "unreachable"
  | "too_slow"
  | "too_large"
  | "redirects"
  | "refused"
  | "gone"
  | "busy"
  | "server_error"
  | "robots"
  | "robots_unreachable";

export type Fetched = (
  | {
      outcome: "read";
      bytes: Buffer;
      contentType: string;
      etag: string;
      lastModified: string;
    }
  | { outcome: "unchanged" }
  | { outcome: "failed"; problem: FetchProblem; retryAt?: Date }
) & {
  /** Where it answered. */
  url: string;
  /** Where permanent redirects lead, if there were no other redirects. */
  movedTo?: string;
};

/**
 * Fetches a whole document from a public address, following redirects, whose targets are checked like the first
 * address. A refused address looks the same as one that does not answer, so that nobody can probe internal machines.
 */
export async function fetchDocument(address: string, asking: Asking): Promise<Fetched> {
  const { limits } = asking;
  const failed = (problem: FetchProblem, url = address) =>
    ({ outcome: "failed", problem, url }) as const;
  let url = parseWebAddress(address, limits.ports);
  if (url === undefined) return failed("unreachable");
  const signal = AbortSignal.timeout(limits.totalMs);
  let isMoved = true;
  try {
    for (let hop = 0; hop <= limits.maxRedirects; hop += 1) {
      const permission = await asking.permission?.(url);
      const hindrance = permission && HINDRANCES[permission.may];
      if (hindrance) return failed(hindrance, url.href);
      const { response, close } = await requestPage(url, {
        ...asking,
        signal,
        headers: conditions(asking),
      });
      try {
        const location = firstHeader(response.headers.location);
        const isRedirect = response.statusCode >= 301 && response.statusCode <= 308;
        if (!isRedirect || response.statusCode === 304 || location === "") {
          const answer = await readAnswer(url, response, limits);
          const moved = hop > 0 && isMoved && answer.outcome !== "failed";
          return moved ? { ...answer, movedTo: url.href } : answer;
        }
        isMoved &&= response.statusCode === 301 || response.statusCode === 308;
        const next = parseWebAddress(URL.parse(location, url)?.href ?? "", limits.ports);
        if (next === undefined) return failed("redirects", url.href);
        url = next;
      } finally {
        await close();
      }
    }
    return failed("redirects", url.href);
  } catch {
    return failed(signal.aborted ? "too_slow" : "unreachable", url.href);
  }
}

const HINDRANCES: Record<Permission["may"], FetchProblem | undefined> = {
  yes: undefined,
  no: "robots",
  later: "robots_unreachable",
  silent: "unreachable",
};

function conditions({ etag, lastModified }: Asking): Record<string, string> {
  return {
    ...(etag && { "if-none-match": etag }),
    ...(lastModified && { "if-modified-since": lastModified }),
  };
}

/** No honest host uses longer ones. */
const LONGEST_VALIDATOR = 300;

async function readAnswer(
  { href: url }: URL,
  { statusCode, headers, body }: Dispatcher.ResponseData,
  { maxBytes }: VisitLimits,
): Promise<Fetched> {
  if (statusCode === 304) return { outcome: "unchanged", url };
  if (statusCode >= 300) {
    const retryAt = readRetryAfter(firstHeader(headers["retry-after"]), new Date());
    return { outcome: "failed", problem: problemOf(statusCode), url, ...(retryAt && { retryAt }) };
  }
  const encoding = firstHeader(headers["content-encoding"]).toLowerCase();
  const bytes = await readWholeBody(body, { encoding, maxBytes });
  if (bytes === undefined) return { outcome: "failed", problem: "too_large", url };
  const validator = (name: string) => {
    const value = firstHeader(headers[name]);
    return value.length <= LONGEST_VALIDATOR ? value : "";
  };
  return {
    outcome: "read",
    bytes,
    contentType: firstHeader(headers["content-type"]),
    etag: validator("etag"),
    lastModified: validator("last-modified"),
    url,
  };
}

function problemOf(status: number): FetchProblem {
  if (status === 410) return "gone";
  if (status === 429 || status === 503) return "busy";
  return status >= 500 ? "server_error" : "refused";
}

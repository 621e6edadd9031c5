import type { Dispatcher } from "undici";
import { parseWebAddress } from "../../../contracts/web-address.ts";
import type { VisitLimits } from "./limits.ts";
import { requestPage } from "./request-page.ts";

export type Visit = {
  /** Our user agent, such as `Benih/1.0 (+https://benih.example)`. */
  agent: string;
  /** The Accept header. */
  accept: string;
  limits: VisitLimits;
  signal: AbortSignal;
};

/**
 * Requests an address and follows redirects, whose targets are checked like an address that a person typed.
 * @param read reads the final answer; the connection is closed after it
 * @returns the result of `read`, or the status of a refusal (from 400 on), or none after too many redirects
 * @throws Error if an address is not public, or does not answer in time
 */
export async function followRedirects<Result>(
  begin: URL,
  visit: Visit,
  read: (url: URL, response: Dispatcher.ResponseData) => Promise<Result>,
): Promise<{ result: Result } | { status?: number }> {
  const { limits } = visit;
  let url = begin;
  for (let hop = 0; hop <= limits.maxRedirects; hop += 1) {
    const { response, close } = await requestPage(url, visit);
    try {
      const location = firstHeader(response.headers.location);
      const { statusCode } = response;
      if (statusCode >= 400) return { status: statusCode };
      if (statusCode < 300 || location === "") return { result: await read(url, response) };
      const next = parseWebAddress(URL.parse(location, url)?.href ?? "", limits.ports);
      if (next === undefined) break;
      url = next;
    } finally {
      await close();
    }
  }
  return {};
}

export function firstHeader(header: string | string[] | undefined): string {
  return (Array.isArray(header) ? header[0] : header)?.trim() ?? "";
}

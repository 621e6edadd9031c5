import type { Dispatcher } from "undici";
import {
  parseWebAddress,
  registeredDomain,
  writeWebAddress,
} from "../../../contracts/web-address.ts";
import { firstHeader, followRedirects } from "./follow-redirects.ts";
import type { WebsiteLimits } from "./limits.ts";
import { isPublicAddress } from "./public-address.ts";
import { readHeadApart } from "./read-apart.ts";
import { readBody } from "./read-body.ts";
import type { PageHead } from "./read-head.ts";
import { resolveName } from "./resolve-name.ts";

const ACCEPT = "text/html,application/xhtml+xml;q=0.9,*/*;q=0.1";

const LIMITS: WebsiteLimits = {
  totalMs: 6000,
  stepMs: 3000,
  headMs: 2000,
  maxBytes: 64 * 1024,
  maxRedirects: 5,
  ports: [""],
  isPublicAddress,
  resolve: resolveName,
};

export type WebsiteReading =
  | ({ ok: true /** Where it answered in the end. */; address: string } & PageHead)
  | {
      ok: false;
      /** It is not a public address, or nothing answers there. */
      problem:
        | "website_invalid"
        | "website_unreachable" /** What a public host answered, from 400 on. */;
      status?: number;
    };

/**
 * Visits a company's website: whether it answers, and its description of itself, as suggestions. A
 * refused address looks the same as one that does not answer, so that nobody can probe internal
 * machines.
 * @param agent who we are, such as `Benih/1.0 (+https://benih.example)`
 */
export async function readWebsite(
  text: string,
  agent: string,
  changed: Partial<WebsiteLimits> = {},
): Promise<WebsiteReading> {
  const limits = { ...LIMITS, ...changed };
  const url = parseWebAddress(text, limits.ports);
  if (url === undefined) return { ok: false, problem: "website_invalid" };
  const over = new AbortController();
  const clock = setTimeout(() => over.abort(), limits.totalMs);
  try {
    const visit = { agent, accept: ACCEPT, limits, signal: over.signal };
    const found = await followRedirects(url, visit, (at, response) => read(at, response, limits));
    return "result" in found
      ? found.result
      : { ok: false, problem: "website_unreachable", ...found };
  } catch {
    return { ok: false, problem: "website_unreachable" };
  } finally {
    clearTimeout(clock);
  }
}

type Response = Dispatcher.ResponseData;

async function read(
  url: URL,
  { headers, body }: Response,
  { maxBytes, headMs }: WebsiteLimits,
): Promise<WebsiteReading> {
  const address = writeWebAddress(url);
  const contentType = firstHeader(headers["content-type"]);
  if (!/^(text\/html|application\/xhtml\+xml)\b/i.test(contentType)) return { ok: true, address };
  const encoding = firstHeader(headers["content-encoding"]).toLowerCase();
  const bytes = await readBody(body, { encoding, maxBytes });
  const { canonical, ...head } = await readHeadApart(bytes, contentType, headMs);
  return { ok: true, address, ...head, ...ownCanonical(canonical, url) };
}

/** The page's canonical address, if it is on its own domain. */
function ownCanonical(canonical: string | undefined, url: URL): { canonical?: string } {
  if (canonical === undefined) return {};
  const preferred = parseWebAddress(URL.parse(canonical, url)?.href ?? "");
  const isOwn =
    preferred && registeredDomain(preferred.hostname) === registeredDomain(url.hostname);
  return isOwn ? { canonical: writeWebAddress(preferred) } : {};
}

import { LRUCache } from "lru-cache";
import robotsParser from "robots-parser";
import { DAY_MS } from "../../../contracts/days.ts";
import { type Asking, fetchDocument, type Permission } from "./fetch-document.ts";

/** How soon unavailable rules are asked for again. */
const AGAIN_MS = 10 * 60 * 1000;
const MOST_HOSTS = 500;
/** RFC 9309 demands that at least half a megabyte is read; nobody writes longer rules by hand. */
const MOST_BYTES = 512 * 1024;
const LONGEST_PAUSE_S = 60;

type Rules = {
  permission(url: URL): Permission;
  sitemaps: string[];
};

export type Robots = {
  permission(url: URL): Promise<Permission>;
  /** The sitemaps that the host names. */
  sitemaps(url: URL): Promise<string[]>;
};

/**
 * What hosts allow us, by their robots.txt (RFC 9309), remembered for a day. Without one everything is allowed; while
 * it is unavailable, nothing.
 */
export function openRobots({ agent, limits }: Pick<Asking, "agent" | "limits">): Robots {
  const known = new LRUCache<string, Promise<Rules>>({ max: MOST_HOSTS, ttl: DAY_MS });
  const rulesOf = (origin: string) => {
    const kept = known.get(origin);
    if (kept) return kept;
    const reading = readRules(origin, { agent, limits });
    known.set(origin, reading);
    void reading.then((rules) => {
      if (rules === UNKNOWN || rules === SILENT) known.set(origin, reading, { ttl: AGAIN_MS });
    });
    return reading;
  };
  return {
    permission: async (url) => (await rulesOf(url.origin)).permission(url),
    sitemaps: async (url) => (await rulesOf(url.origin)).sitemaps,
  };
}

const UNKNOWN: Rules = { permission: () => ({ may: "later", pauseMs: 0 }), sitemaps: [] };
const SILENT: Rules = { permission: () => ({ may: "silent", pauseMs: 0 }), sitemaps: [] };
const NONE: Rules = { permission: () => ({ may: "yes", pauseMs: 0 }), sitemaps: [] };

async function readRules(origin: string, asking: Pick<Asking, "agent" | "limits">): Promise<Rules> {
  const address = `${origin}/robots.txt`;
  const { agent } = asking;
  const found = await fetchDocument(address, {
    agent,
    accept: "text/plain,*/*;q=0.1",
    limits: { ...asking.limits, maxBytes: MOST_BYTES },
  });
  if (found.outcome === "failed") {
    const { problem } = found;
    if (problem === "refused" || problem === "gone") return NONE;
    return problem === "unreachable" ? SILENT : UNKNOWN;
  }
  if (found.outcome !== "read") return UNKNOWN;
  const rules = robotsParser(address, found.bytes.toString("utf8"));
  const pauseS = Math.min(rules.getCrawlDelay(agent) ?? 0, LONGEST_PAUSE_S);
  return {
    permission: (url) => ({
      may: rules.isDisallowed(url.href, agent) === true ? "no" : "yes",
      pauseMs: pauseS * 1000,
    }),
    sitemaps: rules.getSitemaps().slice(0, 10),
  };
}

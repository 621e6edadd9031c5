import { AGENT, type TestSites } from "../website/test-sites.ts";
import { FETCH_LIMITS } from "./fetch-document.ts";
import type { FeedMeans } from "./read-feed.ts";
import { openRobots } from "./robots.ts";

/** The means for visits to a test's servers, with limits that a test can wait for. */
export function testMeans(sites: TestSites, changed: Partial<FeedMeans["limits"]> = {}): FeedMeans {
  const limits = {
    ...FETCH_LIMITS,
    totalMs: 4000,
    stepMs: 1500,
    maxBytes: 1024 * 1024,
    ...sites.limits(),
    ...changed,
  };
  return { agent: AGENT, limits, robots: openRobots({ agent: AGENT, limits }) };
}

/** An RSS feed with these items. */
export function rss(items: string, channel = ""): string {
  return `<?xml version="1.0"?><rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/"><channel><title>Sawah</title>${channel}${items}</channel></rss>`;
}

import { onFirstUse } from "../../on-first-use.ts";
import type { Feeds } from "./open-feeds.ts";

/** Looks for feeds at an address; its libraries are loaded on first use, as most servers are never asked. */
export function lazyFind(agent: string): Feeds["find"] {
  const open = onFirstUse(async () => (await import("./open-feeds.ts")).openFeeds(agent));
  return async (...asked) => (await open()).find(...asked);
}

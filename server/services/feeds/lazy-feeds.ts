import type { Feeds } from "./open-feeds.ts";

/** Visits to publishers; what they take is loaded with the first of them, for most servers never make one. */
export function lazyFeeds(agent: string): Feeds {
  let opened: Promise<Feeds> | undefined;
  const open = () => {
    opened ??= import("./open-feeds.ts").then(({ openFeeds }) => openFeeds(agent));
    return opened;
  };
  return {
    visit: async (...visit) => (await open()).visit(...visit),
    article: async (...visit) => (await open()).article(...visit),
    find: async (...visit) => (await open()).find(...visit),
    pauseMs: async (address) => (await open()).pauseMs(address),
  };
}

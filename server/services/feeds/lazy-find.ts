import type { Feeds } from "./open-feeds.ts";

/** Looks for feeds at an address; what that takes is loaded then, for most servers are never asked. */
export function lazyFind(agent: string): Feeds["find"] {
  let opened: Promise<Feeds> | undefined;
  return async (...asked) => {
    opened ??= import("./open-feeds.ts").then(({ openFeeds }) => openFeeds(agent));
    return (await opened).find(...asked);
  };
}

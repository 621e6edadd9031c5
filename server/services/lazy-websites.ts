import { onFirstUse } from "../on-first-use.ts";
import type { Feeds } from "./feeds/open-feeds.ts";
import type { FetchedFile } from "./website/fetch-file.ts";
import type { WebsiteReading } from "./website/read-website.ts";

/** Visits strangers' sites. The large library for it is loaded on first use, as most servers are never asked. */
export function lazyWebsites(agent: string) {
  const openFeeds = onFirstUse(async () =>
    (await import("./feeds/open-feeds.ts")).openFeeds(agent),
  );
  return {
    findFeed: (async (...asked) => (await openFeeds()).find(...asked)) satisfies Feeds["find"],
    async read(url: string): Promise<WebsiteReading> {
      const { readWebsite } = await import("./website/read-website.ts");
      return readWebsite(url, agent);
    },
    async fetchPicture(url: string, file: string): Promise<FetchedFile> {
      const { fetchFile } = await import("./website/fetch-file.ts");
      return fetchFile(url, file, { agent, accept: "image/avif,image/webp,image/*;q=0.9" });
    },
  };
}

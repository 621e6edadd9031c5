import { z } from "zod";
import type { Settings } from "../testing/launched-program.ts";
import { makeFolder, type RunningServer, startServer } from "../testing/running-server.ts";

const feed = z.object({ items: z.array(z.object({ url: z.url() })).min(1) });

/**
 * Runs `use` against the built server: with the sample content in a temporary data folder, or on an
 * existing folder, which stays.
 */
export async function withRunningServer<T>(
  use: (server: RunningServer) => Promise<T>,
  existingFolder?: string,
): Promise<T> {
  const server = await startServer({
    dataDirectory: existingFolder ?? makeFolder(),
    settings: measuredAt,
    isHeard: true,
  });
  try {
    return await use(server);
  } finally {
    await (existingFolder === undefined ? server.discard() : server.stop());
  }
}

/** The settings of a measured server: nothing happens of itself while it is measured. */
export function measuredAt(port: number): Settings {
  return {
    PORT: String(port),
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    HOST: "127.0.0.1",
    SAMPLE_CONTENT: "on",
    LOG_LEVEL: "error",
  };
}

/** The path of the newest article, such as `/news/some-slug`. */
export async function newestArticlePath(server: RunningServer): Promise<string> {
  const response = await fetch(`${server.url}/feeds/en.json`);
  const [newest] = feed.parse(await response.json()).items;
  return newest ? new URL(newest.url).pathname : "/";
}

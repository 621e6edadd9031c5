import type { Server } from "node:http";
import { createFront } from "./http/front.ts";
import { guarded } from "./http/guarded.ts";
import type { holdRequests } from "./http/hold-requests.ts";
import { watchIncomingBodies } from "./http/incoming-bodies.ts";
import type { Mount } from "./http/mount.ts";
import { CLIENT_FOLDER } from "./http/pages/build-folder.ts";
import type { PageCache } from "./http/pages/page-cache.ts";
import { createRenderPool } from "./http/pages/render-pool.ts";
import { countRequests } from "./http/request-counts.ts";
import { standingHeaders } from "./http/security-headers.ts";
import { type StaticFiles, serveStaticFiles } from "./http/static-files.ts";
import { createVisitorLimits } from "./http/visitor-limits.ts";
import type { Logger } from "./log.ts";
import type { Metric } from "./signals/instruments.ts";
import { StartFailure } from "./start-failure.ts";

type PageServing = {
  server: Server;
  answerWith: ReturnType<typeof holdRequests>;
  development: boolean;
  /** Everything that is no page. */
  mounts: Mount[];
  /** Uploaded pictures in memory. */
  pictures: StaticFiles;
  cache: PageCache;
  /** What browsers may know about the project. */
  site: { siteUrl: string; url: string };
  /** The embedded backend's data, for the threads that render. */
  dataUrl: string | undefined;
  /** The operator's keys. */
  secretKeys(): readonly string[];
  trustProxy: boolean;
  /** Called for a search without results. */
  onNothingFound(query: string): void;
  addMetrics(...metrics: Metric[]): void;
  logLevel: string;
  log: Logger;
};

/**
 * Lets the held requests in, to the built pages, or in development to the sources.
 * @returns a way to stop
 * @throws StartFailure
 */
export function servePages(serving: PageServing): Promise<() => Promise<void>> {
  return serving.development ? serveSources(serving) : serveBuild(serving);
}

async function serveBuild(serving: PageServing): Promise<() => Promise<void>> {
  const { mounts, cache, site, trustProxy, secretKeys, log } = serving;
  const pages = createRenderPool(
    {
      publicUrl: site.siteUrl,
      backendUrl: site.url,
      dataUrl: serving.dataUrl,
      logLevel: serving.logLevel,
      onNothingFound: serving.onNothingFound,
    },
    log,
  );
  await pages.ready.catch((error: unknown) => {
    throw new StartFailure(
      `Pages cannot be rendered (${String(error)}): delete build/ and start again.`,
    );
  });
  const built = serveStaticFiles(CLIENT_FOLDER);
  const counts = countRequests();
  serving.addMetrics(counts.metric, ...pages.metrics);
  const front = createFront({
    cache,
    mounts,
    files: (request) => built(request) ?? serving.pictures(request),
    pages,
    limits: createVisitorLimits({ trustProxy, secretKeys, log }),
    watchBody: watchIncomingBodies(),
    counts,
    headers: standingHeaders(site.siteUrl),
    log,
  });
  serving.answerWith(guarded(front, log));
  return pages.close;
}

async function serveSources(serving: PageServing): Promise<() => Promise<void>> {
  const { mounts, log } = serving;
  const { startDevelopmentApp } = await import("./http/development-app.ts");
  const app = await startDevelopmentApp(serving.server, serving.site);
  serving.answerWith(
    guarded((request, response) => {
      if (!mounts.some((mount) => mount.handle(request, response))) app.handle(request, response);
    }, log),
  );
  return app.close;
}

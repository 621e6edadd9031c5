import { parentPort, workerData } from "node:worker_threads";
import {
  draftStoryJob,
  performImportJob,
  performRunJob,
  readCriteriaJob,
  settleNamesJob,
  takeItemsJob,
  translateArticleJob,
  translateProfileJob,
  visitFeedJob,
} from "../../contracts/jobs.ts";
import { requeueAbandoned } from "../domain/runs/requeue-abandoned.ts";
import { settleNames } from "../domain/search/settle-names.ts";
import { keepServing } from "../keep-serving.ts";
import { createLogger } from "../log.ts";
import { createPool } from "../postgres/pool.ts";
import { watchPools } from "../signals/watch-pools.ts";
import type { createFeedJobs } from "./feed-jobs.ts";
import type { createJudging } from "./judging-jobs.ts";
import { RUNNING, type RunSettings, STOP } from "./run-services.ts";
import { jobHandler, startWorker } from "./worker.ts";

/**
 * The thread that processes paid runs: reading decks' text, judging and ranking take the processor
 * for a while, and the pages' event loop must not wait for that.
 */
const LOOK_EVERY_MS = 10_000;
const CONNECTIONS = 6;

const settings: RunSettings = workerData;
const log = createLogger(settings.logLevel);
// Before the pool, whose statements are traced.
const { tracesAs } = settings;
const stopTraces =
  tracesAs === undefined
    ? undefined
    : await import("../signals/otel.ts").then(({ sendTraces }) => sendTraces(tracesAs));
const pool = createPool(settings.project.DATABASE_URL, log, CONNECTIONS);
watchPools({ services: pool });
const stopping = new AbortController();
/** Loaded with the first job, as most servers judge nothing for a while. */
let judging: ReturnType<typeof createJudging> | undefined;
const load = () => {
  judging ??= import("./judging-jobs.ts").then((module) =>
    module.createJudging(settings, { pool, log, stopping: stopping.signal }),
  );
  return judging;
};
/** Feeds are also read here, as each article is compared with all names of the directory. */
let feeds: Promise<ReturnType<typeof createFeedJobs>> | undefined;
const loadFeeds = () => {
  feeds ??= import("./feed-jobs.ts").then((module) =>
    module.createFeedJobs(pool, settings.publicUrl),
  );
  return feeds;
};
const worker = await startWorker({
  pool,
  handlers: [
    jobHandler(performRunJob, async (payload) => (await load()).performRun(payload)),
    jobHandler(readCriteriaJob, async (payload) => (await load()).readCriteria(payload)),
    ...[draftStoryJob, translateArticleJob, translateProfileJob].map((one) =>
      jobHandler(one, async (payload) => (await load()).write(payload)),
    ),
    jobHandler(performImportJob, async (payload) => {
      const { performImport } = await import("../domain/desk/imports/perform-import.ts");
      await performImport({ pool, log, stopping: stopping.signal }, payload);
    }),
    jobHandler(settleNamesJob, () => settleNames(pool, stopping.signal)),
    ...(settings.visitsFeeds
      ? [
          jobHandler(visitFeedJob, async (payload) => (await loadFeeds()).visitFeed(payload)),
          jobHandler(takeItemsJob, async (payload) => (await loadFeeds()).takeItems(payload)),
        ]
      : []),
  ],
  timed: [],
  log,
});
const look = () =>
  requeueAbandoned(pool).then(
    (found) => {
      if (found > 0) log.warn({ found }, "Runs were abandoned and are taken up again");
    },
    (error: unknown) =>
      log.error({ error: String(error) }, "Abandoned runs could not be looked for"),
  );
const timer = setInterval(look, LOOK_EVERY_MS);
await look();
// An uncaught error must not end other runs in progress.
keepServing(log);
parentPort?.postMessage(RUNNING);

parentPort?.on("message", (message: unknown) => {
  if (message !== STOP) return;
  clearInterval(timer);
  stopping.abort();
  void worker
    .stop()
    .then(() => Promise.all([pool.end(), stopTraces?.()]))
    .finally(() => parentPort?.close());
});

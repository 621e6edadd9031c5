import { parentPort, workerData } from "node:worker_threads";
import type { Service } from "../../contracts/credits.ts";
import { performRunJob } from "../../contracts/jobs.ts";
import { FILE_RULES, logoObject } from "../../contracts/uploads.ts";
import { deckReviewWork } from "../domain/deck-review/review-work.ts";
import { matchWork } from "../domain/matches/match-work.ts";
import { publishWork } from "../domain/publishing/publish-work.ts";
import { performRun, type RunWork } from "../domain/runs/perform-run.ts";
import { requeueAbandoned } from "../domain/runs/requeue-abandoned.ts";
import { openEngine } from "../judging/open-engine.ts";
import { createLogger } from "../log.ts";
import { createPool } from "../postgres/pool.ts";
import { createProjectStorage, publicAddress } from "../services/storage/project-storage.ts";
import { readWebsite } from "../services/website/read-website.ts";
import { type RunSettings, STOP } from "./run-services.ts";
import { jobHandler, startWorker } from "./worker.ts";

/**
 * The thread that processes paid runs: reading decks' text, judging and ranking take the processor
 * for a while, and the pages' event loop must not wait for that.
 */
const LOOK_EVERY_MS = 10_000;
const CONNECTIONS = 6;
const PAGE_LOGO = 256;

const { project, backendUrl, publicUrl, logLevel, languageModel }: RunSettings = workerData;
const log = createLogger(logLevel);
const pool = createPool(project.DATABASE_URL, log, CONNECTIONS);
const storage = createProjectStorage(project);
const engine = openEngine(languageModel);
const means = {
  pool,
  storage,
  engine,
  readWebsite: (url: string) => readWebsite(url, `Benih/1.0 (+${publicUrl})`),
  logoAddress: (path: string) =>
    publicAddress(backendUrl, publicUrl, {
      bucket: FILE_RULES.logo.bucket,
      path: logoObject(path, PAGE_LOGO),
    }),
};
const works: Record<Service, RunWork> = {
  deck_review: deckReviewWork(means),
  publish: publishWork(means),
  match: matchWork(means),
};

const stopping = new AbortController();
const stopWorker = await startWorker({
  pool,
  handlers: [
    jobHandler(performRunJob, ({ runId }) =>
      performRun({ pool, works, log }, runId, stopping.signal),
    ),
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

parentPort?.on("message", (message: unknown) => {
  if (message !== STOP) return;
  clearInterval(timer);
  stopping.abort();
  void stopWorker()
    .then(() => pool.end())
    .finally(() => parentPort?.close());
});

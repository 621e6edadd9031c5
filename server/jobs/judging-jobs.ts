import type pg from "pg";
import type { z } from "zod";
import type { Service } from "../../contracts/credits.ts";
import type { draftStoryJob, performRunJob, readCriteriaJob } from "../../contracts/jobs.ts";
import { deckReviewWork } from "../domain/deck-review/review-work.ts";
import { matchWork } from "../domain/matches/match-work.ts";
import { readClosely } from "../domain/matches/read-criteria.ts";
import { publishWork } from "../domain/publishing/publish-work.ts";
import { noteModelCall } from "../domain/runs/note-model-call.ts";
import { performRun, type RunWork } from "../domain/runs/perform-run.ts";
import { costLimits } from "../domain/writing/hold-writing.ts";
import { performWriting } from "../domain/writing/perform-writing.ts";
import { openEngine } from "../judging/open-engine.ts";
import type { Logger } from "../log.ts";
import { openModel } from "../services/language-model/open-model.ts";
import { createProjectStorage, pageLogoAddress } from "../services/storage/project-storage.ts";
import { readWebsite } from "../services/website/read-website.ts";
import type { RunSettings } from "./run-services.ts";

/** The person waits for it on the page (READ_WITHIN_SECONDS in criteria-readings.ts). */
const LONGEST_READING_MS = 110_000;

type Judging = {
  performRun(payload: z.output<typeof performRunJob.payload>): Promise<void>;
  readCriteria(payload: z.output<typeof readCriteriaJob.payload>): Promise<void>;
  /** Writes a story's article, or translations. */
  write(payload: z.output<typeof draftStoryJob.payload>): Promise<void>;
};

/**
 * The jobs in which decks, profiles and matches are judged.
 * @param stopping aborted when this server stops, which leaves work in progress to the next one
 */
export async function createJudging(
  { project, backendUrl, publicUrl, languageModel }: RunSettings,
  { pool, log, stopping }: { pool: pg.Pool; log: Logger; stopping: AbortSignal },
): Promise<Judging> {
  const engine = await openEngine(languageModel);
  const means = {
    pool,
    storage: createProjectStorage(project),
    engine,
    readWebsite: (url: string) => readWebsite(url, `Benih/1.0 (+${publicUrl})`),
    logoAddress: pageLogoAddress(backendUrl, publicUrl),
  };
  const works: Record<Service, RunWork> = {
    deck_review: deckReviewWork(means),
    publish: publishWork(means),
    match: matchWork(means),
  };
  const model = languageModel && openModel(languageModel);
  return {
    async write({ writingId }) {
      // It waits for a server with a model.
      if (!model || !languageModel) return;
      const limits = costLimits(languageModel);
      await performWriting({ pool, model, limits, log }, writingId, stopping);
    },
    performRun: ({ runId }) => performRun({ pool, works, log }, runId, stopping),
    async readCriteria(whose) {
      const signal = AbortSignal.any([stopping, AbortSignal.timeout(LONGEST_READING_MS)]);
      try {
        await readClosely(pool, engine, whose, {
          signal,
          onCall: (call) => noteModelCall(pool, {}, call),
        });
      } catch (error) {
        // The rules' reading stays, and a match asks again: no 25 retries of a model for nothing.
        log.warn({ error: String(error) }, "Criteria were not read closely");
      }
    },
  };
}

import type pg from "pg";
import type { Service } from "../../contracts/credits.ts";
import { FILE_RULES, logoObject } from "../../contracts/uploads.ts";
import { deckReviewWork } from "../domain/deck-review/review-work.ts";
import { matchWork } from "../domain/matches/match-work.ts";
import { publishWork } from "../domain/publishing/publish-work.ts";
import type { RunWork } from "../domain/runs/perform-run.ts";
import { openEngine } from "../judging/open-engine.ts";
import { createProjectStorage, publicAddress } from "../services/storage/project-storage.ts";
import { readWebsite } from "../services/website/read-website.ts";
import type { RunSettings } from "./run-services.ts";

const PAGE_LOGO = 256;

/** What each paid service does in a run. */
export function createWorks(
  { project, backendUrl, publicUrl, languageModel }: RunSettings,
  pool: pg.Pool,
): Record<Service, RunWork> {
  const means = {
    pool,
    storage: createProjectStorage(project),
    engine: openEngine(languageModel),
    readWebsite: (url: string) => readWebsite(url, `Benih/1.0 (+${publicUrl})`),
    logoAddress: (path: string) =>
      publicAddress(backendUrl, publicUrl, {
        bucket: FILE_RULES.logo.bucket,
        path: logoObject(path, PAGE_LOGO),
      }),
  };
  return {
    deck_review: deckReviewWork(means),
    publish: publishWork(means),
    match: matchWork(means),
  };
}

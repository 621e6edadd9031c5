import type pg from "pg";
import {
  draftStoryJob,
  translateArticleJob,
  translateProfileJob,
} from "../../../contracts/jobs.ts";
import { queueJob } from "../../postgres/queue-job.ts";
import type { WritingKind } from "./writing-row.ts";

const JOBS = {
  story: draftStoryJob,
  article: translateArticleJob,
  startup: translateProfileJob,
  investor: translateProfileJob,
} as const satisfies Record<WritingKind, unknown>;

/** At most one job of a writing waits at a time, however often it is queued. */
export function queueWriting(
  client: pg.ClientBase,
  { id, kind }: { id: string; kind: WritingKind },
  at?: Date,
): Promise<void> {
  return queueJob(client, JOBS[kind], { writingId: id }, `writing:${id}`, { at });
}

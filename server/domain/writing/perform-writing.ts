import { randomUUID } from "node:crypto";
import type pg from "pg";
import { newsroomOf } from "../../judging/articles/newsroom.ts";
import { type Asking, EngineUnavailable } from "../../judging/engine.ts";
import type { Logger } from "../../log.ts";
import type { LanguageModel } from "../../services/language-model/language-model.ts";
import { holdWork } from "../runs/held-work.ts";
import { noteModelCall } from "../runs/note-model-call.ts";
import { draftStory } from "./draft-story.ts";
import {
  type CostLimits,
  failWriting,
  keepAlive,
  releaseWriting,
  takeWriting,
} from "./hold-writing.ts";
import { translateArticle } from "./translate-article.ts";
import { translateProfile } from "./translate-profile.ts";
import type { WritingKind, WritingWork } from "./writing-row.ts";

const WORKS: Record<WritingKind, WritingWork> = {
  story: draftStory,
  article: translateArticle,
  startup: translateProfile,
  investor: translateProfile,
};

const MOST_ATTEMPTS = 4;
/** A draft and its translations, each mended once, are several long answers. */
const LONGEST_MS = 15 * 60_000;
const AGAIN_AFTER_MS = 60_000;

/**
 * Works on a writing until it is done, was stopped by the checks, has failed, or belongs to another runner. After a
 * failure of the model it is tried again, after one, five and 25 minutes.
 * @param stopping aborted when this server stops, which leaves the writing to the next one
 */
export async function performWriting(
  means: { pool: pg.Pool; model: LanguageModel; limits: CostLimits; log: Logger },
  writingId: string,
  stopping: AbortSignal,
): Promise<void> {
  const { pool, model, limits, log } = means;
  const writing = await takeWriting(pool, writingId, randomUUID(), limits);
  if (!writing) return;
  // It has crashed its runner each time, and with it paid runs in the same thread.
  if (writing.attempts > MOST_ATTEMPTS) {
    log.warn({ writing: writing.id }, "A model's writing is given up: it ends who works on it");
    return await failWriting(pool, writing, undefined);
  }
  const held = holdWork(() => keepAlive(pool, writing), { stopping, longestMs: LONGEST_MS });
  // All questions of a writing share its reserved cost.
  const budget = { leftMicros: writing.budgetMicros };
  const newsroom = newsroomOf({ ...model, newBudget: () => budget });
  const asking: Asking = {
    signal: held.signal,
    onCall: (call) => noteModelCall(pool, { subjectId: writing.pageId }, call),
  };
  try {
    await WORKS[writing.kind]({ pool, newsroom, asking }, writing);
  } catch (error) {
    if (held.isLost(error)) return;
    if (stopping.aborted) return await releaseWriting(pool, writing);
    const isShort = error instanceof EngineUnavailable && writing.budgetMicros < limits.perWriting;
    // The rest of the day's limit was not enough, which is no failure.
    if (isShort) return await releaseWriting(pool, writing, tomorrow());
    log.warn({ error: String(error), writing: writing.id }, "A model's writing has failed");
    const waits = AGAIN_AFTER_MS * 5 ** (writing.attempts - 1);
    const again = writing.attempts < MOST_ATTEMPTS ? new Date(Date.now() + waits) : undefined;
    await failWriting(pool, writing, again);
  } finally {
    held.end();
  }
}

function tomorrow(): Date {
  const now = new Date();
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1));
}

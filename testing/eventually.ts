import { setTimeout as delay } from "node:timers/promises";

const PAUSE_MS = 25;
/** The longer the wait, the rarer the questions: each takes processor time from what is waited for. */
const PAUSE_SHARE = 0.1;
const LONGEST_PAUSE_MS = 200;
/** Ends what hangs; a busy machine must not end what is slow. */
export const PATIENCE_MS = 60_000;

type Question<Answer> = () => Answer | undefined | Promise<Answer | undefined>;

/**
 * Repeats a question until there is an answer. An exception counts as no answer yet.
 * @throws with the last reason when nothing came within `limitMs`.
 */
export function eventually<Answer>(
  what: string,
  limitMs: number,
  question: Question<Answer>,
): Promise<Answer> {
  return repeat(what, limitMs, question, (waitedMs) =>
    Math.min(Math.max(PAUSE_MS, waitedMs * PAUSE_SHARE), LONGEST_PAUSE_MS),
  );
}

/** Like `eventually`, for a moment that passes: it keeps asking as often as at first. */
export function promptly<Answer>(
  what: string,
  limitMs: number,
  question: Question<Answer>,
): Promise<Answer> {
  return repeat(what, limitMs, question, () => PAUSE_MS);
}

async function repeat<Answer>(
  what: string,
  limitMs: number,
  question: Question<Answer>,
  pauseMs: (waitedMs: number) => number,
): Promise<Answer> {
  const began = performance.now();
  const waited = () => performance.now() - began;
  let reason: unknown;
  do {
    try {
      const answer = await question();
      if (answer !== undefined) return answer;
    } catch (error) {
      reason = error;
    }
    await delay(pauseMs(waited()));
  } while (waited() < limitMs);
  // Test reports leave causes out.
  const lastReason = reason === undefined ? "" : ` (${String(reason)})`;
  throw new Error(`Not within ${limitMs} ms: ${what}${lastReason}`, { cause: reason });
}

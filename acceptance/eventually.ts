import { setTimeout as delay } from "node:timers/promises";

const PAUSE_MS = 25;
/** Ends what hangs; a busy machine must not end what is slow. */
export const PATIENCE_MS = 60_000;

/**
 * Repeats a question until there is an answer. An exception counts as no answer yet.
 * @throws with the last reason when nothing came within `limitMs`.
 */
export async function eventually<Answer>(
  what: string,
  limitMs: number,
  question: () => Answer | undefined | Promise<Answer | undefined>,
): Promise<Answer> {
  const deadline = performance.now() + limitMs;
  let reason: unknown;
  do {
    try {
      const answer = await question();
      if (answer !== undefined) return answer;
    } catch (error) {
      reason = error;
    }
    await delay(PAUSE_MS);
  } while (performance.now() < deadline);
  // Test reports leave causes out.
  const lastReason = reason === undefined ? "" : ` (${String(reason)})`;
  throw new Error(`Not within ${limitMs} ms: ${what}${lastReason}`, { cause: reason });
}

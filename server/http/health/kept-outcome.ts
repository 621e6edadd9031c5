import { setTimeout as delay } from "node:timers/promises";

/** Why something fails, in words that tell nothing secret; undefined: it does not. */
export type Outcome = string | undefined;

/**
 * Asks at most once in `freshMs`, however often it is asked itself.
 * @param settings.limitMs an answer that takes longer is a failure until it comes.
 * @param settings.renewsBehind answers with the last outcome while the next is on its way: for what
 * may rightly take its time. Only the first is waited for.
 */
export function keepOutcome(
  ask: () => Promise<Outcome>,
  settings: { freshMs: number; limitMs: number; renewsBehind?: boolean },
): () => Promise<Outcome> {
  const { freshMs, limitMs, renewsBehind = false } = settings;
  let asked: Promise<Outcome> | undefined;
  let freshUntil = 0;
  let last: { outcome: Outcome } | undefined;

  const renew = (): Promise<Outcome> => {
    const asking = ask()
      .catch(() => "does not answer")
      .then((outcome) => {
        last = { outcome };
        freshUntil = performance.now() + freshMs;
        asked = undefined;
        return outcome;
      });
    asked = asking;
    return asking;
  };

  return async () => {
    if (last && performance.now() < freshUntil) return last.outcome;
    const asking = asked ?? renew();
    if (last && renewsBehind) return last.outcome;
    const waiting = new AbortController();
    const late = delay(limitMs, "has not answered yet", { signal: waiting.signal, ref: false });
    late.catch(() => undefined);
    return Promise.race([asking, late]).finally(() => waiting.abort());
  };
}

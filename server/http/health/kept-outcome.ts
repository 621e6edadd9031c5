import { setTimeout as delay } from "node:timers/promises";

/** Why something fails, in words without secrets; undefined if it does not. */
export type Outcome = string | undefined;

/**
 * Asks at most once per `freshMs`, however often it is called.
 * @param settings.limitMs a slower answer is a failure until it comes
 * @param settings.renewsBehind returns the last outcome while the next is on its way, for checks that
 * may be slow; only the first is waited for
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

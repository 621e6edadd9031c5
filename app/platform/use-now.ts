import { useSyncExternalStore } from "react";

const MINUTE = 60_000;

let current = 0;

function subscribe(notify: () => void): () => void {
  current = Date.now();
  const timer = setInterval(() => {
    current = Date.now();
    notify();
  }, MINUTE);
  return () => clearInterval(timer);
}

/**
 * The time, renewed each minute. While a cached page hydrates it is the time of the server's
 * rendering, so that both agree; the reader's own clock follows at once.
 */
export function useNow(renderedAt: number): number {
  return useSyncExternalStore(
    subscribe,
    () => current || renderedAt,
    () => renderedAt,
  );
}

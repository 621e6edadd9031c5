declare global {
  interface Window {
    /** Set by the page frame (server/http/late-scripts.ts): clicks made before the scripts ran. */
    benihEarly?: { clicks: Element[]; stop(): void };
  }
}

/**
 * Replays what a person did before the scripts were there. Links and forms worked by themselves;
 * only buttons had to wait.
 */
export function releaseEarlyActions(): void {
  const early = window.benihEarly;
  if (!early) return;
  // After hydration has committed: React attaches its handlers to the document at once, but the
  // components are there only when the transition is done.
  requestAnimationFrame(() =>
    setTimeout(() => {
      early.stop();
      for (const target of early.clicks) if (target instanceof HTMLElement) target.click();
    }),
  );
}

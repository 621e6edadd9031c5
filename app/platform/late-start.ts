declare global {
  interface Window {
    /** Set by app/late-starter.ts: clicks made before the scripts ran. */
    benihEarly?: { clicks: Element[]; stop(): void };
  }
}

/**
 * Replays what a person did before the scripts had loaded. Links and forms worked by themselves;
 * only buttons had to wait. To be called once the components are mounted.
 */
export function releaseEarlyActions(): void {
  const early = window.benihEarly;
  if (!early) return;
  // After the frame, so that the components' first effects have run.
  requestAnimationFrame(() =>
    setTimeout(() => {
      early.stop();
      // Removed: each press counts once, even when a crash renders the document again.
      for (const target of early.clicks.splice(0)) {
        if (target instanceof HTMLElement) target.click();
      }
    }),
  );
}

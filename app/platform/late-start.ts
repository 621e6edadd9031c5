declare global {
  interface Window {
    /** Set by app/late-starter.ts: clicks made before the scripts ran. */
    benihEarly?: { clicks: Element[]; stop(): void };
  }
}

/**
 * Replays what a person did before the scripts were there. Links and forms worked by themselves;
 * only buttons had to wait. To be called once the components are there.
 */
export function releaseEarlyActions(): void {
  const early = window.benihEarly;
  if (!early) return;
  // After the frame, so that what the components do first has been done.
  requestAnimationFrame(() =>
    setTimeout(() => {
      early.stop();
      // Taken out: each press counts once, also when a crash makes the document anew.
      for (const target of early.clicks.splice(0)) {
        if (target instanceof HTMLElement) target.click();
      }
    }),
  );
}

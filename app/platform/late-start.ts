declare global {
  interface Window {
    /**
     * Set by app/late-starter.ts: clicks made before the scripts ran, with the new state of an
     * input.
     */
    benihEarly?: { clicks: { target: HTMLElement; checked?: boolean }[]; stop(): void };
  }
}

/**
 * Replays what a person did before the scripts had loaded. Links and forms worked by themselves;
 * only buttons, marked links and choices had to wait. To be called once the components are mounted.
 */
export function releaseEarlyActions(): void {
  const early = window.benihEarly;
  if (!early) return;
  // After the frame, so that the components' first effects have run.
  requestAnimationFrame(() =>
    setTimeout(() => {
      early.stop();
      // Removed, so that each press counts once, even when a crash renders the document again.
      for (const { target, checked } of early.clicks.splice(0)) {
        if (!(target instanceof HTMLInputElement) || target.checked !== checked) target.click();
      }
    }),
  );
}

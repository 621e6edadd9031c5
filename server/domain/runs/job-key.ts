/** At most one job of a run waits at a time, however often it is queued. */
export function jobKeyOf(runId: string): string {
  return `run:${runId}`;
}

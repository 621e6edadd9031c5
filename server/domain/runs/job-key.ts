/** One job of a run waits at a time, however often it is asked for. */
export function jobKeyOf(runId: string): string {
  return `run:${runId}`;
}

/**
 * The addresses of the match tab: its newest matches, those of an earlier run, or an introduction.
 */
export function matchAddress(shown: { run?: string; introduction?: string } = {}): string {
  return `/profile?${new URLSearchParams({ tab: "match", ...shown })}`;
}

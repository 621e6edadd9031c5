/**
 * In the address of the match tab: scrolls to the first match that can be asked, or that can only
 * be invited.
 */
export const FIRST_TO_ASK = "to-ask";
export const FIRST_TO_INVITE = "to-invite";

/**
 * The addresses of the match tab: its newest matches, those of an earlier run, or an introduction.
 */
export function matchAddress(shown: { run?: string; introduction?: string } = {}): string {
  return `/profile?${new URLSearchParams({ tab: "match", ...shown })}`;
}

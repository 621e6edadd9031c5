import type { Introduction } from "../../../contracts/introductions.ts";
import type { MatchResult } from "../../../contracts/match-operations.ts";

/** Whether somebody waits for this person's answer. */
export function waitsForMe({ isMine, state }: Introduction): boolean {
  return !isMine && state === "asked";
}

/** Those that wait for the person's answer first; else as they come, the newest first. */
export function inOrder(introductions: readonly Introduction[]): Introduction[] {
  return [
    ...introductions.filter(waitsForMe),
    ...introductions.filter((introduction) => !waitsForMe(introduction)),
  ];
}

/** The introduction that a match's state speaks of. @returns undefined while the list does not have it. */
export function introductionTo(
  { candidateId, introduction }: Pick<MatchResult, "candidateId" | "introduction">,
  introductions: readonly Introduction[],
): Introduction | undefined {
  return introductions.find((one) => one.state === introduction && one.candidateId === candidateId);
}

/** Whether the server takes an ask now: after a no, and after an ask that was withdrawn, not for days. */
export function canBeAsked({ introduction }: Pick<MatchResult, "introduction">): boolean {
  return introduction === "possible";
}

/** How an introduction stands, as a key of the words: the same state is said differently to each side. */
export function standing({ state, isMine }: Pick<Introduction, "state" | "isMine">) {
  switch (state) {
    case "asked":
      return isMine ? "waitsForThem" : "waitsForYou";
    case "agreed":
      return "agreed";
    case "declined":
      return isMine ? "declinedByThem" : "declinedByYou";
    case "withdrawn":
      return isMine ? "withdrawnByYou" : "withdrawnByThem";
  }
}

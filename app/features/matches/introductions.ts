import { DAY_MS } from "../../../contracts/days.ts";
import { INTRODUCTION_ANSWER_DAYS, type Introduction } from "../../../contracts/introductions.ts";
import type { MatchResult } from "../../../contracts/match-operations.ts";

/** Whether somebody is waiting for this person's answer. */
export function waitsForMe({ isMine, state }: Pick<Introduction, "isMine" | "state">): boolean {
  return !isMine && state === "asked";
}

/** How long an agreed introduction keeps suggesting the mail that follows it. */
const FOLLOW_UP_MS = 14 * DAY_MS;

/** Whether both agreed recently, and the person has not said that they wrote. */
export function isToWriteTo(
  { state, isContacted, answeredAt }: Pick<Introduction, "state" | "isContacted" | "answeredAt">,
  now = new Date(),
): boolean {
  if (state !== "agreed" || isContacted || answeredAt === null) return false;
  return now.getTime() - Date.parse(answeredAt) < FOLLOW_UP_MS;
}

/**
 * Those to answer first, then the agreed and the asked, each in the given order; then those that
 * ended.
 */
export function inOrder(introductions: readonly Introduction[]): {
  standing: Introduction[];
  ended: Introduction[];
} {
  const agreed = introductions.filter(({ state }) => state === "agreed");
  const asked = introductions.filter(({ state, isMine }) => state === "asked" && isMine);
  return {
    standing: [...introductions.filter(waitsForMe), ...agreed, ...asked],
    ended: introductions.filter(({ state }) => state !== "agreed" && state !== "asked"),
  };
}

/**
 * The introduction of a match.
 * @returns undefined while the list does not have it.
 */
export function introductionTo(
  { candidateId, introduction }: Pick<MatchResult, "candidateId" | "introduction">,
  introductions: readonly Introduction[],
): Introduction | undefined {
  return introductions.find((one) => one.state === introduction && one.candidateId === candidateId);
}

/** Whether the server accepts a request now: after a refusal or a withdrawal, not for some days. */
export function canBeAsked({ introduction }: Pick<MatchResult, "introduction">): boolean {
  return introduction === "possible";
}

/** When an introduction ends by itself if nobody answers. */
export function endOf({ createdAt }: Pick<Introduction, "createdAt">): string {
  const end = new Date(createdAt);
  end.setUTCDate(end.getUTCDate() + INTRODUCTION_ANSWER_DAYS);
  return end.toISOString();
}

/** The state of an introduction, as a key of the words: each side has its own wording. */
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
    case "expired":
      return isMine ? "expiredByThem" : "expiredByYou";
  }
}

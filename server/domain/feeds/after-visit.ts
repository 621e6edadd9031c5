import type { FeedProblem } from "../../services/feeds/read-feed.ts";

/** The part of a feed that visits change. */
export type FeedState = {
  address: string;
  isActive: boolean;
  pauseMinutes: number;
  failures: number;
  failingSince: Date | null;
  problem: string | null;
  isFlooding: boolean;
  movedTo: string | null;
  movedTimes: number;
};

export type VisitResult = (
  | { outcome: "read"; newItems: number; isFlooding: boolean; ttlMinutes?: number | undefined }
  | { outcome: "unchanged" }
  | { outcome: "failed"; problem: FeedProblem; retryAt?: Date }
) & { movedTo?: string };

const SHORTEST_MINUTES = 10;
const BUSY_MINUTES = 15;
const QUIET_MINUTES = 6 * 60;
const LONGEST_MINUTES = 24 * 60;
/** A redirect seen this often is taken as permanent. */
const MOVES_BELIEVED = 3;

/** A feed's state after a visit, and the time of the next one. */
export function afterVisit(
  feed: FeedState,
  visit: VisitResult,
  now: Date,
): FeedState & { nextVisitAt: Date } {
  const inMinutes = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
  if (visit.outcome === "failed") {
    const failures = feed.failures + 1;
    const again = inMinutes(Math.min(SHORTEST_MINUTES * 2 ** (failures - 1), LONGEST_MINUTES));
    return {
      ...feed,
      failures,
      failingSince: feed.failingSince ?? now,
      problem: visit.problem,
      // 410 Gone: asking again would be a nuisance.
      isActive: feed.isActive && visit.problem !== "gone",
      nextVisitAt: visit.retryAt && visit.retryAt > again ? visit.retryAt : again,
    };
  }
  const pauseMinutes = pauseAfter(feed, visit);
  return {
    ...feed,
    ...moveOf(feed, visit.movedTo),
    pauseMinutes,
    failures: 0,
    failingSince: null,
    problem: null,
    isFlooding: visit.outcome === "read" ? visit.isFlooding : false,
    nextVisitAt: inMinutes(pauseMinutes),
  };
}

/** Shorter if there was something new, longer if not. */
function pauseAfter(
  { pauseMinutes }: FeedState,
  visit: Exclude<VisitResult, { outcome: "failed" }>,
): number {
  if (visit.outcome === "read" && visit.isFlooding) return QUIET_MINUTES;
  const asked = visit.outcome === "read" ? (visit.ttlMinutes ?? 0) : 0;
  const hasNews = visit.outcome === "read" && visit.newItems > 0;
  const own = hasNews
    ? Math.max(BUSY_MINUTES, pauseMinutes / 2)
    : Math.min(QUIET_MINUTES, pauseMinutes * 1.5);
  return Math.round(Math.min(Math.max(own, asked, SHORTEST_MINUTES), LONGEST_MINUTES));
}

function moveOf(feed: FeedState, movedTo: string | undefined) {
  if (movedTo === undefined) return { movedTo: null, movedTimes: 0 };
  const movedTimes = movedTo === feed.movedTo ? feed.movedTimes + 1 : 1;
  return movedTimes < MOVES_BELIEVED
    ? { movedTo, movedTimes }
    : { address: movedTo, movedTo: null, movedTimes: 0 };
}

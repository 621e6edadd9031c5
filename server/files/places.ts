import { signal as tell } from "../signals/signal.ts";
import { createTurns } from "../turns/turns.ts";

/** Whose file a program reads, and until when anybody waits for what it says. */
export type Whose = { userId: string; signal: AbortSignal };

/**
 * So many programs run at once, for whom: the machine also has a site to serve. What somebody has paid for
 * never waits for what anybody may send.
 */
const AT_ONCE = {
  /** What members upload, and what they have checked or compared for nothing; pictures of the desk. */
  asked: 2,
  /** What is compared before somebody pays. */
  paying: 1,
  /** First reviews of decks. */
  free: 1,
  paid: 2,
};
export type Line = keyof typeof AT_ONCE;

const turnsOf = (line: Line) =>
  createTurns({
    atOnce: AT_ONCE[line],
    ofOneAtOnce: 1,
    mostWaiting: 64,
    mostWaitingOfOne: 8,
    onRefused: () => tell({ kind: "refused", limit: `files_${line}` }),
  });
const lines = {
  asked: turnsOf("asked"),
  paying: turnsOf("paying"),
  free: turnsOf("free"),
  paid: turnsOf("paid"),
};

/**
 * Does work in which bounded programs run (run-bounded.ts), one after the other, in that one's turn. The file
 * is best fetched within: whoever waits then holds nothing.
 * @throws Refused when too many wait; the signal's reason.
 */
export async function takePlace<Result>(
  line: Line,
  { userId, signal }: { userId: string; signal?: AbortSignal },
  work: () => Promise<Result>,
): Promise<Result> {
  return lines[line].take(userId, work, { signal });
}

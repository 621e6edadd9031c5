import { signal as tell } from "../signals/signal.ts";
import { createTurns } from "../turns/turns.ts";

/** The owner of a file that a program reads, and a signal aborted when nobody waits for the result. */
export type Whose = { userId: string; signal: AbortSignal };

/**
 * How many programs run at once in each line, as the machine also has a site to serve. Paid work never waits
 * for things that anybody may send.
 */
const AT_ONCE = {
  /** Members' uploads and free checks and comparisons; the desk's pictures. */
  asked: 2,
  /** Comparisons before a payment. */
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
 * Does work that runs bounded programs (run-bounded.ts), one after the other, in the person's turn. The file is
 * best fetched within, so that waiting work occupies nothing.
 * @throws Refused if too many wait; the signal's reason
 */
export async function takePlace<Result>(
  line: Line,
  { userId, signal }: { userId: string; signal?: AbortSignal },
  work: () => Promise<Result>,
): Promise<Result> {
  return lines[line].take(userId, work, { signal });
}

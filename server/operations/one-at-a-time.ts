import { Refused } from "../turns/fair-queue.ts";
import { createTurns } from "../turns/turns.ts";
import { OperationError } from "./operation-error.ts";

/** How soon a place in line is free again, if the gateway answers. */
const RETRY_AFTER_S = 5;

/**
 * Lets one call of each person through at a time, the others in order; waiting calls occupy no database
 * connection.
 * @param most the length of the line, including the call that runs; further ones are refused with too_many_requests
 */
export function oneAtATime(most: number) {
  const turns = createTurns({
    atOnce: Number.POSITIVE_INFINITY,
    ofOneAtOnce: 1,
    mostWaiting: Number.POSITIVE_INFINITY,
    mostWaitingOfOne: most - 1,
  });
  return async <Answer>(person: string, work: () => Promise<Answer>): Promise<Answer> =>
    turns.take(person, work).catch((error: unknown) => {
      if (!(error instanceof Refused)) throw error;
      throw new OperationError("too_many_requests", "Too many of your calls wait already.", {
        retryAfter: RETRY_AFTER_S,
      });
    });
}

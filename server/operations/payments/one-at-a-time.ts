import { OperationError } from "../operation-error.ts";

/** How soon a place in line is free again, with a gateway that answers. */
const RETRY_AFTER_S = 5;

/**
 * Lets one call of each person through at a time, the others in their order: who waits takes no connection from
 * anybody.
 * @param most in line, the one that runs among them; further ones are refused with too_many_requests.
 */
export function oneAtATime(most: number) {
  const lines = new Map<string, { length: number; last: Promise<unknown> }>();
  return async <Answer>(person: string, work: () => Promise<Answer>): Promise<Answer> => {
    const line = lines.get(person) ?? { length: 0, last: Promise.resolve() };
    if (line.length >= most) {
      throw new OperationError("too_many_requests", "Too many of your calls wait already.", {
        retryAfter: RETRY_AFTER_S,
      });
    }
    lines.set(person, line);
    line.length += 1;
    const turn = line.last.then(work);
    line.last = turn.catch(() => undefined);
    try {
      return await turn;
    } finally {
      line.length -= 1;
      if (line.length === 0) lines.delete(person);
    }
  };
}

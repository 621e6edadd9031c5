import type { Actor } from "../domain/account/actor.ts";
import { type CountingDatabase, createLimiter, type Rate } from "../postgres/limiter.ts";
import { countOrRefuse } from "./count-or-refuse.ts";

/**
 * Limits how often each person may do something.
 * @returns rejects with too_many_requests and the wait once the limit is reached.
 */
export function limitPerPerson(
  database: CountingDatabase,
  name: string,
  rate: Rate,
): (actor: Actor) => Promise<void> {
  const limiter = createLimiter(database, name, rate);
  return ({ userId }) => countOrRefuse(limiter, userId, "This was done too often.");
}

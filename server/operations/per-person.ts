import { RateLimiterMemory } from "rate-limiter-flexible";
import type { Actor } from "../domain/account/actor.ts";
import { countOrRefuse } from "./count-or-refuse.ts";

/**
 * Limits how often each person may do something.
 * @returns rejects with too_many_requests and the wait once the limit is reached.
 */
export function limitPerPerson(times: number, seconds: number): (actor: Actor) => Promise<void> {
  const limiter = new RateLimiterMemory({ points: times, duration: seconds });
  return ({ userId }) => countOrRefuse(limiter, userId, "This was done too often.");
}

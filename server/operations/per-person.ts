import { RateLimiterMemory } from "rate-limiter-flexible";
import type { Actor } from "../domain/account/actor.ts";
import { countOrRefuse } from "./count-or-refuse.ts";

/**
 * Lets each person do something so many times within so many seconds.
 * @returns rejects with too_many_requests and the wait for who has done it too often.
 */
export function limitPerPerson(times: number, seconds: number): (actor: Actor) => Promise<void> {
  const limiter = new RateLimiterMemory({ points: times, duration: seconds });
  return ({ userId }) => countOrRefuse(limiter, userId, "This was done too often.");
}

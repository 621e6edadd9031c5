import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import type { Actor } from "../domain/account/actor.ts";
import { OperationError } from "./operation-error.ts";

/**
 * Lets each person do something so many times within so many seconds.
 * @returns rejects with too_many_requests and the wait for who has done it too often.
 */
export function limitPerPerson(times: number, seconds: number): (actor: Actor) => Promise<void> {
  const limiter = new RateLimiterMemory({ points: times, duration: seconds });
  return async ({ userId }) => {
    try {
      await limiter.consume(userId);
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      throw new OperationError("too_many_requests", "This was done too often.", {
        retryAfter: Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)),
      });
    }
  };
}

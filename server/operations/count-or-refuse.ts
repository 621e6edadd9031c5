import { RateLimiterRes } from "rate-limiter-flexible";
import type { Limiter } from "../postgres/limiter.ts";
import { OperationError } from "./operation-error.ts";

/**
 * Counts one more attempt.
 * @throws OperationError too_many_requests with the wait, beyond the limit.
 */
export async function countOrRefuse(limiter: Limiter, key: string, message: string): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    throw new OperationError("too_many_requests", message, {
      retryAfter: Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)),
    });
  }
}

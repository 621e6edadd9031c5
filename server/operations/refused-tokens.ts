import { RateLimiterMemory } from "rate-limiter-flexible";
import { REFUSED_TOKENS } from "./call-limits.ts";
import { countOrRefuse } from "./count-or-refuse.ts";
import { OperationError } from "./operation-error.ts";

/**
 * Keeps who guesses tokens from the auth service: only those that it refuses count.
 * @returns runs the check, unless too many of the network's tokens have been refused.
 */
export function limitRefusedTokens(): <T>(network: string, check: () => Promise<T>) => Promise<T> {
  const limiter = new RateLimiterMemory({
    points: REFUSED_TOKENS.most,
    duration: REFUSED_TOKENS.withinSeconds,
  });
  return async (network, check) => {
    // Counted before the check, so that concurrent ones cannot slip through; refunded unless
    // refused.
    await countOrRefuse(limiter, network, "Too many tokens from this network were refused.");
    let refused = false;
    try {
      return await check();
    } catch (error) {
      refused = error instanceof OperationError && error.code === "unauthenticated";
      throw error;
    } finally {
      if (!refused) await limiter.reward(network);
    }
  };
}

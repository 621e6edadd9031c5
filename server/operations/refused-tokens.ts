import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { type CountingDatabase, createLimiter } from "../postgres/limiter.ts";
import { REFUSED_TOKENS } from "./call-limits.ts";
import { countOrRefuse } from "./count-or-refuse.ts";
import { OperationError } from "./operation-error.ts";

/**
 * Keeps people who guess tokens away from the auth service: only refused tokens count, for all servers
 * together. A call with a valid token counts only in this process, while it is checked.
 * @returns runs the check, unless too many of the network's tokens have been refused
 */
export function limitRefusedTokens(
  database: CountingDatabase,
): <T>(network: string, check: () => Promise<T>) => Promise<T> {
  const here = new RateLimiterMemory(REFUSED_TOKENS);
  const together = database && createLimiter(database, "refused_tokens", REFUSED_TOKENS);
  const countTogether = async (network: string) => {
    try {
      await together?.consume(network);
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      await here.block(network, Math.ceil(refusal.msBeforeNext / 1000));
    }
  };
  return async (network, check) => {
    // Counted before the check, so that concurrent ones cannot slip through; refunded unless
    // refused.
    await countOrRefuse(here, network, "Too many tokens from this network were refused.");
    let refused = false;
    try {
      return await check();
    } catch (error) {
      refused = error instanceof OperationError && error.code === "unauthenticated";
      throw error;
    } finally {
      if (refused) await countTogether(network);
      else await here.reward(network);
    }
  };
}

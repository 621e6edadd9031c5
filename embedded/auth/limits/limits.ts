import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { networkOf } from "../../visitor/network.ts";
import { AuthError } from "../auth-error.ts";
import { DEFAULT_LIMITS, type LimitSettings } from "./limit-settings.ts";

type Limiter = Pick<RateLimiterAbstract, "consume" | "reward">;

/** Makes what counts: in this process, or for several servers together. */
export type MakeLimiter = (name: string, rate: { points: number; duration: number }) => Limiter;

type PerIp = "signInsPerIp" | "signUpsPerIp" | "refreshesPerIp" | "linksPerIp" | "changesPerIp";

export type Limits = {
  /** Counts a request. @throws AuthError 429 beyond the limit. */
  request(limit: PerIp, ip: string): Promise<void>;
  /** Counts a mail before it is sent, and before it is known whether the address has an account. */
  mail(kind: string, address: string, ip: string): Promise<void>;
  /**
   * Runs a check of something guessable. Only wrong guesses count, and only those from the same
   * network: a stranger who guesses cannot lock the owner out.
   */
  guess(account: string, ip: string, check: () => Promise<boolean>): Promise<boolean>;
  /** The same for codes of a second factor, from whatever network. */
  guessCode(account: string, check: () => Promise<boolean>): Promise<boolean>;
};

/** @param make default: this process counts alone, and a restart resets it. */
export function createLimits(
  given: Partial<LimitSettings> = {},
  make: MakeLimiter = (name, rate) => new RateLimiterMemory({ ...rate, keyPrefix: name }),
): Limits {
  const settings = { ...DEFAULT_LIMITS, ...given };
  const limiter = (name: keyof LimitSettings) => {
    const { points, seconds } = settings[name];
    return make(name, { points, duration: seconds });
  };
  const perIp = {
    signInsPerIp: limiter("signInsPerIp"),
    signUpsPerIp: limiter("signUpsPerIp"),
    refreshesPerIp: limiter("refreshesPerIp"),
    linksPerIp: limiter("linksPerIp"),
    changesPerIp: limiter("changesPerIp"),
  };
  const guesses = limiter("wrongGuessesPerAccountAndIp");
  const codes = limiter("wrongCodesPerAccount");
  const mailsPerIp = limiter("mailsPerIp");
  const mailsPerMinute = limiter("mailsPerMinute");
  const mailsPerHour = limiter("mailsPerHour");

  return {
    request: (limit, ip) => consume(perIp[limit], networkOf(ip), tooManyRequests),
    async mail(kind, address, ip) {
      // The caller's own limit first: beyond it they cannot use up another person's.
      await consume(mailsPerIp, networkOf(ip), tooManyMails);
      await consume(mailsPerMinute, `${kind} ${address}`, tooManyMails);
      await consume(mailsPerHour, `${kind} ${address}`, tooManyMails);
    },
    guess: (account, ip, check) => guess(guesses, `${account} ${networkOf(ip)}`, check),
    guessCode: (account, check) => guess(codes, account, check),
  };
}

/** Counted before the check, so that concurrent guesses cannot slip through; refunded when right. */
async function guess(
  limiter: Limiter,
  key: string,
  check: () => Promise<boolean>,
): Promise<boolean> {
  await consume(limiter, key, tooManyRequests);
  const right = await check();
  if (right) await limiter.reward(key);
  return right;
}

async function consume(
  limiter: Limiter,
  key: string,
  refusal: (seconds: number) => AuthError,
): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (reason) {
    if (!(reason instanceof RateLimiterRes)) throw reason;
    throw refusal(Math.max(1, Math.ceil(reason.msBeforeNext / 1000)));
  }
}

function tooManyRequests(seconds: number): AuthError {
  return new AuthError(429, "over_request_rate_limit", "Request rate limit reached", {
    retryAfterSeconds: seconds,
  });
}

function tooManyMails(seconds: number): AuthError {
  return new AuthError(
    429,
    "over_email_send_rate_limit",
    `For security purposes, you can only request this after ${seconds} seconds.`,
    { retryAfterSeconds: seconds },
  );
}

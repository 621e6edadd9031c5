import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { networkOf, siteOf } from "../../visitor/network.ts";
import { AuthError } from "../auth-error.ts";
import { DEFAULT_LIMITS, type LimitSettings } from "./limit-settings.ts";

type Limiter = Pick<RateLimiterAbstract, "consume" | "reward">;

/** Makes a limiter, which counts in this process or for several servers together. */
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
  /** The same for codes of a second factor, from any network. */
  guessCode(account: string, check: () => Promise<boolean>): Promise<boolean>;
};

/** The limit of a whole site (an office, a campus), in multiples of a network's. */
const SITE_TIMES = 8;

/** @param make by default, counts in this process alone, where a restart resets it. */
export function createLimits(
  given: Partial<LimitSettings> = {},
  make: MakeLimiter = (name, rate) => new RateLimiterMemory({ ...rate, keyPrefix: name }),
): Limits {
  const settings = { ...DEFAULT_LIMITS, ...given };
  const limiter = (name: keyof LimitSettings) => {
    const { points, seconds } = settings[name];
    return make(name, { points, duration: seconds });
  };
  const perNetwork = (name: keyof LimitSettings): NetworkLimiter => {
    const { points, seconds } = settings[name];
    const site = make(`${name}OfSite`, { points: points * SITE_TIMES, duration: seconds });
    return { network: limiter(name), site };
  };
  const perIp = {
    signInsPerIp: perNetwork("signInsPerIp"),
    signUpsPerIp: perNetwork("signUpsPerIp"),
    refreshesPerIp: perNetwork("refreshesPerIp"),
    linksPerIp: perNetwork("linksPerIp"),
    changesPerIp: perNetwork("changesPerIp"),
  };
  const guesses = perNetwork("wrongGuessesPerAccountAndIp");
  const codes = limiter("wrongCodesPerAccount");
  const mailsPerIp = perNetwork("mailsPerIp");
  const mailsPerMinute = limiter("mailsPerMinute");
  const mailsPerHour = limiter("mailsPerHour");

  return {
    async request(limit, ip) {
      for (const [limiter, key] of countersFor(perIp[limit], ip)) {
        await consume(limiter, key, tooManyRequests);
      }
    },
    async mail(kind, address, ip) {
      // The caller's own limit first: beyond it they cannot use up another person's.
      for (const [limiter, key] of countersFor(mailsPerIp, ip)) {
        await consume(limiter, key, tooManyMails);
      }
      await consume(mailsPerMinute, `${kind} ${address}`, tooManyMails);
      await consume(mailsPerHour, `${kind} ${address}`, tooManyMails);
    },
    guess: (account, ip, check) => guess(countersFor(guesses, ip, account), check),
    guessCode: (account, check) => guess([[codes, account]], check),
  };
}

/** Counts by a visitor's network, and with IPv6 also by the site within which they can change it. */
type NetworkLimiter = { network: Limiter; site: Limiter };

type Counter = [Limiter, key: string];

function countersFor({ network, site }: NetworkLimiter, ip: string, account?: string): Counter[] {
  const key = (place: string) => (account === undefined ? place : `${account} ${place}`);
  const wide = siteOf(ip);
  const near: Counter = [network, key(networkOf(ip))];
  return wide === undefined ? [near] : [near, [site, key(wide)]];
}

/** Counts before the check, so that concurrent guesses cannot slip through; refunds right ones. */
async function guess(counters: Counter[], check: () => Promise<boolean>): Promise<boolean> {
  for (const [limiter, key] of counters) await consume(limiter, key, tooManyRequests);
  const right = await check();
  if (right) for (const [limiter, key] of counters) await limiter.reward(key);
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

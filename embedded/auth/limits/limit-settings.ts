/** At most `points` within `seconds`. */
type Rate = { points: number; seconds: number };

/** Limits per IP apply per network (`visitor/network.ts`), and eight times as high per site. */
export type LimitSettings = {
  /** Wrong passwords (or codes) for one account from one IP. */
  wrongGuessesPerAccountAndIp: Rate;
  /** Wrong codes of second factors for one account, from anywhere, as the guesser already has the password. */
  wrongCodesPerAccount: Rate;
  signInsPerIp: Rate;
  signUpsPerIp: Rate;
  refreshesPerIp: Rate;
  /** Opening links, exchanging codes and signing in by a provider. */
  linksPerIp: Rate;
  /** Changes that a signed-in person makes. */
  changesPerIp: Rate;
  /** Mails of one kind to one address: one a minute, as on a hosted project … */
  mailsPerMinute: Rate;
  /** … and no flood in the long run. */
  mailsPerHour: Rate;
  mailsPerIp: Rate;
};

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Enough for an office behind one IP; a guesser gets 40 tries an hour at one account. */
export const DEFAULT_LIMITS: LimitSettings = {
  wrongGuessesPerAccountAndIp: { points: 10, seconds: 15 * MINUTE },
  wrongCodesPerAccount: { points: 20, seconds: HOUR },
  signInsPerIp: { points: 60, seconds: 5 * MINUTE },
  signUpsPerIp: { points: 30, seconds: HOUR },
  refreshesPerIp: { points: 300, seconds: 5 * MINUTE },
  linksPerIp: { points: 60, seconds: 5 * MINUTE },
  changesPerIp: { points: 60, seconds: 5 * MINUTE },
  mailsPerMinute: { points: 1, seconds: MINUTE },
  mailsPerHour: { points: 10, seconds: HOUR },
  mailsPerIp: { points: 30, seconds: HOUR },
};

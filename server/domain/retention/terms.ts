import { CONFIRMATION_DAYS } from "../../../contracts/newsletter.ts";

/**
 * For how many days what has a term is kept: the one place that says so. The page on privacy promises them
 * (`site_pages`), docs/operations/retention.md lists them, and `register.ts` says of which table each is.
 */
export const KEPT_DAYS = {
  /** An account whose address nobody confirms. */
  unconfirmedAccount: 30,
  /** A device that nobody uses any more. */
  unusedSession: 365,
  /** Links, codes and half-finished sign-ins: they are void after an hour. */
  signInStep: 2,
  /** What a hosted project's auth service writes down. */
  authJournal: 90,
  activity: 365,
  /** Support may see a deck for a day; the leave is kept for one more. */
  endedSupportGrant: 1,
  /** Which mails went out. */
  mailRecord: 365,
  /** Reports of mails that came back. */
  bounce: 90,
  stoppedAddress: 365,
  unconfirmedSubscriber: CONFIRMATION_DAYS,
  /** Who got which week by mail. */
  newsletterSend: 365,
  /** A visitor's address, after the answer went to it. */
  answeredAddress: 90,
  emptySearch: 90,
  /** What publishers list and nobody has used, and the texts of what was. */
  feedItem: 90,
  /** A file of companies that nobody has taken in. */
  waitingImport: 7,
  /** A job that was given up, with what it was told. */
  failedJob: 30,
} as const;

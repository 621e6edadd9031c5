import { CONFIRMATION_DAYS } from "../../../contracts/newsletter.ts";

/**
 * The only place with the days for which data is kept. The privacy page promises them (`site_pages`),
 * docs/operations/retention.md lists them, and `register.ts` applies them to tables.
 */
export const KEPT_DAYS = {
  /** An account whose address nobody confirms. */
  unconfirmedAccount: 30,
  /** A device that nobody uses any more. */
  unusedSession: 365,
  /** Links, codes and half-finished sign-ins, which expire after an hour. */
  signInStep: 2,
  /** The audit log of a hosted project's auth service. */
  authJournal: 90,
  activity: 365,
  /** Support may see a deck for a day; the permission is kept for one more. */
  endedSupportGrant: 1,
  /** Which mails went out. */
  mailRecord: 365,
  /** Reports of mails that came back. */
  bounce: 90,
  stoppedAddress: 365,
  unconfirmedSubscriber: CONFIRMATION_DAYS,
  /** Records of which person got which week by mail. */
  newsletterSend: 365,
  /** A visitor's address, after they were answered. */
  answeredAddress: 90,
  emptySearch: 90,
  /** Unused items of feeds, and the texts of used ones. */
  feedItem: 90,
  /** An uploaded file of companies that was not imported. */
  waitingImport: 7,
  /** A job that was given up, with its parameters. */
  failedJob: 30,
} as const;

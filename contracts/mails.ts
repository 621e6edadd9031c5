/** The longest address that a mail can be sent to (RFC 5321). */
export const EMAIL_MAX_LENGTH = 254;

/** What mails are about (table desk.mails); the desk has the words. */
export const MAIL_KINDS = [
  "signup",
  "recovery",
  "email_change",
  "account_exists",
  "reauthentication",
  "password_changed_notification",
  "email_changed_notification",
  "mfa_factor_enrolled_notification",
  "mfa_factor_unenrolled_notification",
  "result",
  "introduction",
  "receipt",
  "missing_payment",
  "cancelled_plan",
  "ended_plan",
  "newsletter",
  "newsletter_confirmation",
  "staff_invitation",
  "case_answer",
  /** What staff did with somebody's page, deck or account. */
  "staff_act",
  /** To somebody whose account is gone: never recorded. */
  "farewell",
  "other",
] as const;
export type MailKind = (typeof MAIL_KINDS)[number];

/**
 * What reports say about a mail (table internal.bounces): the address does not exist; it was full,
 * or could not be reached; its reader called it spam; or something of ours was refused, which says
 * nothing about the address.
 */
export const BOUNCE_KINDS = ["permanent", "temporary", "complaint", "policy"] as const;
export type BounceKind = (typeof BOUNCE_KINDS)[number];

/** Why an address gets no mails (table internal.stopped_addresses). */
export const STOP_REASONS = ["permanent", "temporary", "complaint"] as const;
export type StopReason = (typeof STOP_REASONS)[number];

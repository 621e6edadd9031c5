/** spec §6: any other value is treated as investor. */
export const STARTUP_ROLE = "Startup";
export const INVESTOR_ROLE = "Investor";

export const ROLES = [STARTUP_ROLE, INVESTOR_ROLE] as const;
export type Role = (typeof ROLES)[number];

export function roleOf(value: string | undefined): Role {
  return value === STARTUP_ROLE ? STARTUP_ROLE : INVESTOR_ROLE;
}

/** Characters; spec §5 and §9 leave the settings' minimum open, settled as 8. */
export const PASSWORD_MIN = 12;
export const PASSWORD_MIN_IN_SETTINGS = 8;
/** Bytes; bcrypt ignores the rest. */
export const PASSWORD_MAX_BYTES = 72;

/** The modes of `/auth` in its address (`mode`); without one it is sign-in. */
const AUTH_MODES = ["signup", "forgot", "confirm"] as const;
export type AuthMode = "signin" | (typeof AUTH_MODES)[number];

export function readAuthMode(search: URLSearchParams): AuthMode {
  return AUTH_MODES.find((mode) => mode === search.get("mode")) ?? "signin";
}

/** The canonical query of a mode, with `?`; empty for signing in. */
export function authQuery(mode: AuthMode): string {
  return mode === "signin" ? "" : `?mode=${mode}`;
}

/** The kinds of mail that a person can choose; mails about security or payments are always sent. */
export const MAIL_CHOICES = ["mails_results", "mails_news"] as const;
export type MailChoice = (typeof MAIL_CHOICES)[number];

/** What a person sees as recent activity. */
export const ACTIVITY_KINDS = [
  "profile_saved",
  "criteria_saved",
  "website_saved",
  "logo_uploaded",
  "logo_removed",
  "pitch_deck_uploaded",
  "pitch_deck_removed",
  "business_license_uploaded",
  "business_license_removed",
  "password_changed",
  "email_changed",
  "sessions_ended",
  "data_exported",
  "deck_reviewed",
  "profile_published",
  "profile_rejected",
  "page_withdrawn",
  "matches_found",
  "introduction_asked",
  "introduction_received",
  "introduction_agreed",
  "introduction_declined",
  "introduction_withdrawn",
  "introduction_expired",
] as const;
export type ActivityKind = (typeof ACTIVITY_KINDS)[number];

/** The week's news by mail: visitors ask for it, and confirm or leave it by links in mails. */
export const NEWSLETTER_PATH = "/newsletter";
/** The form's action, which works without scripts. */
export const NEWSLETTER_DOOR = "/api/newsletter/subscribe";

/** Where the links in mails lead: to a page with one button, because mail programs follow links. */
export const NEWSLETTER_STEPS = ["confirm", "leave"] as const;
export type NewsletterStep = (typeof NEWSLETTER_STEPS)[number];

/** How long a visitor may take to confirm, in days. */
export const CONFIRMATION_DAYS = 7;

/** The outcome of a form, shown by the page that it leads back to. */
const NEWSLETTER_OUTCOMES = [
  "asked",
  "invalid",
  "often",
  "failed",
  "confirmed",
  "left",
  "unknown",
] as const;
export type NewsletterOutcome = (typeof NEWSLETTER_OUTCOMES)[number];

export function readNewsletterOutcome(search: URLSearchParams): NewsletterOutcome | undefined {
  return NEWSLETTER_OUTCOMES.find((one) => one === search.get("outcome"));
}

/** The canonical query of an outcome, with `?`; empty for none. */
export function newsletterQuery(outcome: NewsletterOutcome | undefined): string {
  return outcome === undefined ? "" : `?outcome=${outcome}`;
}

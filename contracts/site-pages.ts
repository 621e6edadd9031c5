/** Pages of the site that staff write; each has its own route (app/routes.ts). */
export const SITE_PAGES = ["about", "how-we-make-news", "contact", "privacy", "terms"] as const;
export type SitePage = (typeof SITE_PAGES)[number];

/** What a page's text can name of the operator, as `{name}`. */
export const OPERATOR_WORDS = ["name", "address", "mailbox"] as const;

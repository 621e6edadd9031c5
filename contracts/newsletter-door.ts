/** Where the form goes; without scripts, as any form. */
export const NEWSLETTER_DOOR = "/api/newsletter/subscribe";

/** The version of Stripe's API that is served here, which the `stripe` package pins. */
export const API_VERSION = "2026-10-28.endive";

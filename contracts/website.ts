/** Why a company's website is refused: it is no such address, or nothing public answers there. */
export const WEBSITE_PROBLEMS = ["website_invalid", "website_unreachable"] as const;
export type WebsiteProblem = (typeof WEBSITE_PROBLEMS)[number];

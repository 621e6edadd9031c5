/** Why a company's website is refused: the address is not public, or nothing answers there. */
const WEBSITE_PROBLEMS = ["website_invalid", "website_unreachable"] as const;
export type WebsiteProblem = (typeof WEBSITE_PROBLEMS)[number];

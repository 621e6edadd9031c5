/** How many rows of each kind there are. */
export type Sizes = { news: number; startups: number; investors: number; rounds: number };

/** The proportions of a full site: a million articles, 200,000 startups, 50,000 investors, 500,000 rounds. */
export function sizesFor(news: number): Sizes {
  return { news, startups: news / 5, investors: news / 20, rounds: news / 2 };
}

/** The date of the newest content, so that it is the same whenever it is generated. */
export const LAST_DAY = "2026-11-20";
export const END = Date.parse(`${LAST_DAY}T00:00:00Z`);
export const DAY = 86_400_000;
export const YEAR = 365 * DAY;

/** What names an article or a company in an address; the tables check the same. */
export const SLUG = /^(?=.{1,160}$)[a-z0-9]+(-[a-z0-9]+)*$/;

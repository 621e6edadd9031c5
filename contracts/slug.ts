/** The name of an article or a company in an address; the tables have the same check. */
export const SLUG = /^(?=.{1,160}$)[a-z0-9]+(-[a-z0-9]+)*$/;

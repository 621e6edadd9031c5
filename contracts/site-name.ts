/** The same in all languages; in a file of its own, since every page names it and few need more. */
export const SITE_NAME = "Benih";

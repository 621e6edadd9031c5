/** The same in all languages; alone, since every page names it and few need more. */
export const SITE_NAME = "Benih";

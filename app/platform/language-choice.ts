import { isLanguage, LANGUAGE_COOKIE, LANGUAGE_TAGS } from "../../contracts/languages.ts";

const CHOICE = new RegExp(`(?:^|;\\s*)${LANGUAGE_COOKIE}=(\\w+)`);

/**
 * Whether another language than this page's was chosen meanwhile, in another tab of the browser:
 * what the server sends from now on is in that one. For the browser only.
 */
export function isLanguageOutdated(): boolean {
  const chosen = CHOICE.exec(document.cookie)?.[1];
  return isLanguage(chosen) && LANGUAGE_TAGS[chosen] !== document.documentElement.lang;
}

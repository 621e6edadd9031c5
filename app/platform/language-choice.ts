import type { ShouldRevalidateFunctionArgs } from "react-router";
import { isLanguage, LANGUAGE_COOKIE, LANGUAGE_TAGS } from "../../contracts/languages.ts";

const CHOICE = new RegExp(`(?:^|;\\s*)${LANGUAGE_COOKIE}=(\\w+)`);

/**
 * Whether another tab of the browser has chosen a different language than this page's: the server's
 * next answers will be in that one. For the browser only.
 */
export function isLanguageOutdated(): boolean {
  const chosen = CHOICE.exec(document.cookie)?.[1];
  return isLanguage(chosen) && LANGUAGE_TAGS[chosen] !== document.documentElement.lang;
}

/** For a route whose query does not affect the loader: only another path or language does. */
export function revalidatesByPath(args: ShouldRevalidateFunctionArgs): boolean {
  return args.currentUrl.pathname !== args.nextUrl.pathname || isLanguageOutdated();
}

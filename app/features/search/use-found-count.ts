import { numberFormat } from "../../../contracts/formats.ts";
import { LANGUAGE_TAGS } from "../../../contracts/languages.ts";
import { SEARCH_COUNT_BOUND } from "../../../contracts/search.ts";
import { useLanguage, useMessages } from "../../i18n/messages-context.tsx";

/** @returns a function that formats the number of results; counting stops at a limit ("1,000+"). */
export function useFoundCount(): (found: number) => string {
  const t = useMessages("search");
  const language = useLanguage();
  const numbers = numberFormat(LANGUAGE_TAGS[language]);
  return (found) =>
    found < SEARCH_COUNT_BOUND
      ? numbers.format(found)
      : t("countBound", { count: SEARCH_COUNT_BOUND });
}

import { DIRECTORY_PAGE_SIZE } from "../../../contracts/directory.ts";
import type { ListState } from "../../../contracts/directory-view.ts";
import { numberFormat } from "../../../contracts/formats.ts";
import { LANGUAGE_TAGS, type Language } from "../../../contracts/languages.ts";

/**
 * Which companies of the list a page shows, such as "25–48".
 * @returns empty if one page shows them all, or if it is unknown.
 */
export function rangeOf(
  { page }: Pick<ListState, "page">,
  shown: number,
  total: number,
  language: Language,
): string {
  if (page === null || shown === 0 || shown >= total) return "";
  const first = (page - 1) * DIRECTORY_PAGE_SIZE + 1;
  const last = first + shown - 1;
  // The page of an outdated link, or an invented number.
  if (last > total) return "";
  const count = numberFormat(LANGUAGE_TAGS[language]);
  return `${count.format(first)}–${count.format(last)}`;
}

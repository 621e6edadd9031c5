import { DIRECTORY_PAGE_SIZE } from "../../../contracts/directory.ts";
import type { ListState } from "../../../contracts/directory-view.ts";
import { numberFormat } from "../../../contracts/formats.ts";
import { LANGUAGE_TAGS, type Language } from "../../../contracts/languages.ts";

/**
 * Which companies of the list a page shows, such as "25–48".
 * @returns empty where one page shows them all, or where nobody knows.
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
  // A page of a link that is older than the list, or of a number that somebody made up.
  if (last > total) return "";
  const count = numberFormat(LANGUAGE_TAGS[language]);
  return `${count.format(first)}–${count.format(last)}`;
}

import type { Language } from "../../../contracts/languages.ts";
import { SUGGESTION_COUNT } from "../../../contracts/search.ts";
import { translated } from "../../i18n/translated.ts";
import { textByAddress } from "../../platform/asked-by-address.ts";
import type { Reader } from "../../platform/backend-context.tsx";
import { type Elsewhere, findElsewhere } from "./elsewhere.ts";
import { fold } from "./fold.ts";
import { groupOf, type SiteGroup } from "./groups.ts";
import { wording } from "./news-hit.ts";
import { searchTerms } from "./search-terms.ts";

export type Suggestion = {
  id: string;
  group: SiteGroup;
  label: string;
  /** Empty if missing. */
  logo: string;
  address: string;
  elsewhere?: Elsewhere | undefined;
};

/**
 * @returns the suggestions, those of a group together.
 * @throws the backend's error, also when the signal aborted the request.
 */
export async function readSuggestions(
  client: Reader,
  { text, language }: { text: string; language: Language },
  signal: AbortSignal,
): Promise<Suggestion[]> {
  const { data, error } = await client
    .rpc("suggest", { query: textByAddress(text), page_size: SUGGESTION_COUNT }, { get: true })
    .abortSignal(signal);
  if (error) throw error;
  const articles = data.flatMap(({ kind, id }) => (kind === "news" ? [id] : []));
  const titles = await readTitles(client, articles, { text, language }, signal);
  const suggestions = data.flatMap(({ kind, id, slug, label, logo }): Suggestion[] => {
    const group = groupOf(kind);
    const title = titles.find((each) => each.id === id);
    return group
      ? [{ id, group, label, logo: logo ?? "", address: `${group.path}/${slug ?? id}`, ...title }]
      : [];
  });
  // The group of the best suggestion comes first. Within a group, matches in the reader's language
  // come first, and among them those that begin with the text.
  const asked = fold(text).text;
  const rank = ({ label, elsewhere }: Suggestion) =>
    fold(label).text.startsWith(asked) ? 0 : elsewhere ? 2 : 1;
  const groups = [...new Set(suggestions.map(({ group }) => group))];
  return groups.flatMap((group) =>
    suggestions
      .filter((each) => each.group === group)
      .toSorted((one, other) => rank(one) - rank(other)),
  );
}

/** The titles in the reader's language; matches in another are shown, too. */
async function readTitles(
  client: Reader,
  ids: string[],
  { text, language }: { text: string; language: Language },
  signal: AbortSignal,
) {
  if (ids.length === 0) return [];
  const { data, error } = await client
    .from("news")
    .select("id,title,title_zh,title_vi,title_th,title_id")
    .in("id", ids)
    .abortSignal(signal);
  if (error) throw error;
  const terms = searchTerms(text);
  return data.map((record) => {
    const label = translated(record, "title", language);
    return {
      id: record.id,
      label,
      elsewhere: findElsewhere([label], [wording(record, "title")], terms),
    };
  });
}

import { SUGGESTION_COUNT } from "../../../contracts/search.ts";
import type { Reader } from "../../platform/backend-context.tsx";
import { groupOf, type SiteGroup } from "./groups.ts";

export type Suggestion = {
  id: string;
  group: SiteGroup;
  label: string;
  /** Empty if missing. */
  logo: string;
  address: string;
};

/**
 * @returns the suggestions, those of a group together.
 * @throws the backend's error, also when the signal aborted the request.
 */
export async function readSuggestions(
  client: Reader,
  query: string,
  signal: AbortSignal,
): Promise<Suggestion[]> {
  const { data, error } = await client
    .rpc("suggest", { query, page_size: SUGGESTION_COUNT }, { get: true })
    .abortSignal(signal);
  if (error) throw error;
  const suggestions = data.flatMap(({ kind, id, slug, label, logo }) => {
    const group = groupOf(kind);
    return group
      ? [{ id, group, label, logo: logo ?? "", address: `${group.path}/${slug ?? id}` }]
      : [];
  });
  // The group of the best suggestion comes first; within a group the order stays.
  const groups = [...new Set(suggestions.map(({ group }) => group))];
  return groups.flatMap((group) => suggestions.filter((each) => each.group === group));
}

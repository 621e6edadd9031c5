import { type SearchGroup, SITE_GROUPS, type SiteGroup } from "./groups.ts";
import type { Lead } from "./leads.ts";
import type { FoundCounts } from "./read-results.ts";

/**
 * The kinds of pages without results, where that is worth mentioning: not for somebody who named a
 * company or a kind of thing and found it, nor where a filtered list leads to more.
 */
export function emptyGroups(
  counts: FoundCounts,
  shown: {
    only: SearchGroup | undefined;
    named: SearchGroup["kind"] | undefined;
    isCompany: boolean;
    isNear: boolean;
    lists: Pick<Lead, "name">[];
  },
): SiteGroup[] {
  const { only, named, isCompany, isNear, lists } = shown;
  if (only || named || isCompany || isNear) return [];
  return SITE_GROUPS.filter(
    ({ name }) => counts[name] === 0 && !lists.some((list) => list.name === name),
  );
}

import type { Reader } from "../../platform/backend-context.tsx";
import { groupOf, type SearchGroup } from "./groups.ts";

/** Something whose name is not what was searched for, but close to it. */
export type NearMatch = {
  id: string;
  group: SearchGroup;
  slug: string;
  name: string;
  logo: string;
};

/** @returns nothing when the database cannot tell: the way out of an empty page stands without it. */
export async function findNearMatches(client: Reader, query: string): Promise<NearMatch[]> {
  const { data, error } = await client.rpc("near_matches", { query }, { get: true });
  if (error) {
    console.error("Near matches could not be read", error);
    return [];
  }
  return data.flatMap(({ kind, id, slug, name, logo }) => {
    const group = groupOf(kind);
    return group ? [{ id, group, slug, name, logo: logo ?? "" }] : [];
  });
}

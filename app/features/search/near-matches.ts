import { textByAddress } from "../../platform/asked-by-address.ts";
import type { Reader } from "../../platform/backend-context.tsx";
import { groupOf, type SiteGroup } from "./groups.ts";

/** A name that is not the search, but close to it. */
export type NearMatch = {
  id: string;
  group: SiteGroup;
  slug: string;
  name: string;
  logo: string;
};

/** @returns nothing if the database fails: the empty page's other suggestions do not need it. */
export async function findNearMatches(client: Reader, query: string): Promise<NearMatch[]> {
  const { data, error } = await client.rpc(
    "near_matches",
    { query: textByAddress(query) },
    { get: true },
  );
  if (error) {
    console.error("Near matches could not be read", error);
    return [];
  }
  return data.flatMap(({ kind, id, slug, name, logo }) => {
    const group = groupOf(kind);
    return group ? [{ id, group, slug, name, logo: logo ?? "" }] : [];
  });
}

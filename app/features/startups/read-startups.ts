import type { Database } from "../../../contracts/database.ts";
import type { ListState } from "../../../contracts/directory-view.ts";
import { textByAddress } from "../../platform/asked-by-address.ts";
import type { Reader } from "../../platform/backend-context.tsx";
import { type Facets, toFacets } from "../directory/facets.ts";
import { type ListPage, pageStart, ROWS_ASKED, toPage } from "../directory/list-page.ts";

export type StartupRow = Database["public"]["Functions"]["list_startups"]["Returns"][number];

/** One page of the directory. @throws the backend's error. */
export async function readStartups(
  client: Reader,
  state: ListState,
): Promise<ListPage<StartupRow>> {
  const { data, error } = await client.rpc(
    "list_startups",
    {
      ...filters(state),
      sort: state.sort,
      ...pageStart(state),
      page_size: ROWS_ASKED,
    },
    { get: true },
  );
  if (error) throw error;
  return toPage(data, state);
}

/** How many startups each filter option would show. @throws the backend's error. */
export async function countStartups(client: Reader, state: ListState): Promise<Facets> {
  const { data, error } = await client.rpc("count_startups", filters(state), { get: true });
  if (error) throw error;
  return toFacets(
    data.map(({ facet, value, startups }) => ({ facet, value, count: startups })),
    { industry: "industry", venture_round: "round", country: "country" },
  );
}

function filters({ name, chosen }: ListState) {
  return {
    name: textByAddress(name),
    industries: chosen.industry ?? [],
    venture_rounds: chosen.round ?? [],
    countries: chosen.country ?? [],
  };
}

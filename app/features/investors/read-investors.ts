import type { Database } from "../../../contracts/database.ts";
import type { ListState } from "../../../contracts/directory-view.ts";
import type { Reader } from "../../platform/backend-context.tsx";
import { type Facets, toFacets } from "../directory/facets.ts";
import { type ListPage, pageStart, ROWS_ASKED, toPage } from "../directory/list-page.ts";

export type InvestorRow = Database["public"]["Functions"]["list_investors"]["Returns"][number];

/** One page of the directory. @throws the backend's error. */
export async function readInvestors(
  client: Reader,
  state: ListState,
): Promise<ListPage<InvestorRow>> {
  const { data, error } = await client.rpc(
    "list_investors",
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

/** How many investors each filter option would show. @throws the backend's error. */
export async function countInvestors(client: Reader, state: ListState): Promise<Facets> {
  const { data, error } = await client.rpc("count_investors", filters(state), { get: true });
  if (error) throw error;
  return toFacets(
    data.map(({ facet, value, investors }) => ({ facet, value, count: investors })),
    { investor_type: "type", country: "country", target_industry: "industry" },
  );
}

function filters({ name, chosen }: ListState) {
  return {
    name,
    investor_types: chosen.type ?? [],
    countries: chosen.country ?? [],
    target_industries: chosen.industry ?? [],
  };
}

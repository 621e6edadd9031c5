import type { Database } from "../../../contracts/database.ts";
import type { ListState } from "../../../contracts/directory-view.ts";
import type { RoundSizes } from "../../i18n/round-sizes.ts";
import { textByAddress } from "../../platform/asked-by-address.ts";
import type { Reader } from "../../platform/backend-context.tsx";
import { type Facets, toFacets } from "../directory/facets.ts";
import { type ListPage, pageStart, ROWS_ASKED, toPage } from "../directory/list-page.ts";

type Functions = Database["public"]["Functions"];

/** An investor, and the sizes of the rounds that it joined; null if none is known. */
export type InvestorRow = Functions["list_investors"]["Returns"][number] & {
  sizes: RoundSizes | null;
};

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
  const sizes = await readSizes(
    client,
    data.map(({ id }) => id),
  );
  return toPage(
    data.map((row) => ({ ...row, sizes: sizes.get(row.id) ?? null })),
    state,
  );
}

async function readSizes(client: Reader, investors: string[]): Promise<Map<string, RoundSizes>> {
  if (investors.length === 0) return new Map();
  const { data, error } = await client.rpc("round_sizes", { investors }, { get: true });
  if (error) throw error;
  return new Map(
    data.map(({ investor, smallest, largest }) => [investor, { least: smallest, most: largest }]),
  );
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
    name: textByAddress(name),
    investor_types: chosen.type ?? [],
    countries: chosen.country ?? [],
    target_industries: chosen.industry ?? [],
  };
}

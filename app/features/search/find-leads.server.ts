import {
  type Directory,
  INVESTORS,
  type ListState,
  listAddress,
  readListState,
  STARTUPS,
} from "../../../contracts/directory-view.ts";
import { fundingQuery, readFundingView } from "../../../contracts/funding-view.ts";
import type { Language } from "../../../contracts/languages.ts";
import { joinAlternatives } from "../../../contracts/lists.ts";
import type { Reader } from "../../platform/backend-context.tsx";
import type { Facets } from "../directory/facets.ts";
import { countInvestors } from "../investors/read-investors.ts";
import { countStartups } from "../startups/read-startups.ts";
import { SEARCH_GROUPS } from "./groups.ts";
import type { Facet, Lead, Leads, NearMiss, UnderstoodFilter } from "./leads.ts";
import { searchAddress } from "./query.ts";
import type { readQuery } from "./read-query.server.ts";
import { askedBy, type Understanding } from "./understand-query.server.ts";
import { FACETS } from "./vocabulary.server.ts";

/** How many options of a facet are offered. */
const MOST_OPTIONS = 6;

const DIRECTORIES = [
  { name: "startups", kind: "startup", directory: STARTUPS, count: countStartups },
  { name: "investors", kind: "investor", directory: INVESTORS, count: countInvestors },
] as const;

type Label = (value: string) => string;

/**
 * What the query says as filters, the lists that show exactly that, with counts, and further
 * filters for the first list.
 * @returns none if the database fails: the results do not need them.
 */
export async function findLeads(
  client: Reader,
  { understanding, isNaming }: Pick<Read, "understanding" | "isNaming">,
  { language, label }: { language: Language; label: Label },
): Promise<Leads> {
  const { kind, chosen, rest } = understanding;
  const filters = filtersOf(chosen).map(({ parameter, values }) => ({
    parameter,
    values: joinAlternatives(values.map(label), language),
    wider: without(parameter, understanding),
  }));
  const isFiltered = filters.length > 0;
  // A list without the searched name helps nobody.
  const isLead = rest === "" ? isFiltered || kind !== undefined : isFiltered && !isNaming;
  const none: Leads = { filters: [], leftOut: "", lists: [], nearMisses: [], facets: [] };
  if (!isLead) return none;
  try {
    const leads =
      kind === "deal"
        ? { lists: await trackerLead(client, chosen), facets: [] }
        : await directoryLeads(client, understanding, label);
    const isBare = leads.lists.length === 0 && kind !== "deal";
    const nearMisses = isBare ? await findNearMisses(client, understanding, filters) : [];
    // Beside results for all words, filters for a list without some of them would be too much.
    const facets = rest === "" ? leads.facets : [];
    return { filters, leftOut: rest, lists: leads.lists, nearMisses, facets };
  } catch (error) {
    console.error("The lists of a search could not be read", error);
    return none;
  }
}

/** The search without a filter: within the kind of thing that the query names, if it names one. */
function without(filter: Facet["parameter"], { kind, parts, isEither }: Understanding) {
  const left = parts.filter(({ facet }) => facet !== filter);
  if (left.length === 0) return undefined;
  const group = SEARCH_GROUPS.find((one) => one.kind === kind);
  return searchAddress(askedBy(left, isEither).words, group?.name);
}

type Read = Awaited<ReturnType<typeof readQuery>>;

/** In the order of a list's address. */
function filtersOf(chosen: Understanding["chosen"]) {
  return FACETS.map((parameter) => ({ parameter, values: chosen[parameter] ?? [] })).filter(
    ({ values }) => values.length > 0,
  );
}

async function directoryLeads(
  client: Reader,
  { kind, chosen }: Understanding,
  label: Label,
): Promise<Pick<Leads, "lists" | "facets">> {
  const asked = DIRECTORIES.filter((each) => kind === undefined || each.kind === kind);
  const counted = await Promise.all(
    asked.flatMap(({ name, directory, count }) => {
      const state = stateOf(directory, chosen);
      if (!state) return [];
      return [count(client, state).then((facets) => ({ name, directory, state, facets }))];
    }),
  );
  const full = counted.filter(({ facets }) => facets.total > 0);
  const [first] = full;
  return {
    lists: full.map(({ name, directory, state, facets }) => ({
      name,
      address: listAddress(directory, state),
      found: facets.total,
    })),
    facets: first ? facetsOf(first.directory, first.state, first.facets, label) : [],
  };
}

/**
 * What each list has without one of the filters, one filter at a time: the first that finds
 * anything.
 */
async function findNearMisses(
  client: Reader,
  { kind, chosen }: Understanding,
  filters: UnderstoodFilter[],
): Promise<NearMiss[]> {
  if (filters.length < 2) return [];
  const asked = DIRECTORIES.filter((each) => kind === undefined || each.kind === kind);
  const counted = await Promise.all(
    filters.map(async ({ parameter, values }) => {
      const { [parameter]: _left, ...kept } = chosen;
      const lists = await Promise.all(
        asked.flatMap(({ name, directory, count }) => {
          const state = stateOf(directory, kept);
          if (!state) return [];
          return [count(client, state).then(({ total }) => ({ name, directory, state, total }))];
        }),
      );
      const list = lists.find(({ total }) => total > 0);
      if (!list) return [];
      const address = listAddress(list.directory, list.state);
      return [{ without: values, name: list.name, address, found: list.total }];
    }),
  );
  return counted.flat();
}

/** @returns undefined if the list has no such filter or value. */
function stateOf(directory: Directory, chosen: Understanding["chosen"]): ListState | undefined {
  const given = Object.entries(chosen).flatMap(([facet, values]) =>
    values.map((value): [string, string] => [facet, value]),
  );
  const state = readListState(new URLSearchParams(given), directory);
  return Object.values(state.chosen).flat().length === given.length ? state : undefined;
}

function facetsOf(
  directory: Directory,
  state: ListState,
  { total, options }: Facets,
  label: Label,
): Facet[] {
  return FACETS.flatMap((parameter): Facet[] => {
    if (!directory.choices[parameter] || state.chosen[parameter]?.length) return [];
    const narrower = Object.entries(options[parameter] ?? {})
      .filter(([value, found]) => found < total && directory.choices[parameter]?.includes(value))
      .toSorted(([, one], [, other]) => other - one)
      .slice(0, MOST_OPTIONS);
    if (narrower.length < 2) return [];
    return [
      {
        parameter,
        options: narrower.map(([value, found]) => ({
          name: label(value),
          found,
          address: listAddress(directory, {
            ...state,
            chosen: { ...state.chosen, [parameter]: [value] },
          }),
        })),
      },
    ];
  });
}

/** The tracker filters by one country and one round, and goes back one year. */
async function trackerLead(client: Reader, chosen: Understanding["chosen"]): Promise<Lead[]> {
  const { country = [], round = [], ...others } = chosen;
  if (country.length > 1 || round.length > 1 || Object.keys(others).length > 0) return [];
  const view = {
    ...readFundingView(new URLSearchParams()),
    period: "year" as const,
    country: country[0] ?? null,
    ventureRound: round[0] ?? null,
  };
  const { data, error } = await client.rpc(
    "funding_tracker",
    {
      period: view.period,
      ...(view.country ? { country: view.country } : {}),
      ...(view.ventureRound ? { venture_round: view.ventureRound } : {}),
    },
    { get: true },
  );
  if (error) throw error;
  const found = data.find(({ dimension }) => dimension === "all")?.rounds ?? 0;
  if (found === 0) return [];
  const address = `/funding-tracker${fundingQuery(view)}#rounds`;
  return [{ name: "deals", address, found }];
}

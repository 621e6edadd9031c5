import {
  INVESTOR_FILTERS,
  INVESTOR_SORTS,
  nameFilterOf,
  STARTUP_FILTERS,
  STARTUP_SORTS,
} from "./directory.ts";
import { SLUG } from "./slug.ts";

/** The allowed values of each filter, by its parameter in the address. */
type Choices = Record<string, readonly string[]>;

/** The whole state of a directory, as in the address. */
export type ListState = {
  name: string;
  /** The chosen values by parameter; an empty list means no filter. */
  chosen: Record<string, string[]>;
  sort: string;
  /**
   * The page, from 1. Without `after` or `before` it is where the page begins; beside them it only
   * tells the place in the list. Null where the address names only a company.
   */
  page: number | null;
  /** The page begins after, or ends before, the company with this slug. */
  after: string | null;
  before: string | null;
};

export type Directory = {
  path: "/startups" | "/investors";
  choices: Choices;
  /** The first is the default. */
  sorts: readonly string[];
};

export const STARTUPS: Directory = {
  path: "/startups",
  choices: STARTUP_FILTERS,
  sorts: STARTUP_SORTS,
};

export const INVESTORS: Directory = {
  path: "/investors",
  choices: INVESTOR_FILTERS,
  sorts: INVESTOR_SORTS,
};

/** Reads an address; invalid parts are ignored. */
export function readListState(search: URLSearchParams, directory: Directory): ListState {
  const { choices, sorts } = directory;
  const after = slugOf(search.get("after"));
  const before = after === null ? slugOf(search.get("before")) : null;
  return {
    name: nameFilterOf(search.get("name")),
    chosen: Object.fromEntries(
      Object.entries(choices).map(([parameter, values]) => {
        const given = search.getAll(parameter);
        return [parameter, values.filter((value) => given.includes(value))];
      }),
    ),
    sort: sorts.find((sort) => sort === search.get("sort")) ?? sorts[0] ?? "",
    page: pageOf(search.get("page")) ?? ((after ?? before) ? null : 1),
    after,
    before,
  };
}

/** No list has a million pages; a longer number is not a page. */
const PAGE = /^[1-9]\d{0,5}$/;

function pageOf(given: string | null): number | null {
  return given !== null && PAGE.test(given) ? Number(given) : null;
}

function slugOf(given: string | null): string | null {
  return given !== null && SLUG.test(given) ? given : null;
}

/** The address of a list in this state. */
export function listAddress(directory: Directory, state: ListState): string {
  return directory.path + listQuery(directory, state);
}

/** The canonical query of a state, with `?`; empty for the default one. */
export function listQuery({ sorts }: Directory, state: ListState): string {
  const search = new URLSearchParams();
  if (state.name !== "") search.set("name", state.name);
  for (const [parameter, values] of Object.entries(state.chosen)) {
    for (const value of values) search.append(parameter, value);
  }
  if (state.sort !== sorts[0]) search.set("sort", state.sort);
  if (state.page !== null && (state.page > 1 || state.after || state.before)) {
    search.set("page", String(state.page));
  }
  if (state.after) search.set("after", state.after);
  else if (state.before) search.set("before", state.before);
  const query = search.toString();
  return query === "" ? "" : `?${query}`;
}

/** The state with another filter, sort or name, back on the first page. */
export function changed(state: ListState, changes: Partial<ListState>): ListState {
  return { ...state, page: 1, after: null, before: null, ...changes };
}

export function without(state: ListState, parameter: string, value: string): ListState {
  const values = (state.chosen[parameter] ?? []).filter((one) => one !== value);
  return changed(state, { chosen: { ...state.chosen, [parameter]: values } });
}

export function unfiltered(state: ListState): ListState {
  const chosen = Object.fromEntries(Object.keys(state.chosen).map((parameter) => [parameter, []]));
  return changed(state, { name: "", chosen });
}

export function countChosen(state: ListState): number {
  const values = Object.values(state.chosen).flat().length;
  return values + (state.name === "" ? 0 : 1);
}

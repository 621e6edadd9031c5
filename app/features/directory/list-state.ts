import { nameFilterOf } from "../../../contracts/directory.ts";

/** The allowed values of each filter, by its parameter in the address. */
type Choices = Record<string, readonly string[]>;

/**
 * The whole state of a list: it is part of the address, so that it can be shared and returned to.
 */
export type ListState = {
  name: string;
  /** The chosen values by parameter; an empty list means no filter. */
  chosen: Record<string, string[]>;
  sort: string;
  /** The page begins after, or ends before, the company of this slug. */
  after: string | null;
  before: string | null;
};

export type Directory = {
  path: "/startups" | "/investors";
  choices: Choices;
  /** The first is the default. */
  sorts: readonly string[];
};

export function readListState(search: URLSearchParams, directory: Directory): ListState {
  const { choices, sorts } = directory;
  return {
    name: nameFilterOf(search.get("name")),
    chosen: Object.fromEntries(
      Object.entries(choices).map(([parameter, values]) => {
        const given = search.getAll(parameter);
        return [parameter, values.filter((value) => given.includes(value))];
      }),
    ),
    sort: sorts.find((sort) => sort === search.get("sort")) ?? sorts[0] ?? "",
    after: search.get("after"),
    before: search.get("before"),
  };
}

/** The canonical address of a list in this state. */
export function listAddress({ path, sorts }: Directory, state: ListState): string {
  const search = new URLSearchParams();
  if (state.name !== "") search.set("name", state.name);
  for (const [parameter, values] of Object.entries(state.chosen)) {
    for (const value of values) search.append(parameter, value);
  }
  if (state.sort !== sorts[0]) search.set("sort", state.sort);
  if (state.after) search.set("after", state.after);
  else if (state.before) search.set("before", state.before);
  const query = search.toString();
  return query === "" ? path : `${path}?${query}`;
}

/** The state with another filter, sort or name, back on the first page. */
export function changed(state: ListState, changes: Partial<ListState>): ListState {
  return { ...state, after: null, before: null, ...changes };
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

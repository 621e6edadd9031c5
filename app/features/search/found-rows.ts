import {
  SEARCH_ALL_SIZE,
  SEARCH_COUNT_BOUND,
  SEARCH_GROUP_SIZE,
} from "../../../contracts/search.ts";
import { textByAddress, textsByAddress } from "../../platform/asked-by-address.ts";
import type { Reader } from "../../platform/backend-context.tsx";
import { SEARCH_GROUPS, type SearchGroup } from "./groups.ts";

/** What the database is asked. */
export type Asked = {
  query: string;
  segmented: string | undefined;
  /** The query as values of the closed lists; several are alternatives. */
  readings: string[];
  /** Kinds that cannot match what the query says. */
  kindsLeftOut: readonly SearchGroup["kind"][];
};

/** One thing that was found: a line of search_site. */
export type FoundRow = {
  kind: string;
  id: string;
  place: number;
  tier: number;
  /** How many of its kind, up to SEARCH_COUNT_BOUND. */
  found: number;
};

/**
 * Tiers of search_site: a name one typo away from the words; a match that the words as typed do not
 * find.
 */
export const MISTYPED = 5;
const AFTER_ALL = 9;

export type Found = {
  /** The best of every group. */
  overview: FoundRow[];
  /** The rows to show: the same, or more of the only group. */
  rows: FoundRow[];
};

/**
 * Asks the database what matches.
 * @throws the backend's error; with code 57014 when the search took too long.
 */
export async function findRows(
  client: Reader,
  asked: Asked,
  group: SearchGroup | undefined,
): Promise<Found> {
  const [overview, ofGroup] = await Promise.all([
    ask(client, asked, { page_size: SEARCH_GROUP_SIZE }),
    group && ask(client, asked, { kind: group.kind, page_size: SEARCH_ALL_SIZE }),
  ]);
  return { overview, rows: ofGroup ?? overview };
}

async function ask(
  client: Reader,
  { query, segmented, readings, kindsLeftOut }: Asked,
  wanted: { kind?: SearchGroup["kind"] | undefined; page_size: number },
): Promise<FoundRow[]> {
  const { data, error } = await client.rpc(
    "search_site",
    {
      query: textByAddress(query),
      ...(segmented !== undefined && { segmented: textByAddress(segmented) }),
      ...(readings.length > 0 && { meant: textsByAddress(readings) }),
      ...wanted,
    },
    { get: true },
  );
  if (error) throw error;
  return data.filter(({ kind }) => !kindsLeftOut.some((one) => one === kind));
}

/** Whether anything has the words themselves, rather than only a similar name. */
export function hasWords({ overview }: Found): boolean {
  return overview.some(({ tier }) => tier !== MISTYPED);
}

/** Those of a kind, best first. */
export function idsOf(rows: FoundRow[], kind: SearchGroup["kind"]): string[] {
  return ofKind(rows, kind).map(({ id }) => id);
}

export function countOf(rows: FoundRow[], kind: SearchGroup["kind"]): number {
  return rows.find((row) => row.kind === kind)?.found ?? 0;
}

function ofKind(rows: FoundRow[], kind: SearchGroup["kind"]): FoundRow[] {
  return rows.filter((row) => row.kind === kind).toSorted((one, other) => one.place - other.place);
}

/** Merges the results of several searches, in their order; each thing once. */
export function mergeRows(searches: FoundRow[][]): FoundRow[] {
  return SEARCH_GROUPS.flatMap(({ kind }) => {
    const all = searches.flatMap((rows) => ofKind(rows, kind));
    const rows = all.filter(({ id }, at) => all.findIndex((row) => row.id === id) === at);
    const sum = searches.reduce((counted, search) => counted + countOf(search, kind), 0);
    const found = Math.min(sum, SEARCH_COUNT_BOUND);
    return rows.map((row, at) => ({ ...row, place: at + 1, tier: AFTER_ALL, found }));
  });
}

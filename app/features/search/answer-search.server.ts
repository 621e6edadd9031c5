import type { Language } from "../../../contracts/languages.ts";
import type { Reader } from "../../platform/backend-context.tsx";
import { findWithFewer } from "./fewer-words.server.ts";
import { findLeads } from "./find-leads.server.ts";
import { fold } from "./fold.ts";
import { type Found, findRows, hasWords } from "./found-rows.ts";
import { SEARCH_GROUPS, type SearchGroup } from "./groups.ts";
import { commonLack, type LackingWords, lacksBy } from "./lacking.ts";
import type { Leads } from "./leads.ts";
import { findNearMatches, type NearMatch } from "./near-matches.ts";
import { markedTerms, readQuery } from "./read-query.server.ts";
import { type FoundCounts, readResults, type SearchResults, type Shown } from "./read-results.ts";
import type { SearchTerm } from "./search-terms.ts";
import { correctSpelling, slipsBetween } from "./spelling.server.ts";

/** What a search found, and how the query had to be changed for that. */
export type SearchAnswer = {
  /** What was searched for: the query, or as it was probably meant. */
  meant: string;
  terms: SearchTerm[];
  /** The kind of thing that the query names. */
  named: SearchGroup["kind"] | undefined;
  results: SearchResults;
  counts: FoundCounts;
  /** Only similar names were found. */
  isNear: boolean;
  leads: Leads;
  /** Names that may have been meant, if nothing was found. */
  near: NearMatch[];
};

type Wanted = {
  query: string;
  only: SearchGroup | undefined;
  language: Language;
  label(value: string): string;
};

/**
 * The results for a query: as typed; else with its typos corrected; else without some of its words.
 * @throws the backend's error; with code 57014 when the search took too long.
 */
export async function answerSearch(client: Reader, wanted: Wanted): Promise<SearchAnswer> {
  const { query, only } = wanted;
  const typed = await readAndFind(client, query, only);
  if (await hasAllWords(client, wanted, typed)) return await answerOf(client, wanted, typed);

  const corrected = correctSpelling(query, typed.read.understanding.parts);
  const meant = corrected === undefined ? typed : await readAndFind(client, corrected, only);
  if (meant !== typed && (await hasAllWords(client, wanted, meant))) {
    return await answerOf(client, wanted, meant);
  }
  const isAnything = typed.found.overview.length > 0;
  if (isAnything && !hasWords(typed.found)) {
    return await answerOf(client, wanted, { ...typed, isNear: true });
  }

  const near = isAnything ? [] : await findNearMatches(client, query);
  // Somebody who mistypes a name looks for that name, and nothing else.
  const isNamed = near.some(({ name }) => isAlike(name, query));
  const fewer = isNamed ? undefined : await findWithFewer(client, meant.read.understanding, only);
  return await answerOf(client, wanted, fewer ? { ...meant, ...fewer } : { ...typed, near });
}

/**
 * Deals and founders are found by name alone: their results show whether the rest of the query fits
 * them.
 */
async function hasAllWords(client: Reader, wanted: Wanted, attempt: Attempt): Promise<boolean> {
  const { read, found } = attempt;
  const { overview } = found;
  if (!hasWords(found)) return false;
  const isByName = overview.every(({ kind }) => kind === "deal" || kind === "person");
  if (!isByName || read.values.length === 0) return true;
  const shown = { ...shownOf(wanted, attempt), group: undefined };
  const { results } = await readResults(client, { overview, rows: overview }, shown);
  return commonLack(SEARCH_GROUPS.map(({ name }) => results[name])) === undefined;
}

type Attempt = {
  read: Awaited<ReturnType<typeof readQuery>>;
  found: Found;
  lacks?: LackingWords;
  isNear?: boolean;
  near?: NearMatch[];
};

async function readAndFind(
  client: Reader,
  query: string,
  only: SearchGroup | undefined,
): Promise<Attempt> {
  const read = await readQuery(client, query);
  return { read, found: await findRows(client, read, only) };
}

/** With up to this share of letters wrong, the name was meant. */
const SLIPS_OF_LETTERS = 0.3;

function isAlike(name: string, query: string): boolean {
  const [one, other] = [fold(name).text, fold(query).text];
  return slipsBetween(one, other) <= SLIPS_OF_LETTERS * Math.max(one.length, other.length);
}

function shownOf({ only, language, label }: Wanted, { read, lacks = {} }: Attempt): Shown {
  return {
    values: read.values,
    terms: markedTerms(read, label),
    language,
    label,
    lacksOf: lacksBy(read.understanding.parts, lacks),
    group: only,
  };
}

async function answerOf(client: Reader, wanted: Wanted, attempt: Attempt): Promise<SearchAnswer> {
  const { language, label } = wanted;
  const { read, found, isNear = false, near = [] } = attempt;
  const shown = shownOf(wanted, attempt);
  const [answer, leads] = await Promise.all([
    readResults(client, found, shown),
    findLeads(client, read, { language, label }),
  ]);
  return {
    meant: read.query,
    terms: shown.terms,
    named: read.understanding.kind,
    ...answer,
    isNear,
    leads,
    near,
  };
}

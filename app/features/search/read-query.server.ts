import { textsByAddress } from "../../platform/asked-by-address.ts";
import type { Reader } from "../../platform/backend-context.tsx";
import { fold } from "./fold.ts";
import { type SearchTerm, searchTerms } from "./search-terms.ts";
import { segmentQuery } from "./segment-query.server.ts";
import {
  type AskedFor,
  namesAsked,
  readingsOf,
  understandQuery,
} from "./understand-query.server.ts";

const DEALS = ["deal"] as const;

/** What the database is asked for a query: its words, and their meaning. */
export async function readQuery(client: Reader, query: string) {
  const asTyped = understandQuery(query);
  const isUnderstood = asTyped.kind !== undefined || Object.keys(asTyped.chosen).length > 0;
  const names = isUnderstood ? await findNames(client, namesAsked(query)) : [];
  const understanding = names.length > 0 ? understandQuery(query, names) : asTyped;
  return { understanding, isNaming: names.length > 0, ...wordsOf(query, understanding) };
}

/** The words of a query as search_site takes them. */
export function wordsOf(query: string, understanding: AskedFor) {
  // If the query is only "startups", the words themselves are searched for.
  const words = understanding.words === "" ? query : understanding.words;
  const segmented = segmentQuery(words) ?? (words === query ? undefined : words);
  return {
    query,
    segmented,
    readings: readingsOf(understanding),
    values: Object.values(understanding.chosen).flat(),
    words,
    rest: understanding.rest,
    kindsLeftOut: areDealsSo(understanding) ? [] : DEALS,
  };
}

/**
 * Whether rounds can match: they are found by a company's name, else by their kind, their country
 * and a single industry. For "family offices" all rounds would match, and for "AI fintech" those of
 * either.
 */
function areDealsSo({ chosen, rest, isEither }: AskedFor): boolean {
  const { type = [], industry = [] } = chosen;
  return rest !== "" || (type.length === 0 && (industry.length < 2 || isEither));
}

/** @returns none if the database fails: then the words keep their other meanings. */
async function findNames(client: Reader, phrases: string[]): Promise<string[]> {
  const { data, error } = await client.rpc(
    "named_phrases",
    { phrases: textsByAddress(phrases) },
    { get: true },
  );
  if (error) {
    console.error("The names in a query could not be read", error);
    return [];
  }
  return data;
}

/**
 * What is marked in the results: the words, and the reader's names for the values. Single letters
 * belong to these ("Series A"), and would otherwise be marked in every sentence. The last word may
 * be incomplete, unless it is a value: "Vietnamese" is not "Vietnam".
 */
export function markedTerms(
  { words, rest, segmented, values }: ReturnType<typeof wordsOf>,
  label: (value: string) => string,
): SearchTerm[] {
  const typed = searchTerms(words, segmented);
  if (values.length === 0) return typed;
  const isTelling = ({ text, isWord }: SearchTerm) => !isWord || text.length > 1;
  const begun = searchTerms(rest).at(-1)?.text;
  const whole = typed.map((term) => ({ ...term, goesOn: term.goesOn && term.text === begun }));
  return [...whole.filter(isTelling), ...values.map((value) => wholeTerm(label(value)))];
}

function wholeTerm(label: string): SearchTerm {
  const { text } = fold(label);
  return { text, isWord: /^[a-z]/.test(text), goesOn: false, parts: [] };
}

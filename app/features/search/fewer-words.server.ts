import type { Reader } from "../../platform/backend-context.tsx";
import { type Found, type FoundRow, findRows, MISTYPED, mergeRows } from "./found-rows.ts";
import { SEARCH_GROUPS, type SearchGroup } from "./groups.ts";
import { type LackingWords, lackKey } from "./lacking.ts";
import type { Part } from "./query-parts.server.ts";
import { wordsOf } from "./read-query.server.ts";
import { askedBy, type Understanding } from "./understand-query.server.ts";

/** Each further part needs a further search. */
const MOST_PARTS = 5;

type Kind = SearchGroup["kind"];

/** While one of these is missing, fewer words may find it; if the query names one, only that kind. */
const SOUGHT: readonly Kind[] = ["startup", "investor"];

/** What was found without some of the words, and which words each result lacks. */
export type FoundWithFewer = { found: Found; lacks: LackingWords };

/**
 * Where no result has everything that the query asks for, finds of each kind: what has all but one
 * part; else what fits its filters; else what has any one part. What has the rarest words comes
 * first.
 * @returns undefined if that finds nothing either, or the database fails: the page already knows
 * that nothing has everything.
 */
export async function findWithFewer(
  client: Reader,
  understanding: Understanding,
  group: SearchGroup | undefined,
): Promise<FoundWithFewer | undefined> {
  try {
    return await findChoices(client, understanding, group);
  } catch (error) {
    console.error("What has fewer words could not be read", error);
    return undefined;
  }
}

async function findChoices(
  client: Reader,
  { kind: named, parts, isEither }: Understanding,
  group: SearchGroup | undefined,
): Promise<FoundWithFewer | undefined> {
  const sought = named ? [named] : SOUGHT;
  const all: Search[] = [];
  for (const wanted of choicesOf(parts)) {
    const searches = await Promise.all(
      wanted.map(async (kept) => {
        const asked = askedBy(kept, isEither);
        const found = await findRows(client, wordsOf(asked.words, asked), group);
        const left = parts.filter((part) => !kept.includes(part)).flatMap(({ texts }) => texts);
        return { found: withoutMistyped(found), left };
      }),
    );
    // A kind found with more of the words is not repeated with fewer.
    const there = SEARCH_GROUPS.map(({ kind }) => kind).filter((kind) => haveKind(all, kind));
    const added = searches.map((search) => withoutKinds(search, there));
    const some = added.filter(({ found }) => found.overview.length > 0);
    all.push(...some.toSorted((one, other) => sizeOf(one) - sizeOf(other)));
    if (sought.every((kind) => haveKind(all, kind))) break;
  }
  return all.length > 0 ? merged(all) : undefined;
}

/** Which parts to keep: several choices at a time, and the next ones if these find nothing. */
function choicesOf(parts: Part[]): Part[][][] {
  if (parts.length < 2) return [];
  const values = parts.filter(({ facet }) => facet);
  const isMixed = values.length > 0 && values.length < parts.length - 1;
  return [
    parts.length > MOST_PARTS ? [] : parts.map((left) => parts.filter((part) => part !== left)),
    isMixed ? [values] : [],
    parts.length === 2 ? [] : parts.slice(0, MOST_PARTS).map((part) => [part]),
  ];
}

/** A name that is only similar to the words has none of them. */
function withoutMistyped(found: Found): Found {
  const kinds = SEARCH_GROUPS.map(({ kind }) => kind).filter((kind) =>
    found.overview.some((row) => row.kind === kind && row.tier !== MISTYPED),
  );
  return ofKinds(found, kinds);
}

function ofKinds({ overview, rows }: Found, kinds: Kind[]): Found {
  const among = ({ kind }: FoundRow) => kinds.some((one) => one === kind);
  return { overview: overview.filter(among), rows: rows.filter(among) };
}

type Search = { found: Found; left: string[] };

function haveKind(searches: Search[], kind: Kind): boolean {
  return searches.some(({ found }) => found.overview.some((row) => row.kind === kind));
}

function withoutKinds({ found, left }: Search, kinds: Kind[]): Search {
  const others = SEARCH_GROUPS.map(({ kind }) => kind).filter((kind) => !kinds.includes(kind));
  return { found: ofKinds(found, others), left };
}

function sizeOf({ found: { overview } }: Search): number {
  const ofKind = new Map(overview.map(({ kind, found }) => [kind, found]));
  return [...ofKind.values()].reduce((sum, found) => sum + found, 0);
}

function merged(searches: Search[]): FoundWithFewer {
  const lacks: LackingWords = {};
  for (const { found, left } of searches) {
    for (const { kind, id } of found.rows) {
      const key = lackKey(kind, id);
      // What two searches find has the words of both.
      lacks[key] = lacks[key]?.filter((text) => left.includes(text)) ?? left;
    }
  }
  return {
    found: {
      overview: mergeRows(searches.map(({ found }) => found.overview)),
      rows: mergeRows(searches.map(({ found }) => found.rows)),
    },
    lacks,
  };
}

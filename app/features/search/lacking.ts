import { fold } from "./fold.ts";
import type { SearchGroup } from "./groups.ts";
import { countMatches } from "./highlight.ts";
import { searchTerms } from "./search-terms.ts";

/** The words of the search that a result lacks, as typed; absent if it has all. */
export type Lacking = { lacks?: string[] };

/** What a result shows. */
export type Telling = {
  /** The values that it is filed under, and the reader's names for them. */
  filed: string[];
  /** Its other displayed words. */
  shown?: string;
};

/** @param telling for kinds that may be found by a value of the query without having it. */
export type LacksOf = (kind: SearchGroup["kind"], id: string, telling?: Telling) => Lacking;

/** The words that things found lack, by {@link lackKey}. */
export type LackingWords = Record<string, string[]>;

/** A founder has the id of their company: the kind tells them apart. */
export function lackKey(kind: string, id: string): string {
  return `${kind} ${id}`;
}

type Part = { texts: string[]; facet?: string; values: string[] };

/** @param parts of the query. @param known what the search itself found out. */
export function lacksBy(parts: Part[], known: LackingWords): LacksOf {
  return (kind, id, telling) => {
    const left = known[lackKey(kind, id)] ?? [];
    const lacks = telling
      ? [
          ...left.filter((text) => !isFiled(text, telling)),
          ...parts.filter((part) => isMissed(part, telling)).flatMap(({ texts }) => texts),
        ]
      : left;
    return lacks.length > 0 ? { lacks: [...new Set(lacks)] } : {};
  };
}

/** A word that is not a filter may still be a value it is filed under: a bridge round. */
function isFiled(text: string, { filed }: Telling): boolean {
  return filed.some((value) => fold(value).text === fold(text).text);
}

/** A reader who sees neither the value nor the word would not know why it is shown. */
function isMissed({ texts, facet, values }: Part, { filed, shown = "" }: Telling): boolean {
  if (!facet || values.some((value) => filed.includes(value))) return false;
  return !texts.some((text) => {
    const terms = searchTerms(text);
    return terms.length > 0 && countMatches(shown, terms) === terms.length;
  });
}

/** Results that lack the same words. */
export type LackingSet<Result> = { lacks: string[]; results: Result[] };

/** Groups results by what they lack, the fewest words first; otherwise they keep their order. */
export function setsByLack<Result extends Lacking>(results: Result[]): LackingSet<Result>[] {
  const sets = new Map<string, LackingSet<Result>>();
  for (const result of results) {
    const { lacks = [] } = result;
    const key = lacks.toSorted().join("\n");
    const set = sets.get(key) ?? { lacks, results: [] };
    set.results.push(result);
    sets.set(key, set);
  }
  return [...sets.values()].toSorted((one, other) => one.lacks.length - other.lacks.length);
}

/** What to say about results none of which has all words; `words` if all lack the same. */
export type CommonLack = { words: string[] | undefined };

/** @returns undefined if one has all words. */
export function commonLack(groups: readonly { hits: Lacking[] }[]): CommonLack | undefined {
  const all = groups.flatMap(({ hits }) => hits.map(({ lacks = [] }) => lacks));
  if (all.length === 0 || all.some((lacks) => lacks.length === 0)) return undefined;
  const words = [...new Set(all.flat())];
  return { words: all.every(({ length }) => length === words.length) ? words : undefined };
}

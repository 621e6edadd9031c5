import type { SearchGroup } from "./groups.ts";

/** The words of the search that a result lacks, as typed; absent where it has all. */
export type Lacking = { lacks?: string[] };

/** @param filed what it is filed under, for what the database does not hold against the query. */
export type LacksOf = (kind: SearchGroup["kind"], id: string, filed?: string[]) => Lacking;

/** The words that things found lack, by {@link lackKey}. */
export type LackingWords = Record<string, string[]>;

/** A founder has the id of their company: the kind tells them apart. */
export function lackKey(kind: string, id: string): string {
  return `${kind} ${id}`;
}

type Part = { texts: string[]; facet?: string; values: string[] };

/** @param parts of the query. @param known what the search itself found out. */
export function lacksBy(parts: Part[], known: LackingWords): LacksOf {
  return (kind, id, filed) => {
    const missed = parts.filter(
      ({ facet, values }) => filed && facet && !values.some((value) => filed.includes(value)),
    );
    const lacks = [
      ...new Set([...(known[lackKey(kind, id)] ?? []), ...missed.flatMap(({ texts }) => texts)]),
    ];
    return lacks.length > 0 ? { lacks } : {};
  };
}

/**
 * What to say of results of which none has all words.
 * @returns undefined if one has them; `words` if all lack the same.
 */
export function commonLack(
  groups: readonly { hits: Lacking[] }[],
): { words: string[] | undefined } | undefined {
  const all = groups.flatMap(({ hits }) => hits.map(({ lacks = [] }) => lacks));
  if (all.length === 0 || all.some((lacks) => lacks.length === 0)) return undefined;
  const words = [...new Set(all.flat())];
  return { words: all.every(({ length }) => length === words.length) ? words : undefined };
}

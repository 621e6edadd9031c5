import { type Searchable, searchable } from "../../../language/fold.ts";
import type { Phrase } from "../lexicon/lexicon.ts";
import { type Place, places } from "../lexicon/phrases.ts";
import { type IdentityKind, identityOf } from "./identity-numbers.ts";

export type FoundNumber = Place & { kind: IdentityKind };

const NUMBER =
  /(?<![\p{Script=Latin}\p{N}.,$€£¥₫฿₱-])(?:[stfgm]\d{7}[a-z]|\d(?:[ .-]?\d){7,24}x?)(?![\p{Script=Latin}\p{N}]|[.,]\d)/gu;
/** "2021 2022 2023 2024" and "1.500.000.000" identify nothing. */
const YEARS = /^(?:(?:19|20|25)\d\d[ .-]?)+$/;
const THOUSANDS = /^\d{1,3}(?:[. ]\d{3})+$/;
const LEAST_SIGNS = 8;
const NEAR = 30;

/** Numbers of persons, cards and bank accounts; those of companies, licences and goods are not. */
export function numbersIn(search: Searchable, country: string): FoundNumber[] {
  return [...search.text.matchAll(NUMBER)].flatMap(({ 0: written, index }): FoundNumber[] => {
    const kind = kindOf(written, search.text.slice(Math.max(0, index - NEAR), index), country);
    return kind ? [{ kind, start: index, end: index + written.length }] : [];
  });
}

function kindOf(written: string, before: string, country: string): IdentityKind | undefined {
  const [called] = CALLED.map(([phrase, kind]) => ({ kind, at: lastOf(phrase, before) }))
    .filter(({ at }) => at >= 0)
    .toSorted((one, other) => other.at - one.at);
  if (called) return written.replace(/[ .-]/g, "").length >= LEAST_SIGNS ? called.kind : undefined;
  return YEARS.test(written) || THOUSANDS.test(written) ? undefined : identityOf(written, country);
}

/** What a text calls a number decides, before what the number could be. */
const CALLED: [Phrase, IdentityKind | undefined][] = [
  ["registered", undefined],
  ["person", "identity_number"],
  ["account", "account_number"],
  ["phone", undefined],
];

/** The last place before the number where it was called so; -1 if there is none. */
function lastOf(phrase: Phrase, before: string): number {
  const near = searchable(before.slice(before.search(/[^\n;，。；]*$/)));
  return Math.max(-1, ...places(phrase, near).map(({ start }) => start));
}

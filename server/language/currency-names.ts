import { z } from "zod";
import { isCurrency } from "../../contracts/currencies.ts";
import { LANGUAGES, type Language } from "../../contracts/languages.ts";
import { alternatives, END, eachMatch } from "./alternatives.ts";
import { fold } from "./fold.ts";
import { NEVER_FEW, OTHER_WORDS } from "./money-words.ts";
import { PLACE_WORDS } from "./places.ts";
import { inSimplified } from "./simplified.ts";
import { parts, readWordList, type WordEntry, wordEntry } from "./word-lists.ts";

/*
 * Names of money: a sign or a code, a coin ("baht"), or a coin with its country ("Thai baht", "đô la
 * Singapore", "新加坡元"). The latter are built from the words of both, so that we know that the
 * country's name is part of the money's. Money that we cannot convert has names as well, so that it
 * is not read as an amount or as dollars.
 */

const COINS = readWordList(
  new URL("words/coins.json", import.meta.url),
  wordEntry.extend({ usual: z.string() }),
);
const MONEY = readWordList(
  new URL("words/currencies.json", import.meta.url),
  wordEntry.extend({
    coin: z.string(),
    signs: z.string().optional(),
    names: z.string().optional(),
  }),
);

/** The letter of the peso: "P450". */
export const ONLY_BEFORE = "p";
/** "18,900.-" are baht; elsewhere a point ends a sentence. */
export const ONLY_IN_THAI = ".-";
/** Abbreviates a scale and a currency at once: millions of baht. */
const SCALED_BAHT = "ลบ.";
/** Chinese names for the coin of any country. */
const ANY_CHINESE_COIN = ["元", "圆", "币"];
/** Languages in which the country comes before the coin; BETWEEN is what separates them. */
const OWNER_FIRST: readonly Language[] = ["en", "zh"];
const BETWEEN: Record<Language, string> = { en: "[ -]", zh: "", vi: " ", th: "", id: " " };

const signs = MONEY.flatMap(([code, entry]) => named(entry.signs, code));
const coins = COINS.flatMap(([, entry]) =>
  LANGUAGES.flatMap((language) => named(entry[language], entry.usual)),
);
/** Coins that may come before their number: those in English and Indonesian, which separate words. */
const coinsAhead = COINS.flatMap(([, { en, id }]) => named(`${en},${id}`, ""))
  .map(([word]) => word)
  .filter((word) => !(word in NEVER_FEW) && !(word in OTHER_WORDS));
const owned = MONEY.map(([code, entry]): [code: string, pattern: string] => [
  code,
  ownedBy(entry),
]).filter(([, pattern]) => pattern !== "");

const KNOWN: ReadonlyMap<string, string> = new Map([
  [ONLY_BEFORE, "PHP"],
  [SCALED_BAHT, "THB"],
  [ONLY_IN_THAI, "THB"],
  // If two share a word, the first one is meant.
  ...coins.toReversed(),
  ...signs,
]);
const OWNED = owned.map(([code, pattern]): [string, RegExp] => [
  code,
  new RegExp(`^(?:${pattern})$`, "u"),
]);

/** Patterns. Names that tell whose money it is: */
const OWNED_NAMES = owned.map(([, pattern]) => pattern).join("|");
const SIGNS = alternatives(
  signs.map(([sign]) => sign),
  "",
);
const COIN_NAMES = alternatives(
  coins.map(([coin]) => coin),
  END,
);
/** No name begins with these, which saves comparing most places of a text with hundreds of names. */
const NO_NAME = "(?![\\d\\s,;:])";
const SPOKEN_AHEAD = `${OWNED_NAMES}|${alternatives(coinsAhead, END)}`;
/** Names before a number. */
export const AHEAD = `${NO_NAME}(?:${SPOKEN_AHEAD}|${SIGNS}|${ONLY_BEFORE})`;
/** In "12 $5" the sign belongs to what follows; in "450万美元A轮" the word has ended. */
export const BEHIND = `${NO_NAME}(?:${OWNED_NAMES}|${COIN_NAMES}|${alternatives([ONLY_IN_THAI], "")}|(?:${SIGNS})(?!(?<!\\p{Script=Han})\\p{Script=Latin}|[ \\u00a0\\u202f]?\\d))`;
const NAME = `(?<!\\p{Script=Latin})${NO_NAME}(?:${OWNED_NAMES}|${COIN_NAMES}|(?:${SIGNS})(?:${END}|(?<=\\p{Sc})))`;
const EACH_NAME = new RegExp(NAME, "gu");
const COIN_WORDS = new Set(coins.map(([coin]) => coin));
const SIGN_WORDS = new Set(signs.map(([sign]) => sign));

const found = new Map(KNOWN);

/** The ISO 4217 code of a sign or a name of money, or our name for money that we do not convert. */
export function currencyOf(written: string | undefined): string | undefined {
  if (written === undefined) return undefined;
  const known = found.get(written) ?? OWNED.find(([, pattern]) => pattern.test(written))?.[0];
  if (known !== undefined) found.set(written, known);
  return known;
}

/** Undefined for money that we cannot convert. */
export function knownCurrency(code: string | undefined): string | undefined {
  return code !== undefined && isCurrency(code) ? code : undefined;
}

/** Whether it is a name in words, which may also mean other things. */
export function isSpoken(written: string): boolean {
  return /\p{L}{2}/u.test(written) && !SIGN_WORDS.has(written);
}

/** Whether it does not say which country's money it is. */
export function isCoinAlone(written: string): boolean {
  return COIN_WORDS.has(written);
}

export type CurrencyName = { written: string; code: string; start: number; end: number };

/** All names of money in a folded text, beside a number or not. */
export function currencyNamesIn(folded: string): CurrencyName[] {
  return eachMatch(EACH_NAME, inSimplified(folded)).flatMap(({ 0: written, index }) => {
    const code = currencyOf(written);
    return code === undefined ? [] : [{ written, code, start: index, end: index + written.length }];
  });
}

function named(words: string | undefined, code: string): [word: string, code: string][] {
  return parts(words).map((word) => [fold(word), code]);
}

/** Money that we do not convert is named by countries only, not by their towns. */
function countriesOf({ places }: WordEntry): WordEntry[] {
  const names = parts(places);
  return PLACE_WORDS.flatMap(([name, words]) => (names.includes(name) ? [words] : []));
}

/** All ways to name a coin with its country, and names that need no country. */
function ownedBy(entry: WordEntry & { coin: string; names?: string | undefined }): string {
  const coin = COINS.find(([name]) => name === entry.coin)?.[1];
  if (!coin) throw new Error(`currencies.json names the coin "${entry.coin}", which is none`);
  const pairs = LANGUAGES.flatMap((language) => {
    const owners = [entry, ...countriesOf(entry)].flatMap((words) =>
      parts(words[language]).map(fold),
    );
    const known = parts(coin[language]).map(fold);
    const own = language === "zh" ? [...known, ...ANY_CHINESE_COIN] : known;
    if (owners.length === 0) return [];
    const isFirst = OWNER_FIRST.includes(language);
    const [first, last] = isFirst ? [owners, own] : [own, owners];
    return [`(?:${alternatives(first, "")})${BETWEEN[language]}(?:${alternatives(last, END)})`];
  });
  const names = named(entry.names, "").map(([name]) => name);
  return [...pairs, ...(names.length > 0 ? [alternatives(names, END)] : [])].join("|");
}

import type { Language } from "../../../contracts/languages.ts";
import { rareName } from "./compose.ts";
import { randomOf } from "./identity.ts";
import { PLANTED_INVESTORS, PLANTED_STARTUPS } from "./planted-companies.ts";
import { pick, pickWeighted, type Random } from "./random.ts";
import type { Sizes } from "./sizes.ts";
import { CHINESE_NAMES, LATIN, THAI_NAMES, VIETNAMESE_NAMES } from "./vocabulary/name-parts.ts";

/** The names of all companies, by index; all distinct. The first ones are in the news most. */
export type Names = { startups: readonly string[]; investors: readonly string[] };

export function nameCompanies({ startups, investors }: Sizes): Names {
  const taken = new Set([...PLANTED_STARTUPS, ...PLANTED_INVESTORS]);
  const free = (make: () => string): string => {
    const name = make();
    if (taken.has(name)) return free(make);
    taken.add(name);
    return name;
  };
  const nameAll = (
    kind: "startupName" | "investorName",
    count: number,
    planted: readonly string[],
    make: (random: Random) => string,
  ) =>
    Array.from({ length: count }, (_, place) => {
      const random = randomOf(kind, place);
      return planted[place] ?? free(() => make(random));
    });
  return {
    startups: nameAll("startupName", startups, PLANTED_STARTUPS, startupName),
    investors: nameAll("investorName", investors, PLANTED_INVESTORS, investorName),
  };
}

/** The language of a company with this name. Latin letters without marks leave a choice. */
export function languageOf(name: string, random: Random): Language {
  if (/\p{Script=Han}/u.test(name)) return "zh";
  if (/\p{Script=Thai}/u.test(name)) return "th";
  if (/[À-ỹĐđ]/.test(name)) return "vi";
  return random() < 0.55 ? "en" : "id";
}

function startupName(random: Random): string {
  return pickWeighted(random, [
    [latinStartup, 70],
    [vietnameseStartup, 12],
    [chineseStartup, 10],
    [thaiStartup, 8],
  ])(random);
}

function latinStartup(random: Random): string {
  const name = pickWeighted(random, [
    [() => pick(random, LATIN.stems) + pick(random, LATIN.endings), 55],
    [() => `${pick(random, LATIN.stems)} ${pick(random, LATIN.stems)}`, 20],
    [() => pick(random, LATIN.stems) + rareName(random), 15],
    [() => `${pick(random, LATIN.stems)}-${pick(random, LATIN.stems)}`, 10],
  ])();
  return random() < 0.6 ? `${name} ${pick(random, LATIN.trades)}` : name;
}

function vietnameseStartup(random: Random): string {
  const words = some(random, VIETNAMESE_NAMES.stems, random() < 0.4 ? 3 : 2);
  if (random() < 0.7) words.push(pick(random, VIETNAMESE_NAMES.trades));
  return words.join(" ");
}

function chineseStartup(random: Random): string {
  const stems = some(random, CHINESE_NAMES.stems, random() < 0.5 ? 3 : 2);
  return stems.join("") + pick(random, CHINESE_NAMES.trades);
}

function thaiStartup(random: Random): string {
  const stems = some(random, THAI_NAMES.stems, random() < 0.4 ? 3 : 2);
  return stems.join("") + pick(random, THAI_NAMES.trades);
}

function investorName(random: Random): string {
  return pickWeighted(random, [
    [latinInvestor, 80],
    [() => `Quỹ ${some(random, VIETNAMESE_NAMES.stems, 3).join(" ")}`, 8],
    [() => some(random, CHINESE_NAMES.stems, 3).join("") + pick(random, CHINESE_NAMES.funds), 7],
    [() => `กองทุน${some(random, THAI_NAMES.stems, 3).join("")}`, 5],
  ])(random);
}

function latinInvestor(random: Random): string {
  const name =
    random() < 0.5
      ? pick(random, LATIN.stems) + pick(random, LATIN.endings)
      : pick(random, LATIN.stems) + rareName(random).toLowerCase();
  const before = random() < 0.5 ? `${pick(random, LATIN.stems)} ` : "";
  return `${before}${name} ${pick(random, LATIN.funds)}`;
}

function some(random: Random, items: readonly string[], count: number): string[] {
  return Array.from({ length: count }, () => pick(random, items));
}

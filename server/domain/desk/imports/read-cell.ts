import { unguarded } from "../../../../contracts/csv-guard.ts";
import {
  enteredCurrency,
  USUAL_CURRENCY,
  unitsPerDollar,
} from "../../../../contracts/currencies.ts";
import {
  LONGEST_COMPANY_SLUG,
  LONGEST_DESCRIPTION,
  LONGEST_LOGO_ADDRESS,
  readYear,
} from "../../../../contracts/desk/company.ts";
import type { ImportField, LineProblemCode } from "../../../../contracts/desk/imports.ts";
import { readFigure, readRate } from "../../../../contracts/desk/money.ts";
import { isDay, isWebAddress } from "../../../../contracts/desk/values.ts";
import { PROFILE_TEXT_LIMITS } from "../../../../contracts/profile-limits.ts";
import { SLUG } from "../../../../contracts/slug.ts";
import { withoutControls } from "../../../../contracts/unseen-signs.ts";
import { UUID } from "../../../../contracts/uuid.ts";
import { readWebAddress } from "../../../../contracts/web-address.ts";
import { typedAmount } from "../../../language/typed-amount.ts";
import { knownValue } from "./known-words.ts";

export type Cell = { value: unknown } | { problem: LineProblemCode };

const LONGEST: Record<string, number> = {
  ...PROFILE_TEXT_LIMITS,
  description: LONGEST_DESCRIPTION,
  logo: LONGEST_LOGO_ADDRESS,
};
const NULLABLE_TEXT = /^(tagline|description)_(zh|vi|th|id)$/;
/** A day, a time, and how far ahead of the world's clock: nowhere more than 14 hours. */
const MOMENT =
  /^(\d{4}-\d{2}-\d{2})(?:([T ](?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d{1,6})?)?)([Zz]|[+-](?:0\d|1[0-4])(?::?[0-5]\d)?)?)?$/;

/** The text of a cell, without the guard of a formula. */
export function textOf(cell: string): string {
  return unguarded(cell).trim();
}

/** The value of a cell for its column; an empty cell is null, or nothing if the column allows no null. */
export function readCell(field: ImportField, cell: string): Cell {
  const text = textOf(cell);
  switch (field) {
    case "id":
      return text === "" || UUID.test(text.toLowerCase())
        ? { value: text.toLowerCase() || null }
        : { problem: "invalidId" };
    case "slug":
      return text === "" || (SLUG.test(text) && text.length <= LONGEST_COMPANY_SLUG)
        ? { value: text || null }
        : { problem: "invalidSlug" };
    case "industries":
    case "investor_types":
    case "investment_stages":
    case "target_regions":
    case "target_industries":
      return readList(field, text);
    case "venture_round":
    case "country":
    case "team_size":
    case "kind":
      return readChoice(field, text);
    case "founded_year":
      return readFoundedYear(text);
    case "website":
    case "linkedin":
      return readSite(text);
    case "is_published":
      return readYesNo(text);
    case "published_at":
      return readMoment(text);
    case "announced_on":
    case "rate_on":
      return readDay(text);
    default:
      return readText(field, text);
  }
}

function readText(field: string, typed: string): Cell {
  if (typed.includes("\u0000")) return { problem: "unknownValue" };
  const text = withoutControls(typed).trim();
  if (field === "name" && text === "") return { problem: "required" };
  const longest = LONGEST[field.replace(NULLABLE_TEXT, "$1")] ?? 0;
  // The column counts characters, not UTF-16 units.
  if (text.length > longest && [...text].length > longest) return { problem: "tooLong" };
  return { value: text === "" && NULLABLE_TEXT.test(field) ? null : text };
}

function readChoice(field: string, text: string): Cell {
  if (text === "") return field === "team_size" ? { value: null } : { problem: "required" };
  const value = knownValue(field, text);
  return value === undefined ? { problem: "unknownValue" } : { value };
}

const PARTED_BY = /[;|,、，；\n]/;

function readList(field: string, text: string): Cell {
  const isNeeded = field === "industries" || field === "investor_types";
  if (text === "") return isNeeded ? { problem: "required" } : { value: [] };
  const whole = knownValue(field, text);
  if (whole !== undefined) return { value: [whole] };
  const values = namesIn(text, PARTED_BY).map((part) => knownValue(field, part));
  if (values.some((value) => value === undefined)) return { problem: "unknownValue" };
  return { value: [...new Set(values)] };
}

/** The names in a cell that holds several. */
export function namesIn(text: string, by: RegExp = /[;|、；\n]/): string[] {
  return text
    .split(by)
    .map((part) => part.trim())
    .filter((part) => part !== "");
}

function readFoundedYear(text: string): Cell {
  if (text === "") return { value: null };
  const [, year = ""] = /^(\d{4})(?:-\d{2}-\d{2})?$/.exec(text) ?? [];
  const value = readYear(year);
  return value === undefined ? { problem: "invalidYear" } : { value };
}

function readSite(text: string): Cell {
  if (text === "") return { value: null };
  // Stored addresses are accepted as they are, so that an export reads back unchanged.
  const value = isWebAddress(text) ? text : readWebAddress(text);
  if (value === undefined || value.length > PROFILE_TEXT_LIMITS.website) {
    return { problem: "invalidWebsite" };
  }
  return { value };
}

function readYesNo(text: string): Cell {
  if (text === "") return { value: null };
  const said = knownValue("yes_no", text);
  return said === undefined ? { problem: "invalidYesNo" } : { value: said === "yes" };
}

function readMoment(text: string): Cell {
  if (text === "") return { value: null };
  const [, day = "", time = "T00:00", zone] = MOMENT.exec(text) ?? [];
  if (!isKnownDay(day)) return { problem: "invalidMoment" };
  // PostgreSQL is more precise than JavaScript's dates.
  return { value: zone === undefined ? new Date(`${day}${time}Z`).toISOString() : text };
}

/** Only with the year first: 03/04 is another day in Manila than in Hanoi. */
function readDay(text: string): Cell {
  if (text === "") return { value: null };
  const [, year, month, day] =
    /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?(?:[T ]00:00(?::00)?)?$/.exec(text) ?? [];
  if (!year || !month || !day) return { problem: "invalidDay" };
  const value = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  return isKnownDay(value) ? { value } : { problem: "invalidDay" };
}

function isKnownDay(day: string): boolean {
  return isDay(day) && day >= "1900-01-01" && day < "2200-01-01";
}

type MoneyCells = { amount: string; currency: string; rate: string; usdThousand: string };
type Money = {
  amount: number | null;
  currency: string | null;
  rate: number | null;
  usdThousand: number | null;
};

const PLAIN_AMOUNT = /^\d{1,15}(\.\d{1,2})?$/;

/** An amount as announced and in thousand US dollars, or the wrong field. */
export function readMoney(
  cells: MoneyCells,
  otherwise: string,
): Money | { field: ImportField; problem: LineProblemCode } {
  const currency = cells.currency.toUpperCase();
  if (currency !== "" && !enteredCurrency(currency)) {
    return { field: "currency", problem: "invalidCurrency" };
  }
  const usdThousand = cells.usdThousand === "" ? null : tenths(readFigure(cells.usdThousand) ?? 0);
  if (usdThousand !== null && !isStorable(usdThousand)) {
    return { field: "amount_usd_thousand", problem: "invalidAmount" };
  }
  if (cells.amount === "") return { amount: null, currency: null, rate: null, usdThousand };
  const money = readAmount(cells.amount, currency || otherwise);
  if (!money) return { field: "amount", problem: "invalidAmount" };
  if (currency !== "" && money.currency !== currency) {
    return { field: "currency", problem: "invalidCurrency" };
  }
  const isDollar = money.currency === USUAL_CURRENCY;
  const rate = isDollar ? 1 : rateOf(cells.rate, money, usdThousand);
  if (typeof rate !== "number") return rate;
  const dollars = tenths(money.value / rate / 1000);
  if (!isStorable(dollars)) return { field: "amount", problem: "invalidAmount" };
  if (usdThousand !== null && !isAbout(usdThousand, dollars)) {
    return { field: "amount_usd_thousand", problem: "invalidAmount" };
  }
  return {
    amount: money.value,
    currency: money.currency,
    rate: isDollar ? null : rate,
    usdThousand: usdThousand ?? dollars,
  };
}

/** Whether both are one sum: dollars are given in round figures, none of which is further off. */
function isAbout(usdThousand: number, dollars: number): boolean {
  return Math.abs(usdThousand - dollars) <= Math.max(dollars * 0.025, 0.5);
}

/** In twenty years no rate was further from today's than this; dollars that were not converted mostly are. */
const FURTHEST_COUNTED_RATE = 2.5;

/** The given rate, or the one implied by the dollars beside it, so that we do not claim another was used. */
function rateOf(
  typed: string,
  { value, currency }: { value: number; currency: string },
  usdThousand: number | null,
): number | { field: ImportField; problem: LineProblemCode } {
  if (typed !== "") return readRate(typed, currency) ?? { field: "rate", problem: "invalidRate" };
  if (usdThousand === null) return { field: "rate", problem: "required" };
  const rate = Number((value / usdThousand / 1000).toFixed(6));
  const times = rate / unitsPerDollar(currency);
  return times > 1 / FURTHEST_COUNTED_RATE && times < FURTHEST_COUNTED_RATE
    ? rate
    : { field: "amount_usd_thousand", problem: "invalidAmount" };
}

function readAmount(text: string, otherwise: string) {
  if (PLAIN_AMOUNT.test(text)) {
    const value = Number(text);
    return value > 0 ? { value, currency: otherwise } : undefined;
  }
  const typed = typedAmount(text, otherwise);
  return typed && typed.value > 0 && typed.value < 1e15 && enteredCurrency(typed.currency)
    ? typed
    : undefined;
}

/** In thousand dollars, as the column has it. */
function isStorable(usdThousand: number): boolean {
  return usdThousand > 0 && usdThousand < 1e11;
}

function tenths(amount: number): number {
  return Math.round(amount * 10) / 10;
}

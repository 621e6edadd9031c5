import { LANGUAGE_TAGS, type Language } from "../../../../contracts/languages.ts";
import { foldWithPlaces, plain } from "../../../language/fold.ts";
import type { Amount } from "../../../language/money.ts";

/** The founder's own line with one figure replaced, and its place. */
export type CorrectedLine = { text: string; from: string; to: string; at: number };

const NUMBER = /\d+(?:[.,]\d+)*/g;
/** A decimal that cannot be a thousands sign. */
const DECIMAL = /\d([.,])\d{1,2}(?![\d.,]*\d)/;

/**
 * A quote with its wrong figure corrected, in the style in which the line writes figures: "LTV/CAC 9x" becomes
 * "LTV/CAC 5.3x". Undefined if the figure is not a single plain number in the quote, or cannot be written in its style.
 * @param figure with its place in the folded line
 */
export function correctedLine(
  quote: string,
  line: { text: string; folded: string },
  { figure, real }: { figure: Amount; real: number },
  language: Language,
): CorrectedLine | undefined {
  const place = placeOf(figure, line);
  if (!place || place.end > quote.length || !line.text.startsWith(quote)) return undefined;
  const wrong = quote.slice(place.start, place.end);
  const [number, ...others] = [...wrong.matchAll(NUMBER)];
  if (!number || others.length > 0) return undefined;
  const isComma = decimalSignIn(quote, language) === ",";
  const unit = unitOf(number[0], figure.value, isComma);
  if (unit === undefined) return undefined;
  const written = new Intl.NumberFormat(isComma ? "id" : "en", digitsFor(figure.kind)).format(
    real / unit,
  );
  const to = wrong.replace(number[0], written);
  if (to === wrong) return undefined;
  const text = quote.slice(0, place.start) + to + quote.slice(place.end);
  return { text, from: wrong, to, at: place.start };
}

/** Maps a figure's place in the folded line to the line as written. */
function placeOf(
  { start, end }: Amount,
  { text, folded }: { text: string; folded: string },
): { start: number; end: number } | undefined {
  const same = plain(text);
  const { text: again, places } = foldWithPlaces(same);
  if (same.length !== text.length || again !== folded) return undefined;
  const [first, last] = [places[start], places[end - 1]];
  return first === undefined || last === undefined ? undefined : { start: first, end: last + 1 };
}

/** The decimal sign of the line, or else of its language. */
function decimalSignIn(line: string, language: Language): string {
  const written = DECIMAL.exec(line)?.[1];
  if (written !== undefined) return written;
  const parts = new Intl.NumberFormat(LANGUAGE_TAGS[language]).formatToParts(1.5);
  return parts.find(({ type }) => type === "decimal")?.value ?? ".";
}

/** The unit of the written number: 1, a thousand, a million; undefined if it is no power of ten. */
function unitOf(number: string, value: number, isComma: boolean): number | undefined {
  const [thousands, decimal] = isComma ? [".", ","] : [",", "."];
  const read = Number(number.replaceAll(thousands, "").replace(decimal, "."));
  const power = Math.log10(value / read);
  const isPower =
    Number.isFinite(power) && power >= 0 && Math.abs(power - Math.round(power)) < 1e-9;
  return isPower ? 10 ** Math.round(power) : undefined;
}

function digitsFor(kind: Amount["kind"]): Intl.NumberFormatOptions {
  if (kind === "times" || kind === "percent") return { maximumFractionDigits: 1 };
  return kind === "duration" ? { maximumFractionDigits: 0 } : { maximumSignificantDigits: 4 };
}

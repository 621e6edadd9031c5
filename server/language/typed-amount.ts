import { knownCurrency } from "./currency-names.ts";
import { figuresIn, figureValue } from "./figures.ts";
import { fold } from "./fold.ts";
import { withCompounds } from "./whole-figures.ts";
import { wordedMoneyIn } from "./worded-money.ts";

/** From here on nobody counts cents; a "1.5" has more likely lost its scale. */
const LEAST_ROUNDED = 1000;

/**
 * The single whole amount that somebody typed into a field: "Rp 5 miliar", "1.5M", "300万".
 * @param otherwise the currency of an amount without one
 * @returns undefined if there is no amount, or more than one
 */
export function typedAmount(
  text: string,
  otherwise: string,
): { value: number; currency: string } | undefined {
  const folded = fold(text).trim();
  const written = [...figuresIn(folded, undefined), ...wordedMoneyIn(folded)].toSorted(
    (one, other) => one.start - other.start,
  );
  const [figure, ...others] = withCompounds(written, folded);
  if (!figure || others.length > 0 || figure.unit !== undefined) return undefined;
  if (/[-–−]\s*$/.test(folded.slice(0, figure.start))) return undefined;
  const currency = figure.currency === undefined ? otherwise : knownCurrency(figure.currency);
  if (currency === undefined) return undefined;
  const exact = figureValue({ ...figure, currency }, undefined);
  const value = Math.round(exact);
  if (exact < LEAST_ROUNDED && exact !== value) return undefined;
  return { value, currency };
}

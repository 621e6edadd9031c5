/** The decimal sign: points and commas mean opposite things in Indonesian and English. */
export type Custom = "comma" | "point" | undefined;

/** "1", "1,5", "1.500.000", "1 200 000": one number, whatever its separators mean. */
const SPACED = "\\d{1,3}(?: \\d{3})*(?: 000)(?!\\d)|\\d{1,3}(?: \\d{3}){2,}(?!\\d)";
/** The source of a pattern. Groups separated by blanks could be cells of a table, unless they are many or zeros. */
export const NUMBER = `${SPACED}|\\d+(?:[.,\\u2009]\\d{3})*(?:[.,]\\d+)?`;

/** Bare numbers that may be a year; BUDDHIST_YEAR as dates.ts reads it. */
const YEAR = /^(?:19|20)\d\d$/;
const BUDDHIST_YEAR = /^25[4-9]\d$/;

export function mayBeYear(number: string): boolean {
  return YEAR.test(number) || BUDDHIST_YEAR.test(number);
}

export function isBuddhistYear(number: string): boolean {
  return BUDDHIST_YEAR.test(number);
}

/**
 * The value of a written number.
 * @param custom undefined if unknown: then three digits after a single sign are thousands
 * @param mayBeFraction whether "1,250" may be little more than one, as before a scale or a percent sign
 */
export function numberOf(written: string, custom: Custom, mayBeFraction: boolean): number {
  const compact = written.replace(/[\u2009 ]/g, "");
  const signs = compact.replace(/\d/g, "");
  if (signs === "") return Number(compact);
  const last = signs.charAt(signs.length - 1);
  if (signs.length > 1) {
    const isMixed = new Set(signs).size > 1;
    const whole = isMixed ? compact.slice(0, compact.lastIndexOf(last)) : compact;
    const decimals = isMixed ? compact.slice(compact.lastIndexOf(last) + 1) : "0";
    return Number(`${whole.replace(/[.,]/g, "")}.${decimals}`);
  }
  const [whole = "", rest = ""] = compact.split(last);
  const couldBeThousands = rest.length === 3 && whole !== "0";
  return Number(
    couldBeThousands && areThousands(last, custom, mayBeFraction)
      ? whole + rest
      : `${whole}.${rest}`,
  );
}

function areThousands(sign: string, custom: Custom, mayBeFraction: boolean): boolean {
  if (custom === "point") return sign === ",";
  if (custom === "comma") return sign === "." || !mayBeFraction;
  return sign === "," || !mayBeFraction;
}

import { collator } from "../../contracts/formats.ts";
import { LANGUAGE_TAGS, type Language } from "../../contracts/languages.ts";

/** The value for everything without a name comes last. */
const UNNAMED = "Other";

/**
 * Sorts values of a closed list by the reader's alphabet. @param label the reader's name for a
 * value.
 */
export function byName<Value extends string>(
  values: readonly Value[],
  label: (value: string) => string,
  language: Language,
): Value[] {
  const { compare } = collator(LANGUAGE_TAGS[language]);
  return values.toSorted(
    (one, other) =>
      Number(one === UNNAMED) - Number(other === UNNAMED) || compare(label(one), label(other)),
  );
}

import { collator } from "../../contracts/formats.ts";
import { LANGUAGE_TAGS, type Language } from "../../contracts/languages.ts";

/** What has no name of its own comes last. */
const UNNAMED = "Other";

/** Values of a closed list by the reader's alphabet. @param label what the reader calls a value. */
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

import { DIRECTORY_COUNTRIES } from "../../../contracts/directory.ts";
import type { Language } from "../../../contracts/languages.ts";
import { byName } from "../../i18n/by-name.ts";

const NEAR: readonly string[] = DIRECTORY_COUNTRIES;

/**
 * A filter's options as most people will look for them: Southeast Asia before other countries, then
 * by the number of companies, then by the reader's alphabet.
 */
export function optionsInOrder(
  values: readonly string[],
  counts: Record<string, number> | undefined,
  label: (value: string) => string,
  language: Language,
): string[] {
  const isFar = (value: string) => Number(!NEAR.includes(value));
  const count = (value: string) => counts?.[value] ?? 0;
  return byName(values, label, language).toSorted(
    (one, other) => isFar(one) - isFar(other) || count(other) - count(one),
  );
}

import type { AmountReading, KnownAmounts } from "../../amounts/use-amount-reading.ts";
import type { AmountGroup } from "./amount-groups.ts";

type Values = Record<string, unknown>;
type Typed = {
  /** The form's values with digits for known amounts, as its schema takes them. */
  values: Values;
  /** Amounts that were typed in another currency than the one beside them. */
  differing: string[];
};

/** The values with every amount read, as they are sent. @throws OperationFailure */
export async function settled<Form extends Values>(
  form: Form,
  groups: readonly AmountGroup[],
  { known, read }: AmountReading,
): Promise<Form> {
  for (const { currency, amounts } of groups) {
    const texts = amounts.map((name) => textIn(form, name)).filter((text) => text !== "");
    await Promise.all(texts.map((text) => read(text, textIn(form, currency))));
  }
  return withDigits(form, groups, known).values;
}

/** @param unread replaces a text that nobody has read yet; by default the text itself. */
export function withDigits<Form extends Values>(
  form: Form,
  groups: readonly AmountGroup[],
  known: KnownAmounts,
  unread?: string,
): { values: Form; differing: string[] } {
  const typed: Typed = { values: {}, differing: [] };
  for (const group of groups) addGroup(typed, form, group, known, unread);
  return { values: { ...form, ...typed.values }, differing: typed.differing };
}

function addGroup(
  { values, differing }: Typed,
  form: Values,
  { currency, amounts }: AmountGroup,
  known: KnownAmounts,
  unread: string | undefined,
): void {
  const chosen = textIn(form, currency);
  const filled = amounts.filter((name) => textIn(form, name) !== "");
  for (const name of filled) {
    const text = textIn(form, name);
    const read = known(text, chosen);
    if (read === undefined) values[name] = unread ?? text;
    else if (read && (read.currency === chosen || filled.length === 1)) {
      values[name] = String(read.amount);
      values[currency] = read.currency;
    } else if (read) differing.push(name);
  }
}

export function textIn(form: Values, name: string): string {
  const value = form[name];
  return typeof value === "string" ? value.trim() : "";
}

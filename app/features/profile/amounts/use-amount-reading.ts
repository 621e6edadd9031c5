import { useQueryClient } from "@tanstack/react-query";
import { LONGEST_AMOUNT, readAmount } from "../../../../contracts/amount-reading.ts";
import { enteredCurrency } from "../../../../contracts/currencies.ts";
import { useAsking } from "../../account/use-asking.ts";
import type { AmountGroup } from "./amount-groups.ts";
import { type KnownAmounts, type ReadAmount, textIn, withDigits } from "./typed-amounts.ts";

export type AmountReading = {
  known: KnownAmounts;
  /** Reads a text that is not known yet. @throws OperationFailure */
  read(text: string, currency: string): Promise<ReadAmount>;
  /** The values with every amount read, as they are sent. @throws OperationFailure */
  settled<Form extends Record<string, unknown>>(
    form: Form,
    groups: readonly AmountGroup[],
  ): Promise<Form>;
};

/**
 * Amounts as people type them, read where all money is read: on the server. What was read once is
 * remembered; plain digits need nobody.
 */
export function useAmountReading(): AmountReading {
  const queries = useQueryClient();
  const ask = useAsking();

  const known: KnownAmounts = (text, currency) =>
    readHere(text, currency) ?? queries.getQueryData<ReadAmount>(keyOf(text, currency));

  const read = async (text: string, currency: string): Promise<ReadAmount> => {
    const here = readHere(text, currency);
    const otherwise = enteredCurrency(currency);
    if (here || !otherwise || text.length > LONGEST_AMOUNT) return here ?? null;
    return queries.fetchQuery({
      queryKey: keyOf(text, currency),
      queryFn: ({ signal }) => ask(readAmount, { text, currency: otherwise }, signal),
      staleTime: Number.POSITIVE_INFINITY,
      networkMode: "always",
    });
  };

  return {
    known,
    read,
    async settled(form, groups) {
      for (const { currency, amounts } of groups) {
        const texts = amounts.map((name) => textIn(form, name)).filter((text) => text !== "");
        await Promise.all(texts.map((text) => read(text, textIn(form, currency))));
      }
      return withDigits(form, groups, known).values;
    },
  };
}

function readHere(text: string, code: string): ReadAmount | undefined {
  const currency = enteredCurrency(code);
  return currency && /^\d{1,15}$/.test(text) ? { amount: Number(text), currency } : undefined;
}

function keyOf(text: string, currency: string): readonly string[] {
  return ["amount", currency, text];
}

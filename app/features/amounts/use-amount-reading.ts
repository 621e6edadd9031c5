import { useQueryClient } from "@tanstack/react-query";
import { LONGEST_AMOUNT, readAmount } from "../../../contracts/amount-reading.ts";
import { type EnteredCurrency, enteredCurrency } from "../../../contracts/currencies.ts";
import { useAsking } from "../account/use-asking.ts";

/** How a text was read; null if it is not an amount. */
export type ReadAmount = { amount: number; currency: EnteredCurrency } | null;
/** What is known about a text beside a currency; undefined until somebody has asked. */
export type KnownAmounts = (text: string, currency: string) => ReadAmount | undefined;

export type AmountReading = {
  known: KnownAmounts;
  /** Reads a text that is not known yet. @throws OperationFailure */
  read(text: string, currency: string): Promise<ReadAmount>;
};

/**
 * Amounts as people type them, read on the server like all money. Answers are remembered; plain
 * digits need no request.
 */
export function useAmountReading(): AmountReading {
  const queries = useQueryClient();
  const ask = useAsking();
  return {
    known: (text, currency) =>
      readHere(text, currency) ?? queries.getQueryData<ReadAmount>(keyOf(text, currency)),
    async read(text, currency) {
      const here = readHere(text, currency);
      const otherwise = enteredCurrency(currency);
      if (here || !otherwise || text.length > LONGEST_AMOUNT) return here ?? null;
      return queries.fetchQuery({
        queryKey: keyOf(text, currency),
        queryFn: ({ signal }) => ask(readAmount, { text, currency: otherwise }, signal),
        staleTime: Number.POSITIVE_INFINITY,
        networkMode: "always",
      });
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

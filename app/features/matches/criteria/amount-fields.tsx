import { type Dispatch, type SetStateAction, useState } from "react";
import { wholeAmount } from "../../../../contracts/amounts.ts";
import type { Constraint } from "../../../../contracts/constraints.ts";
import { CURRENCIES, type Currency } from "../../../../contracts/currencies.ts";
import { useLanguage, useMessages } from "../../../i18n/messages-context.tsx";
import { Field } from "../../../ui/form/field.tsx";
import { useAmountReading } from "../../amounts/use-amount-reading.ts";
import { useSayFailure } from "../../problems/failure.ts";
import { rangeOf, type TypedAmount } from "./amount.ts";

const OTHER_END = { from: "to", to: "from" } as const;
type End = keyof typeof OTHER_END;

/**
 * Reads what is typed as a range, in the way in which all money is read.
 * @param tell called with the reason if it could not be read; the range is undefined then.
 */
export function useRangeReading(tell: (problem: string | undefined) => void): {
  readRange(typed: TypedAmount): Promise<Constraint["range"] | undefined>;
  isReading: boolean;
} {
  const t = useMessages("criteria");
  const sayFailure = useSayFailure();
  const { read } = useAmountReading();
  const [isReading, setReading] = useState(false);
  const endOf = async (typed: string, currency: Currency) =>
    typed.trim() === "" ? undefined : read(typed.trim(), currency);
  return {
    isReading,
    async readRange({ from, to, currency }) {
      setReading(true);
      try {
        const ends = await Promise.all([endOf(from, currency), endOf(to, currency)]);
        const range = rangeOf(...ends);
        tell(range ? undefined : t("amountWrong"));
        return range;
      } catch (error) {
        tell(sayFailure(error));
        return undefined;
      } finally {
        setReading(false);
      }
    },
  };
}

/**
 * From, to and the currency; below each, the figure as it was understood, since zeros are easily
 * miscounted.
 */
export function AmountFields(props: {
  value: TypedAmount;
  problem: string | undefined;
  onChange: Dispatch<SetStateAction<TypedAmount>>;
}) {
  const t = useMessages("criteria");
  const language = useLanguage();
  const { known, read } = useAmountReading();
  const { value, problem, onChange } = props;
  const readBack = (end: End) => {
    const amount = known(value[end].trim(), value.currency);
    return amount ? wholeAmount(amount.amount, amount.currency, language) : undefined;
  };
  /** A finished amount becomes digits, and its currency is chosen if it is the only amount. */
  const settle = async (end: End) => {
    const typed = value[end].trim();
    if (typed === "") return;
    // Offline it stays as typed: adding the point will report that.
    const found = await read(typed, value.currency).catch(() => undefined);
    if (!found) return;
    onChange((now) => {
      const isAlone = now[OTHER_END[end]].trim() === "";
      const isSettled = found.currency === now.currency || isAlone;
      // Somebody has typed on.
      if (now[end].trim() !== typed || !isSettled) return now;
      return { ...now, [end]: String(found.amount), currency: found.currency };
    });
  };
  const boxOf = (end: End) => ({
    autoComplete: "off",
    className: "input",
    value: value[end],
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) =>
      onChange({ ...value, [end]: currentTarget.value }),
    onBlur: () => void settle(end),
  });
  return (
    <div className="grid grid-cols-1 gap-4 sm:grid-cols-3">
      <Field label={t("from")} problem={problem} hint={readBack("from")}>
        {(control) => <input {...control} {...boxOf("from")} />}
      </Field>
      <Field label={t("to")} hint={readBack("to") ?? t("openEnd")}>
        {(control) => <input {...control} {...boxOf("to")} />}
      </Field>
      <Field label={t("currency")}>
        {(control) => (
          <select
            {...control}
            className="input"
            value={value.currency}
            onChange={({ currentTarget }) => {
              const currency = CURRENCIES.find((code) => code === currentTarget.value);
              if (currency) onChange({ ...value, currency });
            }}
          >
            {CURRENCIES.map((code) => (
              <option key={code}>{code}</option>
            ))}
          </select>
        )}
      </Field>
    </div>
  );
}

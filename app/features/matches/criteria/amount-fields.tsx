import { wholeAmount } from "../../../../contracts/amounts.ts";
import { CURRENCIES } from "../../../../contracts/currencies.ts";
import { useLanguage, useMessages } from "../../../i18n/messages-context.tsx";
import { Field } from "../../../ui/form/field.tsx";
import { type TypedAmount, typedNumber } from "./amount.ts";

/** From, to and the currency; below each, the figure as it is read, since zeros are easily miscounted. */
export function AmountFields(props: {
  value: TypedAmount;
  problem: string | undefined;
  onChange(value: TypedAmount): void;
}) {
  const t = useMessages("criteria");
  const language = useLanguage();
  const { value, problem, onChange } = props;
  const readBack = (typed: string) => {
    const amount = typedNumber(typed);
    if (amount === undefined || Number.isNaN(amount)) return undefined;
    return wholeAmount(amount, value.currency, language);
  };
  return (
    <div className="grid grid-cols-1 gap-4 sm:grid-cols-3">
      <Field label={t("from")} problem={problem} hint={readBack(value.from)}>
        {(control) => (
          <input
            {...control}
            inputMode="numeric"
            autoComplete="off"
            className="input"
            value={value.from}
            onChange={({ currentTarget }) => onChange({ ...value, from: currentTarget.value })}
          />
        )}
      </Field>
      <Field label={t("to")} hint={readBack(value.to) ?? t("openEnd")}>
        {(control) => (
          <input
            {...control}
            inputMode="numeric"
            autoComplete="off"
            className="input"
            value={value.to}
            onChange={({ currentTarget }) => onChange({ ...value, to: currentTarget.value })}
          />
        )}
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

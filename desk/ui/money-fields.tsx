import { useId } from "react";
import { useLanguage, useMessages } from "../../app/i18n/messages-context.tsx";
import { shortDollars } from "../../app/i18n/money.ts";
import { Field } from "../../app/ui/form/field.tsx";
import { shortAmount } from "../../contracts/amounts.ts";
import { CURRENCIES, enteredCurrency, unitsPerDollar } from "../../contracts/currencies.ts";
import {
  MONEY_TEXT_LIMITS,
  type Money,
  readFigure,
  usdThousandOf,
} from "../../contracts/desk/money.ts";
import { numberFormat } from "../../contracts/formats.ts";
import { LANGUAGE_TAGS } from "../../contracts/languages.ts";

/** An amount in the currency in which it was announced, and what the tracker counts. */
export function MoneyFields(props: {
  label: string;
  money: Money;
  /** When it was announced: the default day of its rate. */
  day: string;
  problem?: string | undefined;
  onChange(money: Money): void;
}) {
  const { label, money, day, problem, onChange } = props;
  const t = useMessages("deskCompanies");
  const language = useLanguage();
  const hintId = useId();
  const change = (part: Partial<Money>) => onChange({ ...money, ...part });
  // As it can be typed: without separators.
  const plain = numberFormat(LANGUAGE_TAGS[language], { useGrouping: false });
  const usual = plain.format(unitsPerDollar(money.currency));
  return (
    <div className="min-w-0">
      <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-2">
        <Field label={label} problem={problem}>
          {(control) => (
            <input
              {...control}
              inputMode="decimal"
              className="input tabular-nums"
              maxLength={MONEY_TEXT_LIMITS.amount}
              value={money.amount}
              onChange={(event) => change({ amount: event.target.value })}
            />
          )}
        </Field>
        <Field label={t("currency")}>
          {(control) => (
            <select
              {...control}
              className="input"
              value={money.currency}
              onChange={(event) => {
                const currency = enteredCurrency(event.target.value) ?? "USD";
                // The old rate belonged to another currency.
                change({ currency, rate: "", rateOn: currency === "USD" ? "" : day });
              }}
            >
              {CURRENCIES.map((one) => (
                <option key={one} value={one}>
                  {one}
                </option>
              ))}
            </select>
          )}
        </Field>
      </div>
      {money.currency === "USD" ? null : (
        <div className="mt-2 grid grid-cols-2 gap-2">
          <Field label={t("rate", { currency: money.currency })}>
            {(control) => (
              <input
                {...control}
                aria-describedby={hintId}
                inputMode="decimal"
                className="input tabular-nums"
                maxLength={MONEY_TEXT_LIMITS.rate}
                value={money.rate}
                onChange={(event) => change({ rate: event.target.value })}
              />
            )}
          </Field>
          <Field label={t("rateOn")}>
            {(control) => (
              <input
                {...control}
                type="date"
                className="input"
                value={money.rateOn}
                onChange={(event) => change({ rateOn: event.target.value })}
              />
            )}
          </Field>
          <p id={hintId} className="col-span-2 text-sm text-muted">
            {t("rateHint", { rate: usual })}
          </p>
        </div>
      )}
      <output className="mt-1.5 block text-sm font-medium tabular-nums">
        <Counted money={money} />
      </output>
    </div>
  );
}

function Counted({ money }: { money: Money }) {
  const t = useMessages("deskCompanies");
  const language = useLanguage();
  if (money.amount.trim() === "") return t("undisclosed");
  const figure = readFigure(money.amount);
  if (figure === undefined) return t("unreadAmount");
  const own = shortAmount(figure, money.currency, language);
  const dollars = usdThousandOf(money);
  if (dollars === undefined) return t("rateMissing", { amount: own });
  if (money.currency === "USD") return own;
  return t("countedAs", { amount: own, dollars: shortDollars(dollars, language) });
}

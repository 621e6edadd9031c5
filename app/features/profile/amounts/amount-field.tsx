import { useFormContext, useWatch } from "react-hook-form";
import { useLocation } from "react-router";
import { shortAmount, wholeAmount } from "../../../../contracts/amounts.ts";
import { CURRENCIES } from "../../../../contracts/currencies.ts";
import type { DeckFigure } from "../../../../contracts/deck-review.ts";
import type { Language } from "../../../../contracts/languages.ts";
import type { Catalogue, Translate } from "../../../i18n/messages.ts";
import { useLanguage, useMessages } from "../../../i18n/messages-context.tsx";
import { type ReadAmount, useAmountReading } from "../../amounts/use-amount-reading.ts";
import { FormField } from "../fields.tsx";
import type { AmountGroup } from "./amount-groups.ts";
import { DeckSuggestion } from "./deck-suggestion.tsx";
import { textIn } from "./typed-amounts.ts";

type Word = keyof Catalogue["profile"] & string;
type Form = Record<string, string>;

/**
 * An amount in figures or words; below it, how it was understood, since zeros are easily
 * miscounted.
 */
export function AmountField<Group extends AmountGroup>(props: {
  name: Group["amounts"][number] & Word;
  group: Group;
  hint: Word;
  /** The words of the currency, whose control is beside this amount. */
  currency?: Group["currency"] & Word;
  /** What the person's deck says, offered while the field is empty, or when a link leads to it. */
  figure?: DeckFigure | null | undefined;
}) {
  const { name, group, hint, currency, figure } = props;
  const t = useMessages("profile");
  const language = useLanguage();
  const form = useFormContext<Form>();
  const { hash } = useLocation();
  const { known } = useAmountReading();
  const settle = useSettling(group);
  const [text = "", code = ""] = useWatch({ control: form.control, name: [name, group.currency] });
  const read = known(text.trim(), code);
  const field = form.register(name);
  // The link to this field has said that the deck states another amount.
  const isToMend =
    hash === `#${name}` && read?.currency === figure?.currency && read?.amount !== figure?.amount;
  return (
    <FormField<Form>
      name={name}
      label={name}
      hint={hint}
      isOptional
      said={read ? sayRead(t, read, language) : ""}
    >
      {(control) => (
        <>
          <div className="flex gap-2">
            <input
              {...control}
              {...field}
              onBlur={async (event) => {
                await field.onBlur(event);
                await settle(name);
              }}
              autoComplete="off"
              className="input min-w-0 flex-1"
            />
            {currency ? (
              <CurrencyChoice name={currency} group={group} />
            ) : (
              // The group's currency, chosen beside another of its amounts.
              <span className="flex w-24 shrink-0 items-center ps-3 text-muted">{code}</span>
            )}
          </div>
          {figure && (text.trim() === "" || isToMend) ? (
            <DeckSuggestion figure={figure} name={name} currency={group.currency} />
          ) : null}
        </>
      )}
    </FormField>
  );
}

/** In short first, as it is spoken: zeros are easily miscounted. */
function sayRead(t: Translate<"profile">, read: NonNullable<ReadAmount>, language: Language) {
  const amount = wholeAmount(read.amount, read.currency, language);
  const short = shortAmount(read.amount, read.currency, language);
  return short === amount ? t("amountRead", { amount }) : t("amountReadShort", { short, amount });
}

function CurrencyChoice<Group extends AmountGroup>(props: {
  name: Group["currency"] & Word;
  group: Group;
}) {
  const t = useMessages("profile");
  const { register } = useFormContext<Form>();
  const settle = useSettling(props.group);
  const field = register(props.name);
  return (
    <select
      {...field}
      onChange={async (event) => {
        await field.onChange(event);
        for (const name of props.group.amounts) await settle(name);
      }}
      aria-label={t(props.name)}
      autoComplete="off"
      className="input !w-24 shrink-0"
    >
      {CURRENCIES.map((code) => (
        <option key={code}>{code}</option>
      ))}
    </select>
  );
}

/** A finished amount becomes digits, and its currency is chosen if it is the only amount. */
function useSettling({ currency, amounts }: AmountGroup): (name: string) => Promise<void> {
  const { getValues, setValue, trigger } = useFormContext<Form>();
  const { read } = useAmountReading();
  return async (name) => {
    const text = textIn(getValues(), name);
    if (text === "") return;
    const isAlone = amounts.every((one) => one === name || textIn(getValues(), one) === "");
    // Offline it stays as typed: saving will report that.
    const found = await read(text, textIn(getValues(), currency)).catch(() => undefined);
    // Somebody has typed on.
    if (found === undefined || textIn(getValues(), name) !== text) return;
    const chosen = textIn(getValues(), currency);
    if (found && (found.currency === chosen || isAlone)) {
      setValue(currency, found.currency, { shouldDirty: true });
      setValue(name, String(found.amount), { shouldDirty: true });
    }
    await trigger([...amounts]);
  };
}

import { useFormContext } from "react-hook-form";
import { wholeAmount } from "../../../../contracts/amounts.ts";
import type { DeckFigure } from "../../../../contracts/deck-review.ts";
import { useLanguage, useMessages } from "../../../i18n/messages-context.tsx";

/** The deck's own figure for an empty field: offered with its words, and filled in only by a press. */
export function DeckSuggestion(props: { figure: DeckFigure; name: string; currency: string }) {
  const t = useMessages("profile");
  const language = useLanguage();
  const { setValue, setFocus } = useFormContext<Record<string, string>>();
  const { figure, name, currency } = props;
  const use = () => {
    setValue(currency, figure.currency, { shouldDirty: true });
    setValue(name, String(figure.amount), { shouldDirty: true, shouldValidate: true });
    // The button disappears once the field is filled.
    setFocus(name);
  };
  return (
    <div className="mt-2 rounded-lg bg-sunken p-3 text-sm">
      <p className="wrap-anywhere text-muted">
        {t("deckSays", { page: figure.page, quote: figure.quote })}
      </p>
      <button type="button" className="button button-quiet mt-2 text-sm" onClick={use}>
        {t("deckUse", { amount: wholeAmount(figure.amount, figure.currency, language) })}
      </button>
    </div>
  );
}

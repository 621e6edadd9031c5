import { withinSentence } from "../../../contracts/within-sentence.ts";
import { plainMonth } from "../../i18n/dates.ts";
import { useLabel, useLanguage, useMessages } from "../../i18n/messages-context.tsx";

/** An investor's rounds in a startup. */
export type SharedRounds = {
  /** The latest round's kind. */
  kind: string;
  on: string;
  isLed: boolean;
  rounds: number;
  ledRounds: number;
};

/** The latest round, and the number of rounds if there were more; leading one stands out. */
export function RoundNote({ kind, on, isLed, rounds, ledRounds }: SharedRounds) {
  const t = useMessages("company");
  const label = useLabel();
  const language = useLanguage();
  const latest = { round: withinSentence(label(kind), language), date: plainMonth(on, language) };
  return (
    <>
      <span className={isLed ? "font-medium text-leaf" : ""}>
        {t(kind === "grant" ? "gaveGrantOn" : isLed ? "ledOn" : "joinedOn", latest)}
      </span>
      {rounds > 1 ? (
        <span className="dotted flex flex-wrap">
          {ledRounds === rounds ? (
            <span>{t("ledAllRounds", { count: rounds })}</span>
          ) : (
            <>
              <span>{t("joinedRounds", { count: rounds })}</span>
              {ledRounds > 0 ? <span>{t("ledRounds", { count: ledRounds })}</span> : null}
            </>
          )}
        </span>
      ) : null}
    </>
  );
}

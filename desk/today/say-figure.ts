import { useLanguage, useMessages } from "../../app/i18n/messages-context.tsx";
import { exactDollars } from "../../contracts/amounts.ts";
import type { DailyFigure } from "../../contracts/desk/figures.ts";
import { numberFormat } from "../../contracts/formats.ts";
import { LANGUAGE_TAGS } from "../../contracts/languages.ts";

const MICROS_PER_CENT = 10_000;

/** A value of a figure as people write it: counts with their separators, money in dollars. */
export function useSayFigure(): (figure: DailyFigure, value: number) => string {
  const language = useLanguage();
  const t = useMessages("deskToday");
  return (figure, value) => {
    if (figure === "salesCents") return exactDollars(value, language);
    if (figure === "modelMicros") {
      if (value > 0 && value < MICROS_PER_CENT) {
        return t("lessThan", { amount: exactDollars(1, language) });
      }
      return exactDollars(value / MICROS_PER_CENT, language);
    }
    return numberFormat(LANGUAGE_TAGS[language]).format(value);
  };
}

/** How a week compares with the one before, such as `+20%`; undefined if that one was empty. */
export function useSayChange(): (week: number, weekBefore: number) => string | undefined {
  const tag = LANGUAGE_TAGS[useLanguage()];
  const percent = numberFormat(tag, {
    style: "percent",
    signDisplay: "exceptZero",
    maximumFractionDigits: 0,
  });
  return (week, weekBefore) =>
    weekBefore === 0 ? undefined : percent.format(week / weekBefore - 1);
}

import type { Language } from "../../../contracts/languages.ts";
import { plainMonth } from "../../i18n/dates.ts";
import { shortDollars } from "../../i18n/money.ts";
import { type BarLayout, layOutBars } from "../../ui/charts/bar-layout.ts";
import type { Round } from "./read-startup.ts";

type Words = {
  label(value: string): string;
  bar(parts: { round: string; date: string; amount: string }): string;
  undisclosed: string;
};

/**
 * The chart of a company's rounds, the earliest first. Computed by the loader, so that the scales
 * stay on the server.
 * @param rounds the latest first.
 */
export function layOutFunding(rounds: Round[], language: Language, words: Words): BarLayout {
  const bars = rounds.toReversed().map((round) => ({
    key: round.id,
    label: plainMonth(round.announcedOn, language),
    text: words.bar({
      round: words.label(round.kind),
      date: plainMonth(round.announcedOn, language),
      amount:
        round.usdThousand === null ? words.undisclosed : shortDollars(round.usdThousand, language),
    }),
    value: round.usdThousand,
  }));
  return layOutBars(bars, {
    isCounted: false,
    formatTick: (value) => shortDollars(value, language),
  });
}

/** Disclosed money of all rounds in thousand US dollars; loans do not count as raised. */
export function raisedUsdThousand(rounds: Round[]): number {
  return rounds.reduce(
    (sum, { kind, usdThousand }) => sum + (kind === "debt" ? 0 : (usdThousand ?? 0)),
    0,
  );
}

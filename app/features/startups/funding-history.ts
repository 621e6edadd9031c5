import type { Language } from "../../../contracts/languages.ts";
import { plainMonth } from "../../i18n/dates.ts";
import { shortDollars } from "../../i18n/money.ts";
import { layOutSteps, type StepLayout } from "../../ui/charts/step-layout.ts";
import type { Round } from "./read-startup.ts";

type Words = {
  label(value: string): string;
  step(parts: { round: string; date: string; amount: string }): string;
  undisclosed: string;
};

/**
 * The chart of what a company has raised so far, debt separately. Computed by the loader, so that
 * the scales stay on the server.
 * @param rounds the latest first.
 */
export function layOutFunding(
  rounds: Round[],
  { language, today, words }: { language: Language; today: string; words: Words },
): StepLayout {
  const steps = rounds.toReversed().map(({ id, announcedOn, usdThousand, kind }) => {
    const round = words.label(kind);
    const amount = usdThousand === null ? null : shortDollars(usdThousand, language);
    return {
      key: id,
      on: announcedOn,
      value: usdThousand,
      isApart: isDebt({ kind }),
      text: words.step({
        round,
        date: plainMonth(announcedOn, language),
        amount: amount ?? words.undisclosed,
      }),
      name: amount === null ? round : `${round} ${amount}`,
    };
  });
  return layOutSteps(steps, {
    today,
    formatTick: (value) => shortDollars(value, language),
    formatTime: (day) => plainMonth(day, language),
  });
}

/** It must be paid back. */
export function isDebt({ kind }: Pick<Round, "kind">): boolean {
  return kind === "debt";
}

/**
 * The disclosed amounts of these rounds in thousand US dollars: what was raised, or what was
 * borrowed.
 */
export function sumUsdThousand(rounds: Round[], of: "raised" | "debt"): number {
  return rounds
    .filter((round) => isDebt(round) === (of === "debt"))
    .reduce((sum, { usdThousand }) => sum + (usdThousand ?? 0), 0);
}

import { joinNames } from "../../../contracts/lists.ts";
import type { MatchResult } from "../../../contracts/match-operations.ts";
import { plainMonth } from "../../i18n/dates.ts";
import { useLabel, useLanguage, useMessages } from "../../i18n/messages-context.tsx";
import { sizesText } from "../../i18n/round-sizes.ts";

/** What kind of investor it is, how large the rounds are that it joins, and when the last was. */
export function Dealings({ dealings }: Pick<MatchResult, "dealings">) {
  const t = useMessages("matches");
  const label = useLabel();
  const language = useLanguage();
  if (!dealings) return null;
  const { types, rounds, latestOn } = dealings;
  const facts = [
    types.length > 0 ? joinNames(types.map(label), language) : [],
    rounds ? t("roundsOf", { sizes: sizesText(rounds, language) }) : [],
    latestOn
      ? t(types.length > 0 ? "latestDeal" : "latestRound", {
          month: plainMonth(latestOn, language),
        })
      : [],
  ].flat();
  if (facts.length === 0) return null;
  return (
    <p className="dotted mt-2 flex flex-wrap text-sm text-muted">
      {facts.map((fact) => (
        <span key={fact}>{fact}</span>
      ))}
    </p>
  );
}

import type { MatchResult } from "../../../contracts/match-operations.ts";
import { plainMonth } from "../../i18n/dates.ts";
import { useLabel, useLanguage, useMessages } from "../../i18n/messages-context.tsx";
import { shortDollars } from "../../i18n/money.ts";
import { sizesText } from "../../i18n/round-sizes.ts";

/** What tells this candidate from the others: its last deal or round first, then the rounds that it usually joins. */
export function Dealings({ dealings }: Pick<MatchResult, "dealings">) {
  const t = useMessages("matches");
  const language = useLanguage();
  if (!dealings) return null;
  const { rounds, latest } = dealings;
  const sizes = rounds ? sizesText(rounds, language) : "";
  return (
    <>
      {latest ? <Latest latest={latest} /> : null}
      {rounds ? (
        <p className={`text-sm text-muted ${latest ? "mt-0.5" : "mt-2"}`}>
          {rounds.typical === null
            ? t("roundsOf", { sizes })
            : t("roundsTypical", { size: shortDollars(rounds.typical, language), sizes })}
        </p>
      ) : null}
    </>
  );
}

type Latest = NonNullable<NonNullable<MatchResult["dealings"]>["latest"]>;

function Latest({ latest: { on, kind, amount, company } }: { latest: Latest }) {
  const t = useMessages("matches");
  const label = useLabel();
  const language = useLanguage();
  const size = amount === null ? undefined : shortDollars(amount, language);
  const said =
    company === null
      ? [size === undefined ? t("lastRound") : t("lastRaised", { amount: size }), label(kind)]
      : [t("lastBacked", { company }), label(kind), size ?? []].flat();
  return (
    <p className="dotted mt-2 flex flex-wrap font-semibold wrap-anywhere">
      {[...said, plainMonth(on, language)].map((fact) => (
        <span key={fact}>{fact}</span>
      ))}
    </p>
  );
}

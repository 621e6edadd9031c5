import type { MatchResult } from "../../../contracts/match-operations.ts";
import { plainMonth } from "../../i18n/dates.ts";
import { useLabel, useLanguage, useMessages } from "../../i18n/messages-context.tsx";
import { shortDollars } from "../../i18n/money.ts";
import { sizesText } from "../../i18n/round-sizes.ts";

type Dealings = NonNullable<MatchResult["dealings"]>;

/** What distinguishes this candidate, in one line: its last deal or round, else the rounds that it joins. */
export function DealingsInShort({ dealings }: Pick<MatchResult, "dealings">) {
  if (!dealings) return null;
  const { rounds, latest } = dealings;
  if (latest) return <Latest latest={latest} />;
  return rounds ? <Rounds rounds={rounds} /> : null;
}

/** What that line has left out: the rounds that it joins and, if the line is not shown, the last deal. */
export function MoreDealings(props: Pick<MatchResult, "dealings"> & { isInShort: boolean }) {
  if (!props.dealings) return null;
  const { rounds, latest } = props.dealings;
  return (
    <>
      {latest && !props.isInShort ? <Latest latest={latest} /> : null}
      {rounds && (latest || !props.isInShort) ? <Rounds rounds={rounds} /> : null}
    </>
  );
}

function Rounds({ rounds }: { rounds: NonNullable<Dealings["rounds"]> }) {
  const t = useMessages("matches");
  const language = useLanguage();
  const sizes = sizesText(rounds, language);
  return (
    <p className="mt-1 text-sm text-muted">
      {rounds.typical === null
        ? t("roundsOf", { sizes })
        : t("roundsTypical", { size: shortDollars(rounds.typical, language), sizes })}
    </p>
  );
}

function Latest({
  latest: { on, kind, amount, company },
}: {
  latest: NonNullable<Dealings["latest"]>;
}) {
  const t = useMessages("matches");
  const label = useLabel();
  const language = useLanguage();
  const size = amount === null ? undefined : shortDollars(amount, language);
  const said =
    company === null
      ? [size === undefined ? t("lastRound") : t("lastRaised", { amount: size }), label(kind)]
      : [t("lastBacked", { company }), label(kind), size ?? []].flat();
  return (
    <p className="dotted mt-1 flex flex-wrap text-sm text-muted wrap-anywhere">
      {[...said, plainMonth(on, language)].map((fact) => (
        <span key={fact}>{fact}</span>
      ))}
    </p>
  );
}

import type { ReactNode } from "react";
import { numberFormat, withMinus } from "../../../contracts/formats.ts";
import { LANGUAGE_TAGS } from "../../../contracts/languages.ts";
import type { MatchResult } from "../../../contracts/match-operations.ts";
import type { MatchTerm, RateChange } from "../../../contracts/match-rate.ts";
import { useLanguage, useMessages } from "../../i18n/messages-context.tsx";
import { percentage } from "../../i18n/sizes.ts";

const TERM_WORDS = {
  sector: "share_sector",
  criteria: "share_criteria",
  stage: "share_stage",
  cheque: "share_cheque",
  geography: "share_geography",
  activity: "share_activity",
} as const satisfies Record<MatchTerm, string>;

const CHANGE_WORDS = {
  untold: "change_untold",
  little: "change_little",
  judged: "change_judged",
  doubt: "change_doubt",
  private: "change_private",
} as const satisfies Record<Exclude<RateChange, "missed">, string>;

/** What makes up the rate, term by term; renders nothing for older runs, which kept none of it. */
export function RateParts({ rate, shares }: Pick<MatchResult, "rate" | "shares">) {
  const t = useMessages("matches");
  const language = useLanguage();
  const signed = useSigned();
  if (!shares) return null;
  return (
    <>
      <h4 className="mt-3 font-semibold">
        {t("sharesTitle", { percent: percentage(rate / 100, language) })}
      </h4>
      <dl className="mt-1 grid max-w-prose gap-1">
        {shares.terms.map(({ term, points, most }) => (
          <Row key={term} label={t(TERM_WORDS[term])}>
            {points === null ? (
              <span className="text-muted">{t("shareUnknown")}</span>
            ) : (
              t("shareOf", { points, most })
            )}
          </Row>
        ))}
        {shares.changes.map(({ kind, term, points }) => (
          <Row
            key={`${kind} ${term}`}
            label={
              kind === "missed"
                ? t("change_missed", { term: term ? t(TERM_WORDS[term]) : "" })
                : t(CHANGE_WORDS[kind])
            }
          >
            {signed(points)}
          </Row>
        ))}
      </dl>
    </>
  );
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-4">
      <dt className="text-muted">{label}</dt>
      <dd className="ms-auto tabular-nums">{children}</dd>
    </div>
  );
}

function useSigned(): (points: number) => string {
  const format = numberFormat(LANGUAGE_TAGS[useLanguage()], { signDisplay: "exceptZero" });
  return (points) => withMinus(format.format(points));
}

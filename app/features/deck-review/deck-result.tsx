import type { ReactNode } from "react";
import { scoreBand } from "../../../contracts/review-terms.ts";
import { foundNoError } from "../../../contracts/told-sections.ts";
import { useLanguage, useMessages } from "../../i18n/messages-context.tsx";
import { sayScore } from "../../i18n/scores.ts";
import { MemberIcon } from "../../ui/member-icons.tsx";
import type { Person } from "../account/signed-in.tsx";
import { firstFixes } from "./issues.ts";
import { tagOf } from "./said-in.ts";
import { ScoreScale } from "./score-scale.tsx";
import { SEVERITY_COLORS } from "./severity-colors.ts";
import { useDeckReview } from "./use-deck-review.ts";

/** What the review of the present deck found, in short; without one, what is said instead. */
export function DeckResult({ person, otherwise }: { person: Person; otherwise: ReactNode }) {
  const t = useMessages("deckReview");
  const language = useLanguage();
  const { data, isPending } = useDeckReview(person);
  // Its place is kept until it is known.
  if (isPending) return <div />;
  const stored = data?.review;
  if (!stored?.isOfPresentDeck) return otherwise;
  const { score, issues, strengths, judgedBy } = stored.review;
  const first = firstFixes(issues);
  const isCheck = judgedBy === "rules";
  return (
    <section className="card self-start" aria-labelledby="deck-result">
      <h2 id="deck-result" className="text-xl font-bold">
        {t("title")}
      </h2>
      <p className="mt-2 flex flex-wrap items-baseline gap-x-2">
        <span className="font-display text-5xl font-bold tabular-nums">
          {sayScore(score, language)}
        </span>
        <span className="text-muted">{t("ofTen")}</span>
        {foundNoError(stored.review) ? null : (
          <span className="font-semibold">{t(scoreBand(score))}</span>
        )}
      </p>
      {isCheck ? <p className="text-sm text-muted">{t("onlyCheck")}</p> : null}
      <ScoreScale score={score} issues={issues} isCheck={isCheck} />
      <h3 className="mt-4 font-sans font-semibold">
        {issues.length > 0 ? t("issuesToFix", { count: issues.length }) : t("issues")}
      </h3>
      {first.length > 0 ? (
        <ul className="mt-1 grid gap-1">
          {first.map((issue) => (
            <li
              key={issue.id}
              className={`border-s-4 ps-2 ${SEVERITY_COLORS[issue.severity].border}`}
            >
              {issue.title ?? t(issue.category)}
            </li>
          ))}
        </ul>
      ) : (
        <p className="mt-1 text-muted">{t(isCheck ? "noIssuesInCheck" : "noIssues")}</p>
      )}
      <h3 className="mt-4 font-sans font-semibold">{t("strengths")}</h3>
      {strengths.length === 0 ? <p className="mt-1 text-muted">{t("noStrengths")}</p> : null}
      <ul className="mt-1 grid gap-1">
        {strengths.map(({ page, text, why, saidIn }) => (
          <li key={`${page} ${text}`} lang={tagOf(saidIn)} className="flex gap-2">
            <MemberIcon name="check" className="mt-0.5 size-5 shrink-0 text-leaf" />
            {why}
          </li>
        ))}
      </ul>
    </section>
  );
}

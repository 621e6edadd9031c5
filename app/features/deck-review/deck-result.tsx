import type { ReactNode } from "react";
import { useMessages } from "../../i18n/messages-context.tsx";
import type { Person } from "../account/signed-in.tsx";
import { firstFixes } from "./issues.ts";
import { tagOf } from "./said-in.ts";
import { ScoreHead } from "./score-head.tsx";
import { SEVERITY_COLORS } from "./severity-colors.ts";
import { Ticked } from "./ticked.tsx";
import { useDeckReview } from "./use-deck-review.ts";

/** What the review of the current deck found, in short; without one, `otherwise`. */
export function DeckResult({ person, otherwise }: { person: Person; otherwise: ReactNode }) {
  const t = useMessages("deckReview");
  const { data, isPending } = useDeckReview(person);
  // Keeps the place until it is known.
  if (isPending) return <div />;
  const stored = data?.review;
  if (!stored?.isOfPresentDeck) return otherwise;
  const { issues, strengths, judgedBy } = stored.review;
  const first = firstFixes(issues);
  const isCheck = judgedBy === "rules";
  return (
    <section className="card self-start" aria-labelledby="deck-result">
      <h2 id="deck-result" className="text-xl font-bold">
        {t("title")}
      </h2>
      <div className="mt-2">
        <ScoreHead scored={stored.review} />
      </div>
      {isCheck ? <p className="mt-2 text-sm text-muted">{t("onlyCheck")}</p> : null}
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
          <Ticked key={`${page} ${text}`} lang={tagOf(saidIn)}>
            {why}
          </Ticked>
        ))}
      </ul>
    </section>
  );
}

import {
  type DeckIssue,
  type DeckReader,
  REVIEW_CATEGORIES,
  type ReviewCategory,
  scoreBand,
} from "../../../contracts/deck-review.ts";
import type { seenOf } from "../../../contracts/told-sections.ts";
import { useLanguage, useMessages } from "../../i18n/messages-context.tsx";
import { sayScore } from "../../i18n/scores.ts";
import { CheckedParts } from "./checked-parts.tsx";
import { IssueWeight } from "./issue-weight.tsx";
import { ScoreMeter } from "./score-meter.tsx";

/** A made-up deck with what either reader would give it: by the same arithmetic both come to this score. */
const SCORE = 6.2;
const SUB_SCORES: Record<ReviewCategory, number> = {
  clarity: 6.5,
  traction: 7,
  viability: 5.2,
  completeness: 6.8,
};
const SEEN: Record<ReviewCategory, ReturnType<typeof seenOf>> = {
  clarity: { count: 1, sections: undefined },
  traction: { count: 0, sections: undefined },
  viability: { count: 1, sections: undefined },
  completeness: { count: 0, sections: { told: 11, all: 15 } },
};
const ISSUE: Pick<DeckIssue, "severity" | "certainty" | "category"> & { page: number } = {
  severity: 2,
  certainty: "proven",
  category: "viability",
  page: 12,
};

/** What one gets for the price, before it is paid: a small review that nobody can mistake for their own. */
export function SampleReview({ reader }: { reader: DeckReader }) {
  const t = useMessages("deckReview");
  const language = useLanguage();
  return (
    <section aria-labelledby="sample-review" className="card border-dashed">
      <p className="w-fit rounded-full bg-sunken px-3 py-1 text-sm font-semibold">{t("sample")}</p>
      <h2 id="sample-review" className="mt-2 text-xl font-bold">
        {t("sampleTitle")}
      </h2>
      <p className="mt-1 text-sm text-muted">{t("sampleOf")}</p>
      <p className="mt-4 text-sm text-muted">{t("overall")}</p>
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className="font-display text-4xl font-bold tabular-nums">
          {sayScore(SCORE, language)}
        </span>
        <span className="text-muted">{t("ofTen")}</span>
        <span className="ms-auto font-semibold">{t(scoreBand(SCORE))}</span>
      </p>
      <div className="mt-3 text-sm">
        {reader === "rules" ? (
          <CheckedParts see={(category) => SEEN[category]} />
        ) : (
          <ul className="grid gap-3">
            {REVIEW_CATEGORIES.map((category) => (
              <li key={category}>
                <ScoreMeter label={t(category)} score={SUB_SCORES[category]} />
              </li>
            ))}
          </ul>
        )}
      </div>
      <div className="mt-3 border-t border-line pt-4">
        <p className="mb-2 flex flex-wrap gap-2 text-sm">
          <span className="rounded-full bg-sunken px-3 py-1">
            {t("page", { page: ISSUE.page })}
          </span>
          <span className="rounded-full bg-sunken px-3 py-1">{t(ISSUE.category)}</span>
        </p>
        <IssueWeight issue={ISSUE} />
        <blockquote className="mt-2 border-s-4 border-turmeric ps-3">{t("sampleQuote")}</blockquote>
        <h3 className="mt-3 font-sans text-sm font-semibold text-muted">{t("why")}</h3>
        <p>{t("sampleWhy")}</p>
        <div className="mt-3 rounded-xl bg-sunken p-3">
          <h3 className="font-sans text-sm font-semibold text-muted">{t("fix")}</h3>
          <p>{t("sampleFix")}</p>
        </div>
      </div>
    </section>
  );
}

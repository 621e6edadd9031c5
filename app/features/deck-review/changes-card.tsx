import { Link } from "react-router";
import type { DeckIssue, DeckReview } from "../../../contracts/deck-review.ts";
import type { ReviewChanges } from "../../../contracts/deck-review-operations.ts";
import { LANGUAGE_TAGS } from "../../../contracts/languages.ts";
import { joinNames } from "../../../contracts/lists.ts";
import { countTold } from "../../../contracts/told-sections.ts";
import { useLanguage, useMessages } from "../../i18n/messages-context.tsx";
import { sayDifference, sayScore } from "../../i18n/scores.ts";
import { arePartsJudged, type CategoryChange, changesByCategory, gain } from "./compare-reviews.ts";
import { reviewAddress } from "./review-address.ts";
import { tagOf } from "./said-in.ts";

/** The differences from the previous review, and why the score moved. */
export function ChangesCard({ review, changes }: { review: DeckReview; changes: ReviewChanges }) {
  const t = useMessages("deckReview");
  const language = useLanguage();
  const categories = changesByCategory(review, changes);
  const difference = gain(changes.scoreBefore, review.score);
  const named = (part: (change: CategoryChange) => boolean) =>
    joinNames(
      categories.filter(part).map(({ category }) => t(category)),
      language,
    );
  const gained = named((change) => change.difference > 0);
  const lost = named((change) => change.difference < 0);
  const { gone, newIds, remainingIds } = changes;
  const isJudged = arePartsJudged(review, changes);
  const say = useMessages("deckSections");
  const { told: found, all } = countTold(review.sections);
  // Reviews from before sections were recorded have none to compare with.
  const before = changes.sectionsBefore.length > 0 ? countTold(changes.sectionsBefore).told : found;
  const facts = [
    gone.length > 0 ? t("goneCount", { count: gone.length }) : [],
    newIds.length > 0 ? t("newCount", { count: newIds.length }) : [],
    remainingIds.length > 0 ? t("remainingCount", { count: remainingIds.length }) : [],
  ].flat();
  return (
    <section className="card">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="text-xl font-bold">{t("changes")}</h2>
        <Link
          to={reviewAddress(changes.previousId)}
          className="inline-flex min-h-11 items-center text-leaf underline underline-offset-4"
        >
          {t("toPrevious")}
        </Link>
      </div>
      <div className="mt-1 flex flex-wrap items-center gap-x-8 gap-y-3">
        <p className="flex flex-wrap items-baseline gap-x-3">
          <span className="text-3xl font-bold tabular-nums">
            {sayDifference(difference, language)}
          </span>
          <span className="text-muted">
            {t("scoreMoved", {
              before: sayScore(changes.scoreBefore, language),
              now: sayScore(review.score, language),
            })}
          </span>
        </p>
        <ul className="flex flex-wrap gap-2 text-sm empty:hidden">
          {facts.map((fact) => (
            <li key={fact} className="rounded-full bg-sunken px-3 py-1.5">
              {fact}
            </li>
          ))}
        </ul>
      </div>
      <div className="mt-2 grid max-w-prose gap-1 empty:hidden">
        {gained === "" ? null : <p>{t("gained", { names: gained })}</p>}
        {lost === "" ? null : <p>{t("lost", { names: lost })}</p>}
        {found === before ? null : <p>{say("sectionsMoved", { before, now: found, all })}</p>}
        {difference === 0 && gained === "" && lost === "" ? <p>{t("nothingMoved")}</p> : null}
      </div>
      {/* A check's sub-scores are shown nowhere, and its issues have just been counted. */}
      {isJudged && categories.length > 0 ? <CategoryChanges categories={categories} /> : null}
      {gone.length === 0 ? null : <GoneIssues gone={gone} review={review} />}
    </section>
  );
}

function CategoryChanges({ categories }: { categories: CategoryChange[] }) {
  const t = useMessages("deckReview");
  const language = useLanguage();
  return (
    <ul className="mt-4 grid gap-3 sm:grid-cols-2">
      {categories.map(({ category, before, now, difference, gone, added }) => (
        <li key={category} className="rounded-xl bg-sunken p-3">
          <p className="flex flex-wrap items-baseline justify-between gap-x-3">
            <span className="font-semibold">{t(category)}</span>
            <span className="tabular-nums">
              {t("fromTo", { before: sayScore(before, language), now: sayScore(now, language) })}{" "}
              <strong className="ms-1">{sayDifference(difference, language)}</strong>
            </span>
          </p>
          {gone > 0 ? (
            <p className="text-sm text-muted">{t("goneCount", { count: gone })}</p>
          ) : null}
          {added > 0 ? (
            <p className="text-sm text-muted">{t("newCount", { count: added })}</p>
          ) : null}
        </li>
      ))}
    </ul>
  );
}

function GoneIssues({ gone, review }: { gone: DeckIssue[]; review: DeckReview }) {
  const t = useMessages("deckReview");
  return (
    <details className="mt-2">
      <summary className="inline-flex min-h-11 items-center gap-2 font-semibold text-leaf underline underline-offset-4">
        {t("showGone", { count: gone.length })}
      </summary>
      <ul className="mt-2 divide-y divide-line">
        {gone.map(({ id, category, page, title, text, why, saidIn }) => (
          <li key={id} className="py-3">
            <p className="text-sm text-muted">
              {t(category)} · {page === null ? t("wholeDeck") : t("page", { page })}
            </p>
            {title === undefined ? null : <p className="mt-1 font-semibold">{title}</p>}
            {text === "" ? null : (
              <blockquote lang={LANGUAGE_TAGS[review.language]} className="mt-1 wrap-anywhere">
                <s>{text}</s>
              </blockquote>
            )}
            <p lang={tagOf(saidIn)} className="mt-1 text-sm">
              {why}
            </p>
          </li>
        ))}
      </ul>
    </details>
  );
}

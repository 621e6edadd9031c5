import { Link } from "react-router";
import type { DeckReviewState } from "../../../contracts/deck-review-operations.ts";
import { scoreWord } from "../../../contracts/told-sections.ts";
import { useLanguage, useMessages } from "../../i18n/messages-context.tsx";
import { exactMoment } from "../../i18n/moments.ts";
import { sayScore } from "../../i18n/scores.ts";
import { reviewAddress } from "./review-address.ts";

/** All reviews, newest first, each a row with a link; on a phone date and file are below the score's word. */
export function HistoryCard(props: {
  history: DeckReviewState["history"];
  /** The one that is shown by default. */
  presentId: string;
  shownId: string;
}) {
  const { history, presentId, shownId } = props;
  const t = useMessages("deckReview");
  const language = useLanguage();
  // If all were made alike, the score above has already said by what.
  const areChecks = history.every(({ judgedBy }) => judgedBy === "rules");
  return (
    <section className="card">
      <h2 className="text-xl font-bold">{t("history")}</h2>
      <ol className="mt-2 grid grid-cols-[auto_minmax(0,1fr)_auto] gap-x-4 divide-y divide-line sm:grid-cols-[auto_auto_auto_minmax(0,1fr)_auto] sm:gap-x-6">
        {history.map(({ id, createdAt, fileName, score, judgedBy, issues }) => (
          <li key={id} className="col-span-full grid grid-cols-subgrid">
            <Link
              to={reviewAddress(id === presentId ? undefined : id)}
              aria-current={id === shownId ? "true" : undefined}
              className="col-span-full grid min-h-11 grid-cols-subgrid content-center items-baseline py-2 hover:underline aria-[current=true]:font-semibold"
            >
              <span className="font-semibold tabular-nums">{sayScore(score, language)}</span>
              <span>
                {t(scoreWord({ score, judgedBy, issues: { length: issues } }))}
                {judgedBy === "rules" && !areChecks ? (
                  <span className="block text-sm text-muted">{t("onlyCheck")}</span>
                ) : null}
              </span>
              <span className="text-muted max-sm:col-start-2 max-sm:row-start-2 max-sm:text-sm">
                {exactMoment(createdAt, language)}
              </span>
              <span className="min-w-0 text-muted wrap-anywhere max-sm:col-start-2 max-sm:row-start-3 max-sm:text-sm">
                {fileName}
              </span>
              <span className="text-end text-sm max-sm:col-start-3 max-sm:row-start-1">
                {id === shownId ? (
                  <span className="rounded-full bg-sunken px-2">{t("shown")}</span>
                ) : (
                  <span className="font-medium text-leaf">{t("openReview")}</span>
                )}
              </span>
            </Link>
          </li>
        ))}
      </ol>
    </section>
  );
}

import { Link } from "react-router";
import type { DeckReviewState } from "../../../contracts/deck-review-operations.ts";
import { scoreBand } from "../../../contracts/review-terms.ts";
import { foundNoError } from "../../../contracts/told-sections.ts";
import { useLanguage, useMessages } from "../../i18n/messages-context.tsx";
import { exactMoment } from "../../i18n/moments.ts";
import { sayScore } from "../../i18n/scores.ts";
import { reviewAddress } from "./review-address.ts";

/** All reviews, newest first, each with a link. */
export function HistoryCard(props: {
  history: DeckReviewState["history"];
  /** The one that is shown where none is asked for. */
  presentId: string;
  shownId: string;
}) {
  const { history, presentId, shownId } = props;
  const t = useMessages("deckReview");
  const sections = useMessages("deckSections");
  const language = useLanguage();
  return (
    <section className="card">
      <h2 className="text-xl font-bold">{t("history")}</h2>
      <ol className="mt-2 divide-y divide-line">
        {history.map(({ id, createdAt, fileName, score, judgedBy, issues }) => (
          <li key={id}>
            <Link
              to={reviewAddress(id === presentId ? undefined : id)}
              aria-current={id === shownId ? "true" : undefined}
              className="flex min-h-11 flex-wrap items-baseline gap-x-4 gap-y-1 py-2 hover:underline aria-[current=true]:font-semibold"
            >
              <span className="w-10 font-semibold tabular-nums">{sayScore(score, language)}</span>
              <span>
                {foundNoError({ judgedBy, issues: { length: issues } })
                  ? sections("noErrors")
                  : t(scoreBand(score))}
              </span>
              {judgedBy === "rules" ? (
                <span className="text-sm text-muted">{t("onlyCheck")}</span>
              ) : null}
              <span className="text-muted">{exactMoment(createdAt, language)}</span>
              <span className="min-w-0 text-muted wrap-anywhere">{fileName}</span>
              {id === shownId ? (
                <span className="rounded-full bg-sunken px-2 text-sm">{t("shown")}</span>
              ) : null}
            </Link>
          </li>
        ))}
      </ol>
    </section>
  );
}

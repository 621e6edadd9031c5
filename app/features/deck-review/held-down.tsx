import type { DeckReview } from "../../../contracts/deck-review.ts";
import {
  countTold,
  foundNoError,
  SECTIONS_ID,
  sectionsHolding,
} from "../../../contracts/told-sections.ts";
import { useMessages } from "../../i18n/messages-context.tsx";

/**
 * What a check can say before any score: that it found no error, and how much of the deck it found; and
 * where that is so little that it holds the score down, that this is the reason, with the way to the list.
 */
export function CheckHeadline(props: { review: DeckReview }) {
  const t = useMessages("deckSections");
  const review = useMessages("deckReview");
  const held = sectionsHolding(props.review);
  const { sections } = props.review;
  return (
    <>
      {foundNoError(props.review) ? (
        <p className="dotted mt-5 flex flex-wrap text-2xl font-semibold">
          <span>{t("noErrors")}</span>
          {sections.length > 0 ? <span>{t("partSections", countTold(sections))}</span> : null}
        </p>
      ) : null}
      {held ? (
        <p className="mt-2 max-w-prose">
          {t("holdsDown", held)}{" "}
          <a
            href={`#${SECTIONS_ID}`}
            className="inline-flex min-h-11 items-center text-leaf underline underline-offset-4"
          >
            {review("seeGaps")}
          </a>
        </p>
      ) : null}
    </>
  );
}

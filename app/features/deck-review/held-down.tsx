import type { DeckReview } from "../../../contracts/deck-review.ts";
import { SECTIONS_ID, sectionsHolding } from "../../../contracts/told-sections.ts";
import { useMessages } from "../../i18n/messages-context.tsx";

/** Where a check found so little of the deck that this limits the score: says so, with a link to the list. */
export function HeldDown({ review }: { review: DeckReview }) {
  const t = useMessages("deckSections");
  const say = useMessages("deckReview");
  const held = sectionsHolding(review);
  if (!held) return null;
  return (
    <p className="mt-4 max-w-prose">
      {t("holdsDown", held)}{" "}
      <a
        href={`#${SECTIONS_ID}`}
        className="inline-flex min-h-11 items-center text-leaf underline underline-offset-4"
      >
        {say("seeGaps")}
      </a>
    </p>
  );
}

import type { DeckReader } from "../../../contracts/review-terms.ts";
import { useMessages } from "../../i18n/messages-context.tsx";

/** What people pay for: what will read the deck, and how long that takes. */
export function ReviewTerms({ reader }: { reader: DeckReader }) {
  const t = useMessages("deckReview");
  return (
    <div className="mt-3">
      {/* One line, because the page behind it has just said it in full. */}
      <p className="max-w-prose">{t(reader === "rules" ? "willCheck" : "willRead")}</p>
      <p className="mt-3 text-sm text-muted">{t(`time_${reader}`)}</p>
    </div>
  );
}

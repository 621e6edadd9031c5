import type { DeckReader } from "../../../contracts/deck-review.ts";
import { useMessages } from "../../i18n/messages-context.tsx";
import { CheckNotice } from "./check-notice.tsx";

/** What one pays for: what will read the deck, and how long that takes. */
export function ReviewTerms({ reader }: { reader: DeckReader }) {
  const t = useMessages("deckReview");
  return (
    <div className="mt-3">
      {reader === "rules" ? <CheckNotice /> : <p className="max-w-prose">{t("willRead")}</p>}
      <p className="mt-3 text-sm text-muted">{t(`time_${reader}`)}</p>
    </div>
  );
}

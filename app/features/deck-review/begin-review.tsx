import type { ReactNode } from "react";
import type { DeckReader } from "../../../contracts/review-terms.ts";
import { useLanguage } from "../../i18n/messages-context.tsx";
import type { Person } from "../account/signed-in.tsx";
import { SpendButton } from "../runs/spend-button.tsx";
import { REVIEW_ADDRESS } from "./review-address.ts";
import { ReviewTerms } from "./review-terms.tsx";
import { useReviewStart } from "./use-deck-review.ts";

/** Reviews the current deck, after confirming its file and the price. */
export function BeginReview(props: {
  person: Person;
  reader: DeckReader;
  label: string;
  isQuiet?: boolean;
  children?: ReactNode;
}) {
  const { person, reader, label, isQuiet = false, children } = props;
  const language = useLanguage();
  const start = useReviewStart(person);
  return (
    <SpendButton
      person={person}
      service="deckReview"
      from={REVIEW_ADDRESS}
      label={label}
      isQuiet={isQuiet}
      isBusy={start.isPending}
      onConfirm={(shownPrice) => start.begin({ language, shownPrice })}
    >
      {children}
      <ReviewTerms reader={reader} />
    </SpendButton>
  );
}

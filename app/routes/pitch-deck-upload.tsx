import type { Person } from "../features/account/signed-in.tsx";
import { DeckResult } from "../features/deck-review/deck-result.tsx";
import { DeckGuidance } from "../features/files/deck-guidance.tsx";
import { PitchDeckPage } from "../features/files/pitch-deck-page.tsx";
import { privateWords } from "../i18n/private-words.server.ts";
import { privateMeta, privatePage } from "../platform/private-route.tsx";

export const loader = privateWords("files", "deckTitle", "deckReview");
export const meta = privateMeta;
export default privatePage(ReviewedDeck);

/** Joined here and not in the feature: a review shows its deck, and so depends on it. */
function ReviewedDeck() {
  return <PitchDeckPage beside={resultOrGuidance} />;
}

function resultOrGuidance(person: Person) {
  return <DeckResult person={person} otherwise={<DeckGuidance />} />;
}

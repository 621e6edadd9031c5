import { SCORE_BANDS } from "../../../contracts/deck-review.ts";
import { serverWords } from "../../words/server-words.ts";

/** What the mails about finished runs say. */
export const resultWords = serverWords("results", [
  "deckSubject",
  "deckHeading",
  "deckText",
  "deckCheck",
  "deckButton",
  "bandOfCheck",
  ...SCORE_BANDS.map(({ band }) => `band_${band}` as const),
  "publishedSubject",
  "publishedHeading",
  "publishedText",
  "publishedButton",
  "rejectedSubject",
  "rejectedHeading",
  "rejectedText",
  "rejectedButton",
  "matchSubject",
  "matchHeading",
  "matchText",
  "noMatchText",
  "matchButton",
  "deckFailedSubject",
  "publishFailedSubject",
  "matchFailedSubject",
  "failedHeading",
  "failedText",
  "failedButton",
  "resultsNote",
]);

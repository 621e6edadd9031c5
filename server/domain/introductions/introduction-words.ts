import { serverWords } from "../../words/server-words.ts";

/** What the mails about introductions say. */
export const introductionWords = serverWords("introductionMails", [
  "askedSubject",
  "askedHeading",
  "askedText",
  "askedMessage",
  "theirPage",
  "askedButton",
  "askedNote",
  "agreedSubject",
  "agreedHeading",
  "agreedText",
  "agreedAddress",
  "agreedButton",
  "agreedNote",
  "declinedSubject",
  "declinedHeading",
  "declinedText",
  "declinedButton",
  "choiceNote",
]);

import { serverWords } from "../../words/server-words.ts";

/** The words of the week's mail, and of the one that asks whether it is wanted. */
export const newsletterWords = serverWords("newsletterMail", [
  "weekHeading",
  "weekText",
  "weekButton",
  "alsoThisWeek",
  "thisWeek",
  "allNews",
  "byTemplate",
  "byModel",
  "byAuthor",
  "byBenih",
  "checked",
  "sample",
  "sampleAll",
  "whyAccount",
  "whyVisitor",
  "leave",
  "confirmSubject",
  "confirmHeading",
  "confirmText",
  "confirmButton",
  "confirmNote",
  "notYou",
]);

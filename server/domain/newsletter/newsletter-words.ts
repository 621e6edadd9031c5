import { serverWords } from "../../words/server-words.ts";

/** What the week's mail, and the one that asks whether it is wanted, say. */
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

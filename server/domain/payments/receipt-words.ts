import { serverWords } from "../../words/server-words.ts";

/** What payment pages, documents and mails about money say. */
export const receiptWords = serverWords("receipts", [
  "packTitle",
  "planTitle",
  "receiptSubject",
  "receiptHeading",
  "receiptText",
  "factItem",
  "factAmount",
  "factInvoice",
  "factDate",
  "receiptButton",
  "receiptNote",
  "missingSubject",
  "missingHeading",
  "missingText",
  "missingButton",
  "cancelledSubject",
  "cancelledHeading",
  "cancelledText",
  "cancelledButton",
  "endedSubject",
  "endedHeading",
  "endedText",
  "endedButton",
]);

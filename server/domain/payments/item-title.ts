import { LANGUAGE_TAGS, type Language } from "../../../contracts/languages.ts";
import { receiptWords } from "./receipt-words.ts";

/** An item's name on the payment page and on documents: `30 credits at Benih`. */
export function itemTitle(
  item: { kind: "pack" | "plan"; credits: number },
  language: Language,
): string {
  const credits = new Intl.NumberFormat(LANGUAGE_TAGS[language]).format(item.credits);
  return receiptWords(language)(item.kind === "pack" ? "packTitle" : "planTitle", { credits });
}

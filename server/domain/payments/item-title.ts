import type { Language } from "../../../contracts/languages.ts";
import { receiptWords } from "./receipt-words.ts";

/** An item's name on the payment page and on documents: `30 Benih credits`. */
export function itemTitle(
  item: { kind: "pack" | "plan"; credits: number },
  language: Language,
): string {
  return receiptWords(language)(item.kind === "pack" ? "packTitle" : "planTitle", {
    count: item.credits,
  });
}

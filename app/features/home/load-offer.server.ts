import { STARTUP_ROLE } from "../../../contracts/accounts.ts";
import { exactDollars } from "../../../contracts/amounts.ts";
import type { Language } from "../../../contracts/languages.ts";
import { dearestCredit, servicesOf } from "../../../contracts/offers.ts";
import { pricesFor } from "../../../contracts/prices.ts";
import { loadTranslator } from "../../i18n/locale-files.server.ts";
import { publicPrices } from "../../platform/price-list.server.ts";

/**
 * What Benih does for a founder, worded on the server: the screen only draws it, and needs no
 * prices.
 */
export type Offer = {
  steps: { name: string; price: string }[];
  terms: string;
  begin: string;
};

export function loadOffer(language: Language): Offer {
  const t = loadTranslator(language, "founders");
  const { prices, firstReviewIsFree } = publicPrices();
  const own = pricesFor(STARTUP_ROLE, prices);
  return {
    steps: servicesOf(STARTUP_ROLE).map((service) => ({
      name: t(service),
      price: t(service === "deckReview" && firstReviewIsFree ? "firstFree" : "credits", {
        count: own[service],
      }),
    })),
    terms: t("terms", { price: exactDollars(dearestCredit(prices.packs), language) }),
    begin: t("begin"),
  };
}

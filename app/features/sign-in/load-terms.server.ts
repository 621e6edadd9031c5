import { INVESTOR_ROLE, type Role, STARTUP_ROLE } from "../../../contracts/accounts.ts";
import { exactDollars } from "../../../contracts/amounts.ts";
import type { Language } from "../../../contracts/languages.ts";
import { dearestCredit } from "../../../contracts/offers.ts";
import { loadTranslator } from "../../i18n/locale-files.server.ts";
import { publicPrices } from "../../platform/price-list.server.ts";

/** What signing up offers for free and what publishing costs then, worded: the form needs no prices. */
export type SignUpTerms = {
  firstReviewIsFree: boolean;
  publishing: Record<Role, string>;
};

export function loadTerms(language: Language): SignUpTerms {
  const t = loadTranslator(language, "auth");
  const { prices, firstReviewIsFree } = publicPrices();
  const { publish, packs } = prices;
  const publishing = (role: Role) => {
    const cents = Math.round(publish[role] * dearestCredit(packs));
    const price = exactDollars(cents, language);
    return t("publishCost", { cost: t("costOf", { count: publish[role], price }) });
  };
  return {
    firstReviewIsFree,
    publishing: {
      [STARTUP_ROLE]: publishing(STARTUP_ROLE),
      [INVESTOR_ROLE]: publishing(INVESTOR_ROLE),
    },
  };
}

import { INVESTOR_ROLE, type Role, STARTUP_ROLE } from "../../../contracts/accounts.ts";
import { exactDollars } from "../../../contracts/amounts.ts";
import type { Language } from "../../../contracts/languages.ts";
import { dearestCredit } from "../../../contracts/offers.ts";
import { loadTranslator } from "../../i18n/locale-files.server.ts";
import { publicPrices } from "../../platform/price-list.server.ts";

/** What signing up gives for nothing and what publishing costs then, worded: the form needs no prices. */
export type SignUpTerms = {
  firstReviewIsFree: boolean;
  /** Of each role, and of both for who has chosen none. */
  publishing: Record<Role | "both", string>;
};

export function loadTerms(language: Language): SignUpTerms {
  const t = loadTranslator(language, "auth");
  const { prices, firstReviewIsFree } = publicPrices();
  const { publish, packs } = prices;
  const costOf = (role: Role) => {
    const cents = Math.round(publish[role] * dearestCredit(packs));
    return t("costOf", { count: publish[role], price: exactDollars(cents, language) });
  };
  const [startup, investor] = [costOf(STARTUP_ROLE), costOf(INVESTOR_ROLE)];
  return {
    firstReviewIsFree,
    publishing: {
      [STARTUP_ROLE]: t("publishCost", { cost: startup }),
      [INVESTOR_ROLE]: t("publishCost", { cost: investor }),
      both: t("publishCosts", { startup, investor }),
    },
  };
}

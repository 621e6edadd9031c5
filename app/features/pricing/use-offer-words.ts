import { type Role, STARTUP_ROLE } from "../../../contracts/accounts.ts";
import { exactDollars } from "../../../contracts/amounts.ts";
import { listFormat } from "../../../contracts/formats.ts";
import { joinTexts } from "../../../contracts/joints.ts";
import { LANGUAGE_TAGS } from "../../../contracts/languages.ts";
import {
  leastPrice,
  matchesOfWholeWay,
  savingOf,
  whatCreditsBuy,
} from "../../../contracts/offers.ts";
import type { CreditPack, ServicePrices } from "../../../contracts/price-list.ts";
import { PLAN_CARRY_OVER_DAYS } from "../../../contracts/prices.ts";
import { useLanguage, useMessages } from "../../i18n/messages-context.tsx";
import { percentage } from "../../i18n/sizes.ts";

type Priced = Pick<CreditPack, "credits" | "cents">;

const NAMES = { deckReview: "deckReviews", publish: "publications", match: "matches" } as const;

/** A smaller saving is no reason to buy. */
const LEAST_SAVING = 0.01;

/** Words for what an offer of credits is worth. */
export function useOfferWords() {
  const t = useMessages("offers");
  const language = useLanguage();
  const say = (bought: ReturnType<typeof whatCreditsBuy>): string => {
    if (bought.length === 0) return "";
    const or = listFormat(LANGUAGE_TAGS[language], { type: "disjunction" });
    const parts = or
      .formatToParts(bought.map(({ service, times }) => t(NAMES[service], { count: times })))
      .map(({ value }) => value);
    return t("enoughFor", { list: joinTexts(parts, language) });
  };
  return {
    /**
     * All of a role's services with the matches, or else those that the credits buy; empty if they
     * buy nothing.
     */
    enoughFor(credits: number, role: Role, prices: ServicePrices): string {
      const matches = matchesOfWholeWay(credits, role, prices);
      if (matches > 0)
        return t(role === STARTUP_ROLE ? "coversAllStartup" : "coversAllInvestor", {
          count: matches,
        });
      return say(whatCreditsBuy(credits, role, prices));
    },
    /** What the credits buy for somebody who is already public. */
    enoughOnceLive(credits: number, role: Role, prices: ServicePrices): string {
      const bought = whatCreditsBuy(credits, role, prices);
      return say(bought.filter(({ service }) => service !== "publish"));
    },
    /** The use of a pack whose credits alone buy nothing. */
    topsUp(role: Role, prices: ServicePrices): string {
      return t("topUp", { count: leastPrice(role, prices) });
    },
    /** How long a plan's credits last: mentioned first, because those of a pack do not expire. */
    planExpiry(): string {
      return t("planCarryOver", { count: PLAN_CARRY_OVER_DAYS });
    },
    /** What a plan offers besides its credits, and how it ends. */
    planTerms(discount: number): string[] {
      return [
        t("planDiscountText", { discount: percentage(discount / 100, language) }),
        t("planCancelText"),
      ];
    },
    /** The price of one credit, and how much less that is than in the dearest pack. */
    perCredit(offer: Priced, packs: readonly Priced[]): { price: string; saving: string } {
      const saving = savingOf(offer, packs);
      return {
        price: t("perCredit", { price: exactDollars(offer.cents / offer.credits, language) }),
        saving: saving < LEAST_SAVING ? "" : t("saving", { percent: percentage(saving, language) }),
      };
    },
  };
}

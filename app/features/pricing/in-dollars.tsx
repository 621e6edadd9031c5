import { exactDollars } from "../../../contracts/amounts.ts";
import { dearestCredit } from "../../../contracts/offers.ts";
import type { PriceList } from "../../../contracts/price-list.ts";
import { useLanguage } from "../../i18n/messages-context.tsx";

/** At the price of the dearest pack, which is the most it can cost. */
export function InDollars({ credits, prices }: { credits: number; prices: PriceList }) {
  const language = useLanguage();
  return (
    <span className="block text-sm whitespace-nowrap text-muted tabular-nums">
      {exactDollars(Math.round(credits * dearestCredit(prices.packs)), language)}
    </span>
  );
}

import { Link } from "react-router";
import type { FundingPeriod } from "../../../contracts/funding.ts";
import { type FundingView, PERIODS } from "../../../contracts/funding-view.ts";
import { useMessages } from "../../i18n/messages-context.tsx";
import { changedView, trackerAddress } from "./tracker-address.ts";

const NAMES = {
  week: "periodWeek",
  month: "periodMonth",
  year: "periodYear",
} as const satisfies Record<FundingPeriod, string>;

/** Addresses, not buttons: a period can be shared, and works before the scripts load. */
export function PeriodSwitch({ view }: { view: FundingView }) {
  const t = useMessages("funding");
  return (
    <nav aria-label={t("periods")} className="max-sm:w-full">
      <ul className="flex w-full rounded-full bg-sunken p-1 sm:w-max">
        {PERIODS.map((period) => (
          <li key={period} className="flex-auto">
            <Link
              to={trackerAddress(changedView(view, { period }))}
              preventScrollReset
              aria-current={period === view.period ? "page" : undefined}
              className="flex min-h-11 items-center justify-center rounded-full px-2 text-center text-sm font-semibold text-muted hover:text-ink sm:px-4 sm:whitespace-nowrap aria-[current=page]:bg-leaf aria-[current=page]:text-on-leaf"
            >
              {t(NAMES[period])}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

import { type FundingView, readFundingView } from "../../../contracts/funding-view.ts";
import type { HubKind } from "../../../contracts/hubs.ts";

/** The tracker's view that lists a hub's rounds. */
export function hubRowsView(
  kind: HubKind,
  value: string,
  days: { from: string; to: string } | null = null,
): FundingView {
  return {
    ...readFundingView(new URLSearchParams({ period: "year" })),
    ...(kind === "countries" ? { country: value } : { sector: value }),
    from: days?.from ?? null,
    to: days?.to ?? null,
  };
}

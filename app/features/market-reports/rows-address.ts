import { readFundingView } from "../../../contracts/funding-view.ts";
import { roundsAddress } from "../funding/tracker-address.ts";

/** The tracker's list of exactly the rounds that a figure was counted from. */
export function rowsAddress(of: {
  from: string;
  to: string;
  country?: string;
  ventureRound?: string;
  sector?: string;
}): string {
  return roundsAddress({
    ...readFundingView(new URLSearchParams({ period: "year" })),
    from: of.from,
    to: of.to,
    country: of.country ?? null,
    ventureRound: of.ventureRound ?? null,
    sector: of.sector ?? null,
  });
}

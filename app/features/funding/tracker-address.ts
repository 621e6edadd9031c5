import { type FundingView, fundingQuery } from "../../../contracts/funding-view.ts";

export const TRACKER = "/funding-tracker";
export const METHOD = "/funding-tracker/method";

/** The view with another choice: the list of rounds starts again, over the whole period. */
export function changedView(view: FundingView, changes: Partial<FundingView>): FundingView {
  return { ...view, sector: null, from: null, to: null, after: null, ...changes };
}

export function trackerAddress(view: FundingView): string {
  return TRACKER + fundingQuery(view);
}

/** The address of the list of rounds behind a figure. */
export function roundsAddress(view: FundingView): string {
  return `${trackerAddress(view)}#rounds`;
}

import { type FundingView, fundingQuery } from "../../../contracts/funding-view.ts";

export const TRACKER = "/funding-tracker";
export const METHOD = "/funding-tracker/method";

/** The view with something else chosen: the list of rounds starts anew, over the whole period. */
export function changedView(view: FundingView, changes: Partial<FundingView>): FundingView {
  return { ...view, from: null, to: null, after: null, ...changes };
}

export function trackerAddress(view: FundingView): string {
  return TRACKER + fundingQuery(view);
}

/** Leads to the list of the rounds behind a figure. */
export function roundsAddress(view: FundingView): string {
  return `${trackerAddress(view)}#rounds`;
}

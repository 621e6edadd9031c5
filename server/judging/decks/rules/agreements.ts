import type { CHECKS } from "../rubric/strengths.ts";
import { quoteOf } from "../text/sentences.ts";
import { equationsIn } from "./equations.ts";
import { type Evidence, type Filling, percentOf } from "./finding.ts";
import { fundsWholes } from "./funds.ts";
import { isMadeOfAll, totalsIn } from "./tables.ts";

/** What was computed from a deck's own figures, and is right. */
export type Agreement = {
  check: (typeof CHECKS)[number];
  page: number;
  text: string;
  fill: Filling;
};

const MOST = 6;

/** Says what a check has looked at and found in order: silence would look like not looking. */
export function agreementsOf({ outline }: Evidence): Agreement[] {
  const pies = fundsWholes(outline).filter(({ sum }) => sum === 100);
  const equations = equationsIn(outline).filter(({ holds }) => holds);
  const totals = totalsIn(outline).filter(isMadeOfAll);
  return [
    ...pies.map(({ page, text, shares }): Agreement => {
      return { check: "funds", page, text, fill: { parts: shares.map(percentOf) } };
    }),
    ...equations.map(({ sentence: { page, text } }): Agreement => {
      return { check: "equation", page, text: quoteOf(text), fill: {} };
    }),
    ...totals.map(({ page, text, parts }): Agreement => {
      return { check: "total", page, text, fill: { total: text, parts: workingOf(parts) } };
    }),
  ]
    .filter(({ page, text }) => outline.page(page)?.text.includes(text))
    .slice(0, MOST);
}

/** The parts of a total in the order of the page, as they are written there. */
function workingOf(parts: readonly { text: string }[]): string {
  return parts
    .toReversed()
    .map(({ text }, at) => (at === 0 || /^[-–−]/.test(text) ? text : `+ ${text}`))
    .join(" ");
}

import type { CHECKS } from "../rubric/strengths.ts";
import { quoteOf } from "../text/sentences.ts";
import { equationsIn } from "./equations.ts";
import { type Evidence, type Filling, percentOf } from "./finding.ts";
import { fundsWholes } from "./funds.ts";
import { isMadeOfAll, totalsIn } from "./tables.ts";

/** Something computed from a deck's own figures that is right. */
export type Agreement = {
  check: (typeof CHECKS)[number];
  page: number;
  text: string;
  fill: Filling;
};

const MOST = 6;

/** Says which checks found everything in order: silence would look as if nothing had been checked. */
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

/** The parts of a total as written on the page, in its order. */
function workingOf(parts: readonly { text: string }[]): string {
  return parts
    .toReversed()
    .map(({ text }, at) => (at === 0 || /^[-–−]/.test(text) ? text : `+ ${text}`))
    .join(" ");
}

import { fold } from "../../../language/fold.ts";
import { byColumn, type Claim } from "../claims.ts";
import type { Outline } from "../outline/outline.ts";
import { type Finding, percentOf, type Rule } from "./finding.ts";
import { couldMakeWhole } from "./funds.ts";

const LEAST_PARTS = 3;
const MOST_PARTS = 8;
const ROUNDING = 3;
/** Shares with a larger excess are not parts of one whole. */
const MOST_OVER = 60;

/** A split of revenue, orders or ownership that adds up to more than the whole. */
export const splitOver: Rule = ({ outline, claims }) =>
  byColumn(claims).flatMap((column): Finding[] => {
    const parts = column.filter((one) => !outline.says({ folded: one.label }, "total"));
    const shares = parts.map(({ amount }) => amount.value);
    const sum = shares.reduce((whole, share) => whole + share, 0);
    const [first, ...others] = parts;
    const isSplit =
      first !== undefined &&
      parts.length >= LEAST_PARTS &&
      parts.length <= MOST_PARTS &&
      parts.every((one) => isPart(one, outline)) &&
      new Set(parts.map(({ label }) => label)).size === parts.length &&
      isCalledSplit(first, outline) &&
      !isOneOfSeveral(first, claims);
    const isOver = sum > 100 + ROUNDING && sum <= 100 + MOST_OVER && !couldMakeWhole(shares);
    if (!isSplit || !isOver) return [];
    return [
      {
        rule: "split_over",
        page: first.page,
        text: first.quote,
        also: others.map(({ page, quote }) => ({ page, quote })),
        fill: { parts: shares.map(percentOf), sum: percentOf(sum) },
      },
    ];
  });

/** Shares at two times, or rates of growth, make no whole. */
function isPart({ label, head, amount, time }: Claim, { says }: Outline): boolean {
  const isOther = ["growthWord", "within", "margin"] as const;
  return (
    amount.kind === "percent" &&
    amount.value > 0 &&
    amount.value <= 100 &&
    label !== "" &&
    time === undefined &&
    !isOther.some((signal) => says({ folded: `${label} ${head}` }, signal))
  );
}

/** By the page's title, or by the line above the block or its head. */
function isCalledSplit({ page, block, head }: Claim, { deck, says }: Outline): boolean {
  const found = deck.pages.find(({ number }) => number === page);
  const above = found?.blocks[block - 1]?.rows.at(-1) ?? [];
  const corner = found?.blocks[block]?.rows[0]?.[0] ?? "";
  return [found?.title ?? "", corner, ...above, head].some((text) =>
    says({ folded: fold(text) }, "split"),
  );
}

/** In a table with several columns of percentages, each row may be the whole. */
function isOneOfSeveral({ page, block }: Claim, claims: readonly Claim[]): boolean {
  const columns = claims
    .filter((one) => one.page === page && one.block === block && one.amount.kind === "percent")
    .map(({ column }) => column);
  return new Set(columns).size > 1;
}

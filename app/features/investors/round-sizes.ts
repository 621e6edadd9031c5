import type { RoundSizes } from "../../i18n/round-sizes.ts";

/** In thousand US dollars, of the rounds that an investor joined. */
export type RoundsJoined = RoundSizes & {
  /** Of its latest round, where that is known. */
  latest?: number;
};

export type RoundAmount = {
  amount_usd_thousand: number | null;
  announced_on: string;
  startups: { slug: string };
};

/** @returns undefined where no amount is known. */
export function sizesOf(
  rounds: RoundAmount[],
  newest: { slug: string; latest_on: string } | undefined,
): RoundsJoined | undefined {
  const amounts = rounds.flatMap(({ amount_usd_thousand }) => amount_usd_thousand ?? []);
  if (amounts.length === 0) return undefined;
  const latest = rounds.find(
    ({ announced_on, startups }) =>
      announced_on === newest?.latest_on && startups.slug === newest.slug,
  )?.amount_usd_thousand;
  return { least: Math.min(...amounts), most: Math.max(...amounts), ...(latest && { latest }) };
}

import type { ReactNode } from "react";
import { type Role, STARTUP_ROLE } from "../../../contracts/accounts.ts";
import type { MatchResult } from "../../../contracts/match-operations.ts";
import { useMessages } from "../../i18n/messages-context.tsx";
import type { Difference, ResultGroup, Tier } from "./result-groups.ts";

/** The heading of each tier; the best by rate need none. */
const TIER_WORDS = {
  meetsAll: "tierMeetsAll",
  missesNone: "tierMissesNone",
  missesOne: "tierMissesOne",
  missesMore: "tierMissesMore",
  doubtful: "tierDoubtful",
  weak: "weaker",
} as const satisfies Record<Exclude<Tier, "fair">, string>;

const APART = {
  reach: "equalByReach",
  criteria: "equalByCriteria",
  latest: "equalByDeal",
  none: "equalAlike",
} as const satisfies Record<Difference, string>;

/** How a result's item looks by its place: equals share one background. */
const LOOKS = {
  alone: "mt-3",
  within: "pt-3 sm:bg-sunken sm:px-3",
  last: "pt-3 sm:rounded-b-xl sm:bg-sunken sm:px-3 sm:pb-3",
};

/**
 * Results in their order, all items of one list, so that a card moved into another group or tier
 * keeps what is open and typed in it. Where several fit equally well, that is said once, with what
 * distinguishes them.
 */
export function ResultList(props: {
  role: Role;
  groups: readonly ResultGroup<MatchResult>[];
  item(result: MatchResult, look: string): ReactNode;
}) {
  const { role, groups, item } = props;
  return (
    <ol className="mt-1 empty:hidden">
      {groups.flatMap((group, at) => {
        const { tier, count, results } = group;
        const isFirstOfTier = tier !== groups[at - 1]?.tier;
        const areEqual = count > 1;
        return [
          isFirstOfTier && tier !== "fair" ? (
            <TierHeading key={tier} tier={tier} points={results[0]?.points.length ?? 0} />
          ) : null,
          areEqual ? (
            <Equals key={`equal ${results[0]?.candidateId}`} role={role} group={group} />
          ) : null,
          ...results.map((one, place) => {
            const look = place === results.length - 1 ? LOOKS.last : LOOKS.within;
            return item(one, areEqual ? look : LOOKS.alone);
          }),
        ];
      })}
    </ol>
  );
}

function TierHeading({ tier, points }: { tier: keyof typeof TIER_WORDS; points: number }) {
  const t = useMessages("matches");
  return (
    <li className="mt-6 first:mt-3">
      <h3 className="text-lg font-bold">{t(TIER_WORDS[tier], { count: points })}</h3>
    </li>
  );
}

function Equals(props: { role: Role; group: ResultGroup<MatchResult> }) {
  const t = useMessages("matches");
  const { differ, count } = props.group;
  const apart = differ === "latest" && props.role !== STARTUP_ROLE ? "equalByRound" : APART[differ];
  return (
    <li className="mt-3 sm:rounded-t-xl sm:bg-sunken sm:px-3 sm:pt-3">
      <p className="font-semibold">{t("equal", { count })}</p>
      <p className="text-sm text-muted">{t(apart)}</p>
    </li>
  );
}

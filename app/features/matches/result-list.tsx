import type { ReactNode } from "react";
import { type Role, STARTUP_ROLE } from "../../../contracts/accounts.ts";
import type { MatchResult } from "../../../contracts/match-operations.ts";
import { useMessages } from "../../i18n/messages-context.tsx";
import { FAIR_RATE } from "./rate-badge.tsx";
import type { ResultOrder } from "./result-filter.ts";
import type { Difference, ResultGroup } from "./result-groups.ts";

const APART = {
  reach: "equalByReach",
  criteria: "equalByCriteria",
  latest: "equalByDeal",
  none: "equalAlike",
} as const satisfies Record<Difference, string>;

/** How the item of a result looks, by where it stands. */
const LOOKS = {
  alone: "mt-3",
  within: "pt-3 sm:bg-sunken sm:px-3",
  last: "pt-3 sm:rounded-b-xl sm:bg-sunken sm:px-3 sm:pb-3",
};

/**
 * Results in their order, each an item of one list wherever it stands: moved into another group or below the weaker
 * ones, a card keeps what is open and typed in it. Where several fit equally well, that is said once, and what tells
 * them apart.
 */
export function ResultList(props: {
  role: Role;
  groups: readonly ResultGroup<MatchResult>[];
  order: ResultOrder;
  item(result: MatchResult, place: { isAmongEquals: boolean; look: string }): ReactNode;
}) {
  const t = useMessages("matches");
  const { role, groups, order, item } = props;
  // By criteria the weak ones stand among the others.
  const firstWeak = order === "rate" ? groups.findIndex(({ rate }) => rate < FAIR_RATE) : -1;
  return (
    <ol className="mt-1 empty:hidden">
      {groups.flatMap((group, at) => {
        const { count, results } = group;
        const areEqual = count > 1;
        return [
          at === firstWeak ? (
            <li key="weaker" className="mt-8">
              <h3 className="text-lg font-bold text-muted">{t("weaker")}</h3>
            </li>
          ) : null,
          areEqual ? (
            <Equals key={`equal ${results[0]?.candidateId}`} role={role} group={group} />
          ) : null,
          ...results.map((one, place) => {
            const look = place === results.length - 1 ? LOOKS.last : LOOKS.within;
            return item(one, { isAmongEquals: areEqual, look: areEqual ? look : LOOKS.alone });
          }),
        ];
      })}
    </ol>
  );
}

function Equals(props: { role: Role; group: ResultGroup<MatchResult> }) {
  const t = useMessages("matches");
  const { differ, count } = props.group;
  const apart = differ === "latest" && props.role !== STARTUP_ROLE ? "equalByRound" : APART[differ];
  return (
    <li className="mt-3 sm:rounded-t-xl sm:bg-sunken sm:px-5 sm:pt-3">
      <p className="font-semibold">{t("equal", { count })}</p>
      <p className="text-sm text-muted">{t(apart)}</p>
    </li>
  );
}

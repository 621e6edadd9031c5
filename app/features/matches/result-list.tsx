import { type ReactNode, useId } from "react";
import { type Role, STARTUP_ROLE } from "../../../contracts/accounts.ts";
import type { MatchResult } from "../../../contracts/match-operations.ts";
import { useMessages } from "../../i18n/messages-context.tsx";
import { RateBadge } from "./rate-badge.tsx";
import type { ResultOrder } from "./result-filter.ts";
import { type Difference, groupsOf, type ResultGroup } from "./result-groups.ts";

const APART = {
  reach: "equalByReach",
  criteria: "equalByCriteria",
  latest: "equalByDeal",
  none: "equalAlike",
} as const satisfies Record<Difference, string>;

/** Results in their order. Where several fit equally well, that is said once, and what tells them apart. */
export function ResultList(props: {
  role: Role;
  results: readonly MatchResult[];
  order: ResultOrder;
  /** @param isRateSaid the rate stands above it. */
  item(result: MatchResult, isRateSaid: boolean): ReactNode;
}) {
  const { role, results, order, item } = props;
  const groups =
    order === "rate"
      ? groupsOf(results)
      : results.map((one) => ({ rate: one.rate, differ: "none" as const, results: [one] }));
  return (
    <ol className="mt-4 grid grid-cols-1 gap-3 empty:hidden">
      {groups.map((group) =>
        group.results.length === 1 ? (
          group.results.map((one) => item(one, false))
        ) : (
          <Equals
            key={group.results.map(({ candidateId }) => candidateId).join()}
            role={role}
            group={group}
          >
            {group.results.map((one) => item(one, true))}
          </Equals>
        ),
      )}
    </ol>
  );
}

function Equals(props: { role: Role; group: ResultGroup<MatchResult>; children: ReactNode }) {
  const t = useMessages("matches");
  const id = useId();
  const { role, children } = props;
  const { rate, differ, results } = props.group;
  const apart = differ === "latest" && role !== STARTUP_ROLE ? "equalByRound" : APART[differ];
  return (
    <li className="sm:rounded-xl sm:bg-sunken sm:p-3">
      <div className="flex items-start justify-between gap-x-4 sm:px-2">
        <p id={id}>
          <span className="block font-semibold">{t("equal", { count: results.length })}</span>
          <span className="block text-sm text-muted">{t(apart)}</span>
        </p>
        <RateBadge rate={rate} />
      </div>
      <ol aria-labelledby={id} className="mt-3 grid grid-cols-1 gap-3">
        {children}
      </ol>
    </li>
  );
}

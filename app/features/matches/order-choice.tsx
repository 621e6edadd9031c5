import { useId } from "react";
import type { MatchResult } from "../../../contracts/match-operations.ts";
import { useMessages } from "../../i18n/messages-context.tsx";
import { RESULT_ORDERS, type ResultOrder } from "./result-filter.ts";

const WORDS = {
  rate: "sortRate",
  criteria: "sortCriteria",
} as const satisfies Record<ResultOrder, string>;

/** Orders by the whole fit or by the person's own points; renders nothing without points. */
export function OrderChoice(props: {
  results: readonly MatchResult[];
  chosen: ResultOrder;
  onChoose(order: ResultOrder): void;
}) {
  const t = useMessages("matches");
  const id = useId();
  const { results, chosen, onChoose } = props;
  if (results.length < 2 || results.every(({ points }) => points.length === 0)) return null;
  return (
    <div className="ms-auto flex items-center gap-2 text-sm">
      <label htmlFor={id} className="shrink-0 text-muted max-sm:sr-only">
        {t("sort")}
      </label>
      <select
        id={id}
        className="input !w-auto !py-1.5"
        value={chosen}
        onChange={({ currentTarget }) => {
          const order = RESULT_ORDERS.find((one) => one === currentTarget.value);
          if (order) onChoose(order);
        }}
      >
        {RESULT_ORDERS.map((order) => (
          <option key={order} value={order}>
            {t(WORDS[order])}
          </option>
        ))}
      </select>
    </div>
  );
}

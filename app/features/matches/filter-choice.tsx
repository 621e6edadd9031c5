import { useId } from "react";
import type { MatchResult } from "../../../contracts/match-operations.ts";
import { useMessages } from "../../i18n/messages-context.tsx";
import { chosenResults, RESULT_FILTERS, type ResultFilter } from "./result-filter.ts";

const WORDS = {
  all: "filterAll",
  reachable: "filterReachable",
  open: "filterOpen",
  contacted: "filterContacted",
  fitting: "filterFitting",
} as const satisfies Record<ResultFilter, string>;

/** The filters of the matches; each shows its count, and takes effect at once. */
export function FilterChoice(props: {
  results: readonly MatchResult[];
  chosen: ResultFilter;
  onChoose(filter: ResultFilter): void;
}) {
  const t = useMessages("matches");
  const name = useId();
  const { results, chosen, onChoose } = props;
  return (
    <fieldset className="mt-4 min-w-0">
      <legend className="sr-only">{t("filter")}</legend>
      <div className="grid grid-cols-2 gap-2 sm:flex sm:flex-wrap">
        {RESULT_FILTERS.map((filter) => (
          <label key={filter} className="choice !gap-2 !px-3 text-sm">
            <input
              type="radio"
              name={name}
              value={filter}
              checked={filter === chosen}
              className="checkbox"
              onChange={() => onChoose(filter)}
            />
            {t(WORDS[filter], { count: chosenResults(results, filter).length })}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

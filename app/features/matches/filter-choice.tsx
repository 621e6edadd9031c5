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
  const counted = RESULT_FILTERS.map((filter) => ({
    filter,
    count: chosenResults(results, filter).length,
  }));
  // Filters that would show nothing, or everything, are left out.
  const offered = counted.filter(
    ({ filter, count }) =>
      filter === "all" || filter === chosen || (count > 0 && count < results.length),
  );
  if (offered.length < 2) return null;
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{t("filter")}</legend>
      <div className="row-of-links -mx-4 flex gap-2 overflow-x-auto px-4 pb-1 sm:mx-0 sm:flex-wrap sm:px-0">
        {offered.map(({ filter, count }) => (
          <label
            key={filter}
            className="relative flex min-h-11 shrink-0 cursor-pointer items-center rounded-full border border-(--field-line) bg-surface px-4 text-sm has-checked:border-leaf has-checked:bg-leaf has-checked:font-medium has-checked:text-on-leaf has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-turmeric"
          >
            <input
              type="radio"
              name={name}
              value={filter}
              checked={filter === chosen}
              className="absolute inset-0 cursor-pointer opacity-0"
              onChange={() => onChoose(filter)}
            />
            {t(WORDS[filter], { count })}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

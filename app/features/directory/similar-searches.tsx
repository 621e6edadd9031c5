import { Link } from "react-router";
import { type Directory, type ListState, listAddress } from "../../../contracts/directory-view.ts";
import { joinNames } from "../../../contracts/lists.ts";
import { useLabel, useLanguage, useMessages } from "../../i18n/messages-context.tsx";
import type { Facets } from "./facets.ts";
import { nearMisses } from "./near-misses.ts";

/** Below a list with few rows: similar lists with more, each with its count. */
export function SimilarSearches(props: {
  directory: Directory;
  state: ListState;
  facets: Facets;
  countText: (count: number) => string;
}) {
  const { directory, state, facets, countText } = props;
  const t = useMessages("directory");
  const label = useLabel();
  const language = useLanguage();
  const misses = nearMisses(state, facets);
  if (misses.length === 0) return null;
  const nameOf = ({ name, chosen }: ListState) => {
    const names = Object.values(chosen).flat().map(label);
    return joinNames(name === "" ? names : [t("quoted", { text: name }), ...names], language);
  };
  return (
    <section aria-labelledby="similar-searches" className="mt-8">
      <h2 id="similar-searches" className="text-xl font-bold">
        {t("similarSearches")}
      </h2>
      <ul className="mt-3 flex flex-wrap gap-2">
        {misses.map((miss) => {
          const to = listAddress(directory, miss.state);
          return (
            <li key={to}>
              <Link to={to} className="button button-quiet text-sm">
                {nameOf(miss.state)}
                <span className="font-normal text-muted">{countText(miss.count)}</span>
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

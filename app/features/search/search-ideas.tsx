import { useMemo } from "react";
import { Link } from "react-router";
import { useMessages } from "../../i18n/messages-context.tsx";
import { useHydrated } from "../../platform/use-hydrated.ts";
import { searchAddress } from "./query.ts";
import { readRecentSearches } from "./recent-searches.ts";

const EXAMPLES = [
  "exampleTopic",
  "exampleStage",
  "examplePlace",
  "exampleField",
  "exampleTrend",
] as const;

/**
 * This browser's searches, or examples before the first: one line, so that nothing moves. An
 * example is a whole question, because single sectors and countries are offered below.
 */
export function SearchIdeas() {
  const t = useMessages("search");
  const isHydrated = useHydrated();
  const recent = useMemo(() => (isHydrated ? readRecentSearches() : []), [isHydrated]);
  const hasRecent = recent.length > 0;
  const ideas = hasRecent ? recent : EXAMPLES.map((key) => t(key));
  return (
    <section aria-labelledby="ideas" className="mt-5">
      <h2 id="ideas" className="font-sans text-sm font-semibold text-muted">
        {t(hasRecent ? "recent" : "examples")}
      </h2>
      <ul className="row-of-links -mx-4 mt-2 flex gap-2 overflow-x-auto px-4 sm:mx-0 sm:px-0">
        {ideas.map((idea) => (
          <li key={idea}>
            <Link to={searchAddress(idea)} className="button button-quiet !px-4 text-sm">
              <span className="max-w-60 truncate">{idea}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
